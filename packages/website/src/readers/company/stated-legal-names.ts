import {
  allMatches,
  domainLabel,
  foldName,
  plainText,
  type LegalForm,
  legalFormOf,
  legalFormsIn,
  patternOf,
  nameSimilarity,
  stripLegalForm,
} from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { layoutOf } from '../../layout/layout';
import type { ReaderInput } from '../reader';
import { siteNames } from '../site-name-matcher';
import { CONFIDENCE } from './confidence';
import { copyrightHolders } from './copyright-holders';
import { isImprint } from './imprint';
import { sharedTitleNames } from './shared-title-names';

import { isOtherPartyLine, legalLines, namesOtherParty } from './legal-lines';
import { type LegalNameMatch, legalNamesIn } from './legal-name';
import { LEGAL_NOTICE_WORDS } from './legal-notice-words';
import { indonesianFormsIn } from './name-behind-form';
import { namesWithoutForm } from './names-without-form';

/** A full legal name or a legal form that a page states for the company. Either may be missing. */
export interface StatedLegalName {
  name: string | null;
  legalForm: LegalForm | null;
  confidence: number;
}

const MAX_LINE = 1_500;
/** An imprint names its company within this many lines from the top. */
const IMPRINT_HEAD = 25;
const WORDS = LEGAL_NOTICE_WORDS.companyNames;
/** Text before the name of the company behind a site, on the same line or the one above. */
const OWN_NAME_LABEL = new RegExp(
  `(?:${patternOf(WORDS.beforeOwnName)}|angaben gemäß § ?5.{0,20}) ?:? ?$`,
  'i',
);
/**
 * Wording, on any page about the company, that names the owner of a trading name: `Mother Oak is a trading
 * name of …`.
 */
