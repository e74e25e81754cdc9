import { allMatches, legalFormsIn, nameLikelihood, parsePersonName, patternOf } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { copyrightHolders } from './copyright-holders';
import { isImprint } from './imprint';
import { legalNamesIn } from './legal-name';
import { LEGAL_NOTICE_WORDS } from './legal-notice-words';

/** An imprint names its company within this many lines from the top. */
const IMPRINT_HEAD = 40;
const MAX_NAME = 60;
const MAX_WORDS = 6;
/** How many lines below its name a firm's postal code may be. */
const MAX_DISTANCE = 3;
const MAX_LINE = 600;
/** `10115 Berlin`, `CH-8001 Zürich`, `1234 AB Utrecht`. */
const CODE_AND_TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,5}(?: [A-Z]{2})? \p{Lu}/u;
const NAME = /^[\p{Lu}\d][^.!?:;@|–—]*$/u;
const WORD = "\\p{Lu}[\\p{L}\\d'’-]*";
/** `John Smith trading as Leeds Roofs`, `Jansen Sales, mede handelend onder de naam Dakwerk`. */
const TRADING_AS = new RegExp(
  `(?<name>${WORD}(?: (?:& )?${WORD}){0,4}),? \\(?${patternOf(LEGAL_NOTICE_WORDS.companyNames.tradingAs)} ["“„«'‘]?(?<brand>\\p{Lu}[^,.;:()"”»'’]{1,50})`,
  'gu',
);
const SOME_TRADING_AS = new RegExp(patternOf(LEGAL_NOTICE_WORDS.companyNames.tradingAs), 'u');
/** `Impianti Nord di Mario Rossi`, `Scavi Rossi di Rossi Mario e figli`: an Italian firm with the name of its owner. */
const OWNED_BY =
  /^\p{Lu}.{1,60} di (?<owner>\p{Lu}\p{L}+ \p{Lu}\p{L}+)(?: (?:e|&) (?:figli|\p{Lu}[\p{L}.]*))?$/u;

/**
 * Returns the full names of firms that have no legal form, because they are a person's: who trades under the name that
 * the site uses, the firm at the top of an imprint, the Italian one in a copyright notice.
 */
export function namesWithoutForm(
  page: WebPage,
  lines: readonly string[],
  isSimilar: (name: string) => boolean,
): string[] {
  const own = [...tradingAs(page, lines, isSimilar), ...atTop(page, lines, isSimilar)];
  return [...own, ...copyrightHolders(page).filter((holder) => isOwnedFirm(holder) && isSimilar(holder))];
}

function tradingAs(
  { kind }: WebPage,
  lines: readonly string[],
  isSimilar: (name: string) => boolean,
): string[] {
  if (kind !== 'legal' && kind !== 'contact' && kind !== 'about') return [];
  return lines.flatMap((line) => {
    const text = line.slice(0, MAX_LINE);
    if (!SOME_TRADING_AS.test(text)) return [];
    return allMatches(text, TRADING_AS).flatMap(({ groups }) => {
      const { name = '', brand = '' } = groups ?? {};
      return legalFormsIn(name).length === 0 && isSimilar(brand.trim()) ? [name] : [];
    });
  });
}

/** Returns the line above the address of an imprint that gives no full name with a legal form. */
function atTop(page: WebPage, lines: readonly string[], isSimilar: (name: string) => boolean): string[] {
  if (page.kind !== 'legal' || !isImprint(page)) return [];
  const head = lines.slice(0, IMPRINT_HEAD);
  if (head.some((line) => legalNamesIn(line).length > 0)) return [];
  const name = head.find((line, at) => {
    const below = lines.slice(at + 1, at + 1 + MAX_DISTANCE);
    return (
      line.length <= MAX_NAME &&
      NAME.test(line) &&
      line.split(' ').length <= MAX_WORDS &&
      below.some((text) => CODE_AND_TOWN.test(text)) &&
      isSimilar(line)
    );
  });
  return name === undefined ? [] : [name];
}

function isOwnedFirm(holder: string): boolean {
  const owner = OWNED_BY.exec(holder)?.groups?.['owner'];
  return owner !== undefined && parsePersonName(owner) !== null && nameLikelihood(owner) === 'likely';
}
