import type { EvidenceOf } from '@firmlens/contract';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import { loadVocabulary, patternOf, type SpellingsByLanguage } from '@firmlens/text';

import { elementText } from '../element-text';
import { createEvidence, type Reader } from '../reader';
import { nestedSchemaNodes, schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { homeCountry } from './home-country';
import { isOtherPartyLine, legalLines } from './legal-lines';
import { companyOrganizations } from './company-organizations';
import { headquartersCountry } from './headquarters-country';
import { dedupeEvidence } from './dedupe-evidence';

const MAX_PHONES = 5;
const MAX_LINES = 2_000;
/** A possible phone number: digits with common separators. */
const DIGITS = /(?:\+|\(\+?|\b00|\b\d|\(0)[\d\s().\/\u2010-\u2014-]{6,24}\d(?!\d)/g;
const WORDS = loadVocabulary<Record<'phone' | 'fax' | 'otherNumbers', SpellingsByLanguage>>('phone-labels');
const LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${patternOf(WORDS.phone)}|☎|📞)(?:[^\\p{L}]|$)`, 'iu');
const FAX = new RegExp(`(?:^|[^\\p{L}])${patternOf(WORDS.fax)}[ .:]*$`, 'iu');
const NORTH_AMERICAN = /^(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/;
/** Labels of numbers that only look like phone numbers. */
const NOT_A_PHONE = new RegExp(
  `(?:iban|bic|vat|ust|siren|siret|rcs|hrb|hra|kvk|cvr|abn|acn|krs|nip|regon|${patternOf(WORDS.otherNumbers)})[ .:#-]*(?:[A-Z]{2})?[ .:]*$`,
  'i',
);
const CONFIDENCE_BY_PAGE_KIND: Partial<Record<PageKind, number>> = {
  contact: 0.04,
  legal: 0.03,
  home: 0.02,
  about: 0,
};

/** Reads the company's phone numbers, in E.164 form. */
export const readPhones: Reader = (input) => {
  const headquarters = headquartersCountry(input);
  const country =
    headquarters !== null && isSupportedCountry(headquarters) ? headquarters : homeCountry(input);
  const found: EvidenceOf<'company.phone'>[] = [];
  const add = (text: string, origin: string, page: WebPage, confidence: number): void => {
    const phone = e164(text, country);
    if (phone !== null)
      found.push(createEvidence(input, 'company.phone', phone, { origin, url: page.url, confidence }));
  };

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    const points = nestedSchemaNodes(node, 'contactPoint').filter(
      (point) => !/fax/i.test(schemaTexts(point, 'contactType').join()),
    );
    const nodeConfidence = isBranch ? CONFIDENCE.wording : confidence;
    for (const text of schemaTexts(node, 'telephone', 60)) add(text, origin, page, nodeConfidence);
    for (const point of points.slice(0, 10)) {
      for (const text of schemaTexts(point, 'telephone', 60)) add(text, origin, page, nodeConfidence - 0.05);
    }
  }
  for (const page of input.pages) {
    const onPage = CONFIDENCE_BY_PAGE_KIND[page.kind] ?? -0.15;
    for (const element of page.$('a[href^="tel:" i], a[href^="callto:" i]').toArray().slice(0, 50)) {
      const before = page.$(element).parent().text().slice(0, 200).split(elementText(element))[0] ?? '';
      if (FAX.test(before.trim()) || /\bfax\b/i.test(elementText(element))) continue;
      const href = (element.attribs['href'] ?? '').slice(0, 100).replace(/^(?:tel|callto):(?:\/\/)?/i, '');
      add(decoded(href), 'link', page, CONFIDENCE.element - 0.05 + onPage);
    }
    if (CONFIDENCE_BY_PAGE_KIND[page.kind] === undefined) continue;
    const lines = legalLines(page).slice(0, MAX_LINES);
    lines.forEach((line, at) => {
      if (line.length > 1_000 || isOtherPartyLine(lines, at)) return;
      for (const match of line.matchAll(DIGITS)) {
        const before = line.slice(Math.max(0, match.index - 30), match.index);
        const label = before.trim() === '' ? (lines[at - 1] ?? '').slice(-30) : before;
        if (FAX.test(label.trim()) || NOT_A_PHONE.test(label.trim())) continue;
        const explicit = /^\(?(?:\+|00)/.test(match[0]);
        const labelled = LABEL.test(label);
        // A line that contains only a number in national form needs no label. Nor does a number in North
        // American form.
        const written = match[0].trim();
        const needsNoLabel =
          (written === line.trim() && /^[(0]/.test(written)) || NORTH_AMERICAN.test(written);
        // `hello@acme.example – 02 52 60 71 18` is a number next to a mailbox.
        const besideMail = /@\S{4,} ?[–—|·,/-] ?$/.test(before);
        if (!explicit && !labelled && !needsNoLabel && !besideMail) continue;
        add(match[0], 'text', page, CONFIDENCE.wording + (labelled ? 0.08 : explicit ? 0 : -0.1) + onPage);
      }
    });
  }
  return dedupeEvidence(found, MAX_PHONES);
};

/** Returns the number in E.164 form, or null if it cannot be dialled or its country is unknown. */
function e164(text: string, country: CountryCode | null): string | null {
  // In `+49 (0)30 …` the zero is a trunk prefix for domestic callers.
  const trimmed = text
    .replace(/\(0\)/, ' ')
    .replace(/^00(?=[1-9])/, '+')
    .slice(0, 60);
  const assumed = country ?? (NORTH_AMERICAN.test(trimmed.trim()) ? 'US' : undefined);
  const phone = parsePhoneNumberFromString(trimmed, assumed);
  if (!phone || !(phone.isValid() || (/^\s*\+/.test(trimmed) && phone.isPossible()))) return null;
  return /(\d)\1{6}|^0?123456789?0?$/.test(phone.nationalNumber) ? null : phone.number;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