const OWNER_BEFORE = new RegExp(`(?<!\\p{L})${patternOf(WORDS.tradingNameOf)} ?$`, 'iu');
/** A name that the notice gives its company: `Nordwerk Ltd (“we”)`, `Nordwerk Ltd trading as Fjord`. */
export const OWNER_AFTER = new RegExp(
  `^[\\s,(]{0,3}(?:${patternOf(WORDS.tradingAs)}|["'“‘„«](?:the )?${patternOf(WORDS.we)}\\b)`,
  'i',
);
/** A full stop ends a name, unless it is that of an initial or inside a word. */
const WORD = "(?:\\p{Lu}\\p{Ll}?\\.|\\p{Lu}[\\p{L}\\d&'’-]*(?:\\.[\\p{L}\\d&'’-]+)*)";
/** What follows a legal form: a name in quotation marks, or capitalised words. */
const NAME_BEHIND = new RegExp(
  `^ ?(?:[«„“”"'](?<quoted>[^«»„“”"\n]{2,60})[»“”"']|(?<= )(?<name>${WORD}(?: (?:(?:&|${patternOf(WORDS.insideNames)}) )?${WORD}){0,4}))`,
  'u',
);
/** `Registered company name: …`, `Eingetragener Firmenname: …`. */
const NAME_LABEL = new RegExp(
  `^(?:\\p{L}{4,15} )?${patternOf(WORDS.nameLabels)}(?!\\p{Ll}) ?[:：–—-]? ?`,
  'iu',
);
/** `Company name` behind the same label in another language. A single word may begin the name. */
const LABEL_AGAIN = new RegExp(
  `^(?:[/|] ?)?(?=\\p{L}+ \\p{L})${patternOf(WORDS.nameLabels)}(?!\\p{Ll}) ?[:：–—-]? ?`,
  'iu',
);
const ABBREVIATION = /^ ?\((?:the )?["“„«'‘]?(?<short>[\p{L}\d][\p{L}\d&.-]{1,20})["”“»'’]?\)/u;
const FORM_LABEL = new RegExp(`^${patternOf(WORDS.formLabels)} ?[:：–—-]? ?`, 'i');

/**
 * Returns the company's full names that a page states: next to a label, similar to the domain, at the top of
 * an imprint, or in a copyright notice.
 */
export function statedLegalNames(
  page: WebPage,
  { site, pages }: Pick<ReaderInput, 'site' | 'pages'>,
): StatedLegalName[] {
  const names = siteNames({ site, pages });
  const titles = sharedTitleNames(pages);
  // `ATI – Advanced Medical Technologies Ltd` is ATI.
  const isSimilar = (name: string): boolean =>
    nameSimilarity(name, site.domain) >= 0.5 ||
    [name, ...name.split(/ [–—-] /)].some((part) => {
      const bare = foldName(stripLegalForm(part));
      return names.has(bare) || titles.has(bare);
    });
  const lines = legalLines(page);
  const { blocks } = layoutOf(page);
  const asked = new Set(blocks.filter(({ region }) => region === 'form').map(({ text }) => text));
  const ownLines = lines.map((line, at) =>
    asked.has(line) || isOtherPartyLine(lines, at) ? '' : withFormBelow(line, lines[at + 1] ?? ''),
  );
  return [
    ...besideLabels(page, ownLines, site.domain),
    ...aboveForms(page, ownLines),
    ...inRunningText(page, ownLines, { domain: site.domain, isSimilar }),
    ...besideOthers(
      lines.filter((line, at) => ownLines[at] === '' && !asked.has(line)),
      site.domain,
    ),
    ...behindForms(page, ownLines, site.domain),
    ...inCopyright(page, { domain: site.domain, isSimilar }),
    ...namesWithoutForm(page, ownLines, isSimilar).map((name) => ({
      name,
      legalForm: null,
      confidence: CONFIDENCE.wording,
    })),
  ].map((stated) => ({
    ...stated,
    name: stated.name === null ? null : withoutWordsBefore(stated.name, pages),
  }));
}

/** Returns the names in sections about other parties that are the domain's: the company's officers have its name. */
function besideOthers(lines: readonly string[], domain: string): StatedLegalName[] {
  return lines.flatMap((line) =>
    legalNamesIn(line.slice(0, MAX_LINE))
      .filter(({ name }) => nameSimilarity(name, domain) === 1)
      .map(({ name, legalForm }) => ({ name, legalForm, confidence: CONFIDENCE.wording - 0.05 })),
  );
}

const MAX_WORD = 30;
/** What may lead from other words to the name of the company. */
const BEFORE_COMPANY = new RegExp(` (?:[–—-]|${patternOf(WORDS.beforeCompany)}) `, 'gu');
/** What a name does not go on after: a line's start, a sign, a word in small letters. */
const BEFORE_WHOLE_NAME = /(?:^|\n|[^\p{L}\p{N}\s–—-] ?|(?<![\p{L}\p{N}])\p{Ll}+ )$/u;

/**
 * `Fjordlight – Nordwerk AG` and `Terms of Use of Nordwerk AG` are Nordwerk AG if the site writes that name without
 * those words as well.
 */
function withoutWordsBefore(name: string, pages: ReaderInput['pages']): string {
  const companies = allMatches(name, BEFORE_COMPANY).map(({ 0: { length }, index }) =>
    name.slice(index + length),
  );
  const isWhole = (company: string): boolean => /^\p{Lu}/u.test(company) && legalNamesIn(company).length > 0;
  return companies.find((company) => isWhole(company) && isAlone(company, name, pages)) ?? name;
}

/** Whether pages write a company's name outside of a longer one that ends with it. */
function isAlone(company: string, longer: string, pages: ReaderInput['pages']): boolean {
  return pages.some(({ text }) =>
    text
      .replaceAll(longer, '')
      .split(company)
      .slice(0, -1)
      .some((before) => BEFORE_WHOLE_NAME.test(before.slice(-MAX_WORD))),
  );
}

/** Returns a line that ends in a comma with the next one if that begins with a form that is spelled out. */
function withFormBelow(line: string, next: string): string {
  const isSplit = line.endsWith(',') && legalFormsIn(next)[0]?.start === 0 && /^\p{L}+ \p{L}/u.test(next);
  return isSplit ? `${line} ${next}` : line;
}

function besideLabels(page: WebPage, lines: readonly string[], domain: string): StatedLegalName[] {
  const { kind } = page;
  if (kind !== 'legal' && kind !== 'about' && kind !== 'contact') return [];
  const confidence = CONFIDENCE.labelled - (kind === 'legal' ? 0 : 0.05);
  return lines.flatMap((line, at): StatedLegalName[] => {
    if (line.length > 200) return [];
    const nameNextTo = (label: RegExp): string | null => {
      if (!label.test(line)) return null;
      const named = line.replace(label, '') || (lines[at + 1] ?? '');
      return named.replace(LABEL_AGAIN, '');
    };
    const form = legalFormsIn(nameNextTo(FORM_LABEL) ?? '')[0];
    if (form) return [{ name: null, legalForm: form.legalForm, confidence }];
    const text = plainText(nameNextTo(NAME_LABEL) ?? '', 120);
    const full = legalNamesIn(text)[0];
    if (full) return [{ ...withDomainWord(text, full, domain), confidence: confidence + 0.05 }];
    // `Firma Rodzinna` is a sentence; `Firma: Acme` and `Firma` above `Acme` are labels.
    const [label = ''] = NAME_LABEL.exec(line) ?? [];
    // The tables of legal pages put both on one line.
    const isLabel = kind === 'legal' || label.trim() === line.trim() || /[:：–—-]\s*$/u.test(label);
    const isName =
      isLabel &&
      // Privacy notices list what forms ask for.
      (isImprint(page) || nameSimilarity(text, domain) > 0) &&
      text.length >= 2 &&
      text.split(' ').length <= 8 &&
      /\p{L}/u.test(text) &&
      !/^\(|[.!?]$|[:@]/.test(text);
    return isName ? [{ name: text, legalForm: legalFormOf(text), confidence: confidence - 0.1 }] : [];
  });
}

/** `Acme Group` above `Société par actions simplifiée (SAS)`: legal notices spell the form out below the name. */
function aboveForms(page: WebPage, lines: readonly string[]): StatedLegalName[] {
  if (page.kind !== 'legal' || !isImprint(page)) return [];
  return lines.slice(0, IMPRINT_HEAD).flatMap((name, at): StatedLegalName[] => {
    const below = lines[at + 1] ?? '';
    const [form] = legalFormsIn(below);
    const isSpelledOut = form !== undefined && form.start === 0 && below.slice(0, form.end).includes(' ');
    const isName = /^\p{Lu}.{1,80}$/u.test(name) && name.split(' ').length <= 5 && !/[.!?:@\d]/.test(name);
    if (!isSpelledOut || !isName || legalFormsIn(name).length > 0) return [];
    return [{ name, legalForm: form.legalForm, confidence: CONFIDENCE.labelled - 0.1 }];
  });
}

/** What the names on a page are compared with. */
interface OwnNames {
  domain: string;
  /** Whether a name resembles the domain or is the one that the site uses. */
  isSimilar: (name: string) => boolean;
}

function inRunningText(
  page: WebPage,
  lines: readonly string[],
  { domain, isSimilar }: OwnNames,
): StatedLegalName[] {
  const imprint = page.kind === 'legal' && isImprint(page);
  const base = page.kind === 'legal' ? CONFIDENCE.labelled - 0.05 : CONFIDENCE.wording;
  let first = true;
  return lines.flatMap((line, at) =>
    legalNamesIn(line.slice(0, MAX_LINE)).flatMap((found) => {
      const { name, legalForm, start, end } = withDomainWord(line, found, domain);
      const before =
        line.slice(Math.max(0, start - 40), start).trim() || (lines[at - 1] ?? '').slice(-60).trim();
      const isLabelled = OWN_NAME_LABEL.test(before) || OWNER_AFTER.test(line.slice(end, end + 30));
      const labelled = OWNER_BEFORE.test(before) || (page.kind === 'legal' && isLabelled);
      const isClear = !legalForm.ambiguous || line.trim() === name;
      const isFirstInImprint = imprint && first && at < IMPRINT_HEAD && isClear;
      first = false;
      const sign = labelled || isFirstInImprint ? 0.05 : 0;
      if (isSimilar(name) || abbreviationsBehind(line, end).some(isSimilar))
        return [{ name, legalForm, confidence: base + sign }];
      const isLikely = sign > 0 && !namesOtherParty(name) && !/^\p{Ll}+ /u.test(name);
      return isLikely ? [{ name, legalForm, confidence: base - 0.25 }] : [];
    }),
  );
}

/** Returns the abbreviation that may follow a name in brackets: `ARS` of `Advanced Robotic Systems Ltd (ARS)`. */
function abbreviationsBehind(text: string, end: number): string[] {
  const short = ABBREVIATION.exec(text.slice(end))?.groups?.['short'];
  return short === undefined ? [] : [short];
}

/** Adds the word before a name if the domain starts with it: names such as `acme Service GmbH` start small. */
function withDomainWord(line: string, found: LegalNameMatch, domain: string): LegalNameMatch {
  const [word = ''] = /(?<!\S)\p{Ll}[\p{L}\d]{2,} $/u.exec(line.slice(0, found.start)) ?? [];
  return word !== '' && foldName(domainLabel(domain)).startsWith(foldName(word))
    ? { ...found, name: word + found.name }
    : withWordsOfDomain(line, found, foldName(domainLabel(domain)));
}

/** Adds the words before a name that the domain has as well: `Backen mit Holm GmbH` at backenmitholm.de. */
function withWordsOfDomain(line: string, found: LegalNameMatch, label: string): LegalNameMatch {
  const before = line.slice(0, found.start).match(/\S+/g)?.slice(-3) ?? [];
  const names = before.map((_word, at) => `${before.slice(at).join(' ')} ${found.name}`);
  const whole = names.find((name) => /^[\p{L}\p{N}]/u.test(name) && foldName(stripLegalForm(name)) === label);
  return whole === undefined ? found : { ...found, name: whole };
}

/**
 * `UAB Acme`, `SARL ACME`, `ООО «Акме»`: in some countries the legal form precedes the name, which must resemble
 * the domain.
 */
function behindForms({ kind }: WebPage, lines: readonly string[], domain: string): StatedLegalName[] {
  const confidence = kind === 'legal' ? CONFIDENCE.labelled - 0.05 : CONFIDENCE.wording;
  return lines.flatMap((line) => {
    const text = line.slice(0, MAX_LINE);
    const forms = [...legalFormsIn(text), ...indonesianFormsIn(text)];
    const named = forms.length === 0 ? [] : legalNamesIn(text);
    return forms.flatMap(({ legalForm, start, end }): StatedLegalName[] => {
      const groups = NAME_BEHIND.exec(text.slice(end))?.groups;
      const name = groups?.['quoted'] ?? groups?.['name']?.replace(/\.$/, '');
      const isNamed = named.some((other) => other.start < end && start < other.end);
      if (name === undefined || isNamed || nameSimilarity(name, domain) < 0.6) return [];
      return [{ name: `${text.slice(start, end)} ${name}`, legalForm, confidence }];
    });
  });
}

function inCopyright(page: WebPage, { domain, isSimilar }: OwnNames): StatedLegalName[] {
  return copyrightHolders(page).flatMap((holder) => {
    const holderForm = legalFormOf(holder);
    const names = holderForm
      ? [{ name: withUsualLegalForm(holder, holderForm), legalForm: holderForm, end: holder.length }]
      : legalNamesIn(holder).map((name) => withDomainWord(holder, name, domain));
    return names.flatMap(({ name, legalForm, end }) => {
      const isOwn = isSimilar(name) || abbreviationsBehind(holder, end).some(isSimilar);
      // Fonts and scripts have their own copyright notices.
      if (!isOwn && namesOtherParty(name)) return [];
      return [{ name, legalForm, confidence: isOwn ? CONFIDENCE.element : CONFIDENCE.inference }];
    });
  });
}

/** Normalises a name that ends in its legal form: no full stop after `Ltd`, no dash before the form. */
function withUsualLegalForm(name: string, { form }: LegalForm): string {
  const plain = name.replace(/ [–—-] (?=\S+$)/, ' ');
  return form === 'Ltd' ? plain.replace(/\.$/, '') : plain;
}
