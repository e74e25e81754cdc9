import type { EvidenceOf } from '@firmlens/contract';
import { type AnyNode, type Element } from 'domhandler';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import {
  allMatches,
  loadVocabulary,
  nameLikelihood,
  parsePersonName,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';
import { layoutOf, siteLayoutOf } from '../../layout/layout';

import { elementText } from '../element-text';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { isCompanyHost } from './company-host';
import { DIGITS, dialledNumber, lineOf, NORTH_AMERICAN } from './dialled-number';
import { nestedSchemaNodes, schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { homeCountry } from './home-country';
import { isOtherPartyLine, legalLines } from './legal-lines';
import { companyOrganizations } from './company-organizations';
import { headquartersCountry } from './headquarters-country';
import { isImprint } from './imprint';
import { dedupeEvidence } from './dedupe-evidence';
import { mailboxesOn } from './shown-mailboxes';
import { WHATSAPP_LINKS, whatsappNumber } from './whatsapp-number';

const MAX_PHONES = 5;
const MAX_LINES = 2_000;
const MAX_LINKS = 50;
const MAX_NAMED_LINE = 80;
/** With fewer pages, a number on most of them says little. */
const MIN_PAGES = 3;
const WORDS = loadVocabulary<Record<'phone' | 'fax' | 'otherNumbers', SpellingsByLanguage>>('phone-labels');
const LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${patternOf(WORDS.phone)}|☎|📞)(?:[^\\p{L}]|$)`, 'iu');
const FAX = new RegExp(`(?:^|[^\\p{L}])${patternOf(WORDS.fax)}[ .:]*$`, 'iu');
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

/** A number that no page shows is one that somebody forgot in the markup. */
const HIDDEN_PENALTY = 0.25;
const PERSON_PENALTY = 0.3;
/** A mobile number beside the company's landline is somebody's. */
const MOBILE_PENALTY = 0.15;
/** The main number comes first. */
const RANK_PENALTY = 0.01;
const FURNITURE_BONUS = 0.05;
/** A label fits on a line of its own, and a name is at most this many lines above its number. */
const MAX_LABEL = 20;
const MAX_LINES_BELOW_NAME = 3;
const MAX_LABEL_BEFORE_FAX = 8;
/** A longer line is a paragraph, which may mention numbers of others. */
const MAX_CONTACT_LINE = 160;
const PROSE_PENALTY = 0.2;

/** Reads the company's phone numbers, in E.164 form. */
export const readPhones: Reader = (input) => {
  const headquarters = headquartersCountry(input);
  const country =
    headquarters !== null && isSupportedCountry(headquarters) ? headquarters : homeCountry(input);
  const shown = input.pages.flatMap((page) => shownNumbers(page, country, input));
  const faxes = new Set(shown.filter(({ kind }) => kind === 'fax').map(({ number }) => number));
  const own = shown.filter(({ kind, number }) => kind !== 'fax' && !faxes.has(number));
  const found: EvidenceOf<'company.phone'>[] = [];

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    const points = nestedSchemaNodes(node, 'contactPoint').filter(
      (point) => !/fax/i.test(schemaTexts(point, 'contactType').join()),
    );
    const add = (text: string, stated: number): void => {
      const number = dialledNumber(text, country);
      if (number === null || faxes.has(number)) return;
      const isShown = shown.length === 0 || shown.some((other) => other.number === number);
      const from = { origin, url: page.url, confidence: stated - (isShown ? 0 : HIDDEN_PENALTY) };
      found.push(createEvidence(input, 'company.phone', number, from));
    };
    const nodeConfidence = isBranch ? CONFIDENCE.wording : confidence;
    for (const text of schemaTexts(node, 'telephone', 60)) add(text, nodeConfidence);
    for (const point of points.slice(0, 10)) {
      for (const text of schemaTexts(point, 'telephone', 60)) add(text, nodeConfidence - 0.05);
    }
  }
  const hasLandline = own.some(({ kind, number }) => kind === 'own' && lineOf(number) === 'FIXED_LINE');
  const pagesOfNumber = new Map<string, Set<WebPage>>();
  for (const { number, page } of own)
    pagesOfNumber.set(number, (pagesOfNumber.get(number) ?? new Set<WebPage>()).add(page));
  const ranksOnHome = new Map(
    own
      .filter(({ page }) => page === input.pages[0])
      .map(({ number, rank }) => [number, rank] as const)
      // The first one counts.
      .reverse(),
  );
  for (const { number, page, origin, confidence, kind, rank } of own) {
    // Elsewhere, the text confirms numbers and states none.
    if (origin === 'text' && CONFIDENCE_BY_PAGE_KIND[page.kind] === undefined) continue;
    const pages = pagesOfNumber.get(number)?.size ?? 0;
    const isFurniture = input.pages.length >= MIN_PAGES && pages > input.pages.length / 2;
    const weight =
      (isFurniture ? FURNITURE_BONUS : 0) -
      (kind === 'personal' ? PERSON_PENALTY : 0) -
      (hasLandline && lineOf(number) === 'MOBILE' ? MOBILE_PENALTY : 0) -
      RANK_PENALTY * Math.min(isFurniture ? (ranksOnHome.get(number) ?? rank) : rank, MAX_PHONES);
    const from = { origin, url: page.url, confidence: confidence + weight };
    found.push(createEvidence(input, 'company.phone', number, from));
  }
  return dedupeEvidence(found, MAX_PHONES);
};

/** A number that a page shows or links to. */
interface ShownNumber {
  number: string;
  page: WebPage;
  origin: 'link' | 'text';
  confidence: number;
  kind: 'own' | 'personal' | 'fax';
  /** How many other numbers the page shows before it. */
  rank: number;
}

function shownNumbers(page: WebPage, country: CountryCode | null, input: ReaderInput): ShownNumber[] {
  const { isOrdinaryWord } = siteLayoutOf(input.pages);
  const onPage = CONFIDENCE_BY_PAGE_KIND[page.kind];
  const found: ShownNumber[] = [];
  /** By number, in the order of the page. */
  const ranks = { link: new Map<string, number>(), text: new Map<string, number>() };
  const add = (
    number: string | null,
    origin: ShownNumber['origin'],
    confidence: number,
    above: readonly string[],
    isFax: boolean,
  ): void => {
    if (number === null) return;
    const isPersonal = above.slice(-MAX_LINES_BELOW_NAME).some((line) => namesPerson(line, isOrdinaryWord));
    const kind = isFax ? 'fax' : isPersonal ? 'personal' : 'own';
    const rank = ranks[origin].get(number) ?? ranks[origin].size;
    if (!isFax) ranks[origin].set(number, rank);
    found.push({
      number,
      page,
      origin,
      confidence,
      kind,
      rank,
    });
  };

  const { blocks } = layoutOf(page);
  const texts = blocks.map(({ text }) => text);
  for (const element of page.$('a[href^="tel:" i], a[href^="callto:" i]').toArray().slice(0, MAX_LINKS)) {
    const text = elementText(element);
    const at = blocks.findIndex(
      (block) => isInside(element, block.element) || isInside(block.element, element),
    );
    const before = (texts[at] ?? '').split(text)[0] ?? '';
    const label = before.trim() === '' ? (texts[at - 1] ?? '').slice(-MAX_LABEL) : before;
    const href = (element.attribs['href'] ?? '').slice(0, 100).replace(/^(?:tel|callto):(?:\/\/)?/i, '');
    // Visitors read the text, and nobody notices a link that was copied from a template.
    const number = dialledNumber(text, country) ?? dialledNumber(decoded(href), country);
    const confidence = CONFIDENCE.element - 0.05 + (onPage ?? -0.15);
    add(
      number,
      'link',
      confidence,
      [...texts.slice(0, Math.max(0, at)), before],
      isFaxLabel(label) || /\bfax\b/i.test(text),
    );
  }
  for (const { attribs } of page.$(WHATSAPP_LINKS).toArray().slice(0, MAX_LINKS)) {
    const confidence = CONFIDENCE.wording + (onPage ?? -0.15);
    add(whatsappNumber(attribs['href'] ?? ''), 'link', confidence, [], false);
  }
  const lines = legalLines(page).slice(0, MAX_LINES);
  const isOwnMailbox = (mailbox: string): boolean => isCompanyHost(input.site, mailbox.split('@')[1] ?? '');
  const hasOwnMailbox = mailboxesOn(lines).some(isOwnMailbox);
  /** A legal notice also gives the mailboxes of authorities, and their numbers beside them. */
  const isBesideOtherMailbox = (at: number): boolean => {
    const beside = hasOwnMailbox ? mailboxesOn(lines.slice(Math.max(0, at - 1), at + 2)) : [];
    return beside.length > 0 && !beside.some(isOwnMailbox);
  };
  lines.forEach((line, at) => {
    if (line.length > 1_000 || isOtherPartyLine(lines, at) || isBesideOtherMailbox(at)) return;
    for (const match of allMatches(line, DIGITS)) {
      const before = line.slice(Math.max(0, match.index - 30), match.index);
      const above = (lines[at - 1] ?? '').slice(-30);
      // A label may stand on the line above, also before the name of an office.
      const label =
        before.trim() === '' || (above.length <= MAX_LABEL && before.length <= MAX_LABEL && LABEL.test(above))
          ? above
          : before;
      if (NOT_A_PHONE.test(label.trim())) continue;
      const explicit = /^\(?(?:\+|00|\d+\+)/.test(match[0]);
      const labelled = LABEL.test(label);
      // A number in national form needs no label if it is all that a line, or a part of it between dashes or
      // strokes, contains. Nor does a number in North American form.
      const written = match[0].trim();
      const needsNoLabel =
        (standsAlone(line, match) && /^[(0]/.test(written)) || NORTH_AMERICAN.test(written);
      // `hello@acme.example – 02 52 60 71 18` is a number next to a mailbox.
      const besideMail = /@\S{4,} ?[–—|·,/-] ?$/.test(before);
      const isFax = isFaxLabel(before) || (before.trim() === '' && isFaxLabel(above));
      if (!isFax && !explicit && !labelled && !needsNoLabel && !besideMail) continue;
      const isProse = page.kind === 'legal' && !isImprint(page) && line.length > MAX_CONTACT_LINE;
      const confidence =
        CONFIDENCE.wording +
        (labelled ? 0.08 : explicit ? 0 : -0.1) +
        (onPage ?? -0.2) -
        (isProse ? PROSE_PENALTY : 0);
      const aboveNumber = [...lines.slice(Math.max(0, at - MAX_LINES_BELOW_NAME), at), before];
      add(dialledNumber(match[0], country), 'text', confidence, aboveNumber, isFax);
    }
  });
  return found;
}

/** Whether a number is a line of its own, or a part: `Acme Ltd | Leeds | 0113 496 0123`. */
function standsAlone(line: string, { index, 0: number }: RegExpExecArray): boolean {
  return (
    /(?:^| [|·•–—-]) ?$/.test(line.slice(0, index)) &&
    /^ ?(?:[|·•–—-] |$)/.test(line.slice(index + number.length))
  );
}

function isFaxLabel(label: string): boolean {
  // `Tel / Fax` is a telephone number, too.
  return FAX.test(label.trim()) && !LABEL.test(label.replace(FAX, '').slice(-MAX_LABEL_BEFORE_FAX));
}

/** Whether a short line has a person's name: `Sales – Ada Holm`. */
function namesPerson(line: string, isOrdinaryWord: (word: string) => boolean): boolean {
  if (line.length > MAX_NAMED_LINE) return false;
  return line.split(/ [–—|/-] |[,:|]/).some((part) => {
    const name = parsePersonName(part.trim());
    return name !== null && nameLikelihood(name, isOrdinaryWord) === 'likely';
  });
}

function isInside(element: Element, around: Element): boolean {
  for (let node: AnyNode | null = element; node; node = node.parent) if (node === around) return true;
  return false;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
