import { nameSimilarity, patternOf } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { layoutOf } from '../../layout/layout';
import { type LegalNameMatch, legalNamesIn } from './legal-name';
import { isOtherPartyLine, legalLines, namesOtherParty } from './legal-lines';
import { LEGAL_NOTICE_WORDS } from './legal-notice-words';

const SIGNED_KINDS = new Set(['home', 'about', 'contact', 'legal']);
const MAX_LINE = 150;
/** A longer line is a paragraph, whose later sentences are about something else. */
const MAX_REGISTERED_LINE = 600;
/** How many lines below its name a company's address, phone number or e-mail address begins. */
const MAX_DISTANCE = 4;
/** A postal code, a phone number or an e-mail address. */
const CONTACT = /\d{4}|\d{2,3}[ -]\d{2,3}|@/;
/** `, registered in England and Wales`, `(company number 123)`: nobody else is introduced so. */
const REGISTERED = new RegExp(
  `^[\\s,;:.()|·–—-]{0,4}(?:${patternOf(LEGAL_NOTICE_WORDS.companyNames.afterOwnName)})(?!\\p{Ll})`,
  'iu',
);
const MAX_REGISTRATION = 80;
/** `Acme Ltd, 12 High Street, London SW1A 1AA` on one line. */
const DETAILS_FOLLOW = /^ ?[,|·•–-] ?\P{L}*\p{L}.*(?:\d{4}|\d{2,3}[ -]\d{2,3}|@|\d[A-Z]{2}\b)/u;
const TITLE_SEPARATOR = / [|·•–—-] |\n/;
const MAX_TITLE = 300;

/**
 * Returns the full names with which a page is signed: a line that is nothing but a name with its legal form, above
 * contact details; a name before its address or registration; a part of the home page's title. The name may have
 * nothing in common with the domain.
 */
export function signedLegalNames(page: WebPage): LegalNameMatch[] {
  if (!SIGNED_KINDS.has(page.kind)) return [];
  const asked = new Set(
    layoutOf(page)
      .blocks.filter(({ region }) => region === 'form')
      .map(({ text }) => text),
  );
  const isOther = (name: string): boolean =>
    namesOtherParty(name) && nameSimilarity(name, page.url.hostname.replace(/^www\./, '')) < 0.5;
  const lines = legalLines(page);
  const written = lines.flatMap((line, at) => {
    if (line.length > MAX_REGISTERED_LINE || asked.has(line) || isOtherPartyLine(lines, at)) return [];
    const below = lines.slice(at + 1, at + 1 + MAX_DISTANCE);
    const isSigned = line.length <= MAX_LINE && below.some((text) => CONTACT.test(text));
    const registered = legalNamesIn(line).filter(({ name, end }) => {
      const after = line.slice(end, end + MAX_REGISTRATION);
      return !isOther(name) && REGISTERED.test(after.trim() === '' ? (below[0] ?? '') : after);
    });
    if (registered.length > 0) return registered;
    return isSigned ? [...wholeName(line), ...addressedName(line)] : addressedName(line);
  });
  return [...written, ...namesInTitle(page)];
}

function namesInTitle({ kind, $, meta }: WebPage): LegalNameMatch[] {
  if (kind !== 'home') return [];
  const title = $('title').first().text().slice(0, MAX_TITLE).trim();
  return [...title.split(TITLE_SEPARATOR), meta['og:site_name'] ?? ''].flatMap((part) =>
    wholeName(part.trim()),
  );
}

/** Returns the name at the start of a line that goes on with its address. */
function addressedName(line: string): LegalNameMatch[] {
  const [found, ...others] = line.length <= MAX_LINE ? legalNamesIn(line) : [];
  const isAddressed =
    found !== undefined &&
    others.length === 0 &&
    found.start === 0 &&
    DETAILS_FOLLOW.test(line.slice(found.end));
  return isAddressed ? [found] : [];
}

/** Returns the name that a line consists of. */
function wholeName(line: string): LegalNameMatch[] {
  const [found, ...others] = legalNamesIn(line);
  const isWhole =
    found !== undefined && others.length === 0 && found.start === 0 && found.end === line.trimEnd().length;
  return isWhole ? [found] : [];
}
