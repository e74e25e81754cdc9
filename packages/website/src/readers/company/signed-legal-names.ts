import type { WebPage } from '../../page/web-page';
import { layoutOf } from '../../layout/layout';
import { type LegalNameMatch, legalNamesIn } from './legal-name';
import { isOtherPartyLine, legalLines } from './legal-lines';

const SIGNED_KINDS = new Set(['home', 'about', 'contact', 'legal']);
const MAX_LINE = 100;
/** How many lines below its name a company's address, phone number or e-mail address begins. */
const MAX_DISTANCE = 3;
/** A postal code, a phone number or an e-mail address. */
const CONTACT = /\d{4}|\d{2,3}[ -]\d{2,3}|@/;

/**
 * Returns the full names with which a page is signed: a line that is nothing but a name with its legal form, above
 * contact details. The name may have nothing in common with the domain.
 */
export function signedLegalNames(page: WebPage): LegalNameMatch[] {
  if (!SIGNED_KINDS.has(page.kind)) return [];
  const asked = new Set(
    layoutOf(page)
      .blocks.filter(({ region }) => region === 'form')
      .map(({ text }) => text),
  );
  const lines = legalLines(page);
  return lines.flatMap((line, at) => {
    if (line.length > MAX_LINE || asked.has(line) || isOtherPartyLine(lines, at)) return [];
    const [found, ...others] = legalNamesIn(line);
    const isWhole =
      found !== undefined &&
      others.length === 0 &&
      !found.legalForm.ambiguous &&
      found.start === 0 &&
      found.end === line.trimEnd().length;
    const below = lines.slice(at + 1, at + 1 + MAX_DISTANCE);
    return isWhole && below.some((text) => CONTACT.test(text)) ? [found] : [];
  });
}
