import type { WebPage } from '../../page/web-page';
import { isAboutOthers, isPageAboutOthers } from '../../attribution/about-others';
import type { PageKind } from '../../crawled-site';
import { siteLayoutOf } from '../../layout/layout';
import type { ReaderInput } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';
import { nestedSchemaNodes, schemaTexts } from '../schema-nodes';
import {
  foldText,
  isTownOf,
  nameSimilarity,
  parseCountry,
  patternOf,
  type PostalAddress,
} from '@firmlens/text';
import { addressesIn, type AddressMatch } from './address-lines';
import { ADDRESS_WORDS as WORDS } from './address-words';
import { HEADQUARTERS_LABEL, isLabelledBranch } from './branches';
import { CONFIDENCE } from './confidence';
import { homeCountry } from './home-country';
import { isImprint } from './imprint';
import { legalNamesIn } from './legal-name';
import { isOtherPartyLine, mentionsOtherParty } from './legal-lines';
import { companyOrganizations } from './company-organizations';
import { isCompanyHost } from './company-host';
import { isContactHeading } from './contact-headings';
import { type ContactLine, contactLines } from './contact-lines';
import { besideOtherMailbox } from './shown-mailboxes';
import { hasPhone, townsWithDetails } from './place-lines';
import { isAboutCompany, type CompanyLine, companyLines } from './company-lines';
import { registerNumbersIn } from './register-number';
import { schemaPostalAddress } from './schema-postal-address';

/** An address of the company, with its source and role. */
export interface CompanyAddress {
  address: PostalAddress;
  page: WebPage;
  origin: string;
  confidence: number;
  /** Whether it is one of the company's offices rather than its headquarters. */
  isOffice: boolean;
  /** Whether a label, the markup or the legal notice says that the company is based there. */
  isMarked: boolean;
  /** Whether a label calls it a branch, so that it says nothing about the seat. */
  isBranch: boolean;
  /** The confidence that the company is registered there. Null if nothing says so. */
  registeredAt: number | null;
}

const CONFIDENCE_BY_PAGE_KIND: Partial<Record<PageKind, number>> = {
  legal: CONFIDENCE.element - 0.05,
  contact: CONFIDENCE.element - 0.1,
  about: CONFIDENCE.wording,
};
/** That of an address in a footer, or of one signed with the company's name or mailbox. */
const SIGNED_CONFIDENCE = CONFIDENCE.wording + 0.05;
/** How many lines away from an address the company's name or mailbox may be. */
const NEAR = 4;
/** How many lines above an address its label may be. */
const NEAR_LABEL = 3;
/** A page that labels more towns as that of the registered office lists offices. */
const MAX_REGISTERED = 2;
/** Pages whose `Location` is the company's. On another page, it may be that of a project. */
const COMPANY_PAGES: ReadonlySet<PageKind> = new Set(['home', 'about', 'contact', 'legal']);
/** A page with more of the same label gives the locations of several projects. */
const MAX_SAME_LABELS = 2;
/** Maximum number of characters between the company's name and an address after it. */
const MAX_DISTANCE = 120;
/** The same in a sentence that also has capital and register number before `whose registered office is at`. */
const MAX_SENTENCE = 400;
/** How long before its address a label is, with the verb: `dont le siège social est situé au`. */
const MAX_LABEL = 60;
/** Longer than a footer line of company details with the lines next to it. */
const MAX_DETAILS = 600;
/** A town that no gazetteer has may be a district, or a village. */
const UNKNOWN_TOWN_PENALTY = 0.15;
/** The longest line of an address block. A longer one is a sentence. */
const MAX_BLOCK_LINE = 80;
/** The longest heading that is the name of a country. */
const MAX_COUNTRY = 40;
/** The longest line with the company's name and address. */
const MAX_ADDRESS_LINE = 160;
const REGISTERED_LABEL = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.registeredOffices)}(?!\\p{L})(?! ${patternOf(WORDS.otherOffices)})`,
  'iu',
);

const known = new WeakMap<ReaderInput['pages'], readonly CompanyAddress[]>();

/**
 * Returns every address of the company in its markup and on its pages. Cached, because several readers use
 * it.
 */
export function companyAddresses(input: ReaderInput): readonly CompanyAddress[] {
  const home = homeCountry(input);
  const addresses = known.get(input.pages) ?? [
    ...markedUpAddresses(input, home),
    ...writtenAddresses(input, home),
  ];
  known.set(input.pages, addresses);
  return addresses;
}

/** Returns the addresses in the company's markup: its own and those of its branches and departments. */
function markedUpAddresses(input: ReaderInput, home: string | null): CompanyAddress[] {
  return companyOrganizations(input).flatMap(({ node, page, origin, confidence, isBranch }) => {
    const read = (thing: typeof node, isOffice: boolean): CompanyAddress[] =>
      [
        ...nestedSchemaNodes(thing, 'address').map(schemaPostalAddress),
        ...schemaTexts(thing, 'address', 300).flatMap((text) =>
          addressesIn([text], home).map((at) => at.address),
        ),
      ].flatMap((address, at) => {
        if (address === null) return [];
        const { city, country } = address;
        const isKnownTown = city === null || (country !== null && isTownOf(city, country.country_code));
        const stated = confidence - (isKnownTown ? 0 : UNKNOWN_TOWN_PENALTY);
        const isFurther = isOffice || at > 0;
        return [
          {
            page,
            origin,
            confidence: stated,
            registeredAt: null,
            address,
            isOffice: isFurther,
            isMarked: !isFurther,
            isBranch: false,
          },
        ];
      });
    const places = ['location', 'department', 'subOrganization', 'hasPOS', 'branchOf'].flatMap((property) =>
      nestedSchemaNodes(node, property).flatMap((place) => [
        ...read(place, true),
        ...read({ types: [], properties: { address: [place] } }, true),
      ]),
    );
    return [...read(node, isBranch), ...places];
  });
}

/** Returns the addresses in the text of the pages on which companies give theirs, and in all footers. */
function writtenAddresses(input: ReaderInput, home: string | null): CompanyAddress[] {
  const isOwnName = createSiteNameMatcher(input);
  const isOwner = (text: string): boolean => {
    if (mentionsOtherParty(text)) return false;
    const legalName = legalNamesIn(text.split('\n').at(-1) ?? '').at(-1)?.name;
    return legalName === undefined
      ? isOwnName(text)
      : isOwnName(legalName) || nameSimilarity(legalName, input.site.domain) >= 0.5;
  };
  const { isOrdinaryWord } = siteLayoutOf(input.pages);
  const isBesideOtherMailbox = besideOtherMailbox(input);
  return input.pages.flatMap((page) => {
    if (page.kind === 'news' || page.kind === 'job' || isPageAboutOthers(page)) return [];
    const stated = CONFIDENCE_BY_PAGE_KIND[page.kind];
    const lines = contactLines(page);
    const texts = lines.map(({ text }) => text);
    const coded = addressesIn(texts, home, (line) => {
      const heading = lines[line]?.block.heading?.text ?? '';
      return heading.length <= MAX_COUNTRY ? (parseCountry(heading)?.country_code ?? null) : null;
    });
    const towns = townsWithDetails(lines, home, {
      isOrdinaryWord,
      isContactPage: page.kind === 'contact',
    }).filter(
      (town) =>
        !coded.some(
          ({ line, address }) =>
            (line >= town.line && line <= town.line + NEAR) ||
            // The address above has its town on the last line.
            (line === town.line - 1 && address.city === town.address.city),
        ),
    );
    const found = [...coded, ...towns]
      .sort((a, b) => a.line - b.line)
      .filter(({ line }) => !isBesideOtherMailbox(lines, line))
      .filter(
        (match, at) =>
          needsNoSignature(
            page,
            lines[match.line],
            at === 0,
            coded.filter(({ line }) => line === match.line).length,
          ) ||
          isOwner(`${textBefore(match.address, texts, match.line)} ${match.address.street ?? ''}`) ||
          isSigned(lines, match, input, isOwnName, page.kind),
      );
    if (found.length === 0) return [];
    const own = { lines: texts, ownLines: companyLines(input, texts) };
    return companyAddressesOf(page, found, own, stated ?? SIGNED_CONFIDENCE, isOwner);
  });
}

/**
 * Whether a page gives addresses of the company alone: a contact page, or a legal notice in its first one and in those
 * labelled as that of the registered office.
 */
function needsNoSignature(
  { kind }: WebPage,
  line: ContactLine | undefined,
  isFirst: boolean,
  addressesOnLine: number,
): boolean {
  if (line === undefined || line.text.length > Math.max(MAX_ADDRESS_LINE, MAX_BLOCK_LINE * addressesOnLine))
    return false;
  if (kind === 'contact') return !isAboutOthers(line.block);
  return kind === 'legal' && (isFirst || REGISTERED_LABEL.exec(line.text)?.index === 0);
}

/**
 * Whether an address is the company's because of a footer, a contact section of the home page, a title with
 * the town, a label of the headquarters, the company's name or mailbox, or a telephone number on a page about
 * the company.
 */
function isSigned(
  lines: readonly ContactLine[],
  { address, line: at }: AddressMatch,
  { site }: ReaderInput,
  isOwnName: (text: string) => boolean,
  kind: PageKind,
): boolean {
  const block = lines[at]?.block;
  if (block === undefined || isAboutOthers(block)) return false;
  const isTitled = foldText(lines[at - 1]?.text ?? '') === foldText(address.city ?? '');
  const isOfProject = (label: string): boolean =>
    address.street === null &&
    address.postalCode === null &&
    (!COMPANY_PAGES.has(kind) || lines.filter(({ text }) => text === label).length > MAX_SAME_LABELS);
  const isLabel = ({ text }: Pick<ContactLine, 'text'>): boolean =>
    isContactHeading(text) && !isOfProject(text);
  const isInContactSection = block.heading !== null && isLabel(block.heading);
  const isLabelled = lines
    .slice(Math.max(0, at - NEAR_LABEL), at)
    .some((line) => line.block.region === block.region && isLabel(line));
  if (block.region === 'footer' || isTitled || isInContactSection || isLabelled) return true;
  if ((lines[at]?.text ?? '').length > MAX_ADDRESS_LINE) return false;
  return lines
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some(
      (line) =>
        (line.block === block.heading ||
          (line.block.heading === block.heading && line.block.region === block.region)) &&
        line.text.length <= MAX_ADDRESS_LINE &&
        (isOwnName(line.text) ||
          HEADQUARTERS_LABEL.test(line.text) ||
          isCompanyHost(site, line.text.split('@')[1]?.trim() ?? '') ||
          (kind === 'about' && hasPhone(line.text, address.country?.country_code ?? null))),
    );
}

function companyAddressesOf(
  page: WebPage,
  found: readonly AddressMatch[],
  { lines, ownLines }: { lines: readonly string[]; ownLines: readonly CompanyLine[] },
  confidence: number,
  isOwner: (before: string) => boolean,
): CompanyAddress[] {
  const imprint = page.kind === 'legal' && isImprint(page);
  let seen = 0;
  let last = -1;
  const read = found.flatMap(({ address, line, isKnownTown }) => {
    // The label of an address comes after the previous address.
    const from = Math.max(0, line - 5, last === line ? line : last + 1);
    last = line;
    const above = lines.slice(from, line + 1).join('\n');
    const ownLinesAbove = ownLines.slice(from, line + 1);
    const ownAbove = ownLinesAbove.map(({ text }) => text);
    const isOther = isOtherPartyLine(lines, line) && !ownLinesAbove.some(({ isNamed }) => isNamed);
    const registered =
      isAboutCompany(page) &&
      !isOther &&
      ownAbove.some((text, at) => isLabelOf(text, ownAbove.slice(at + 1)));
    // The registered office of an agency, a parent, a host or a customer is not an address of the company.
    if (!registered && REGISTERED_LABEL.test(above)) return [];
    if (isOtherPartyLine(lines, line) && !registered) return [];
    // Terms and privacy notices give the addresses of every service that the site uses.
    const isNotice = page.kind === 'legal' && !imprint && !registered;
    const before = page.kind === 'legal' && !registered ? textBefore(address, lines, line) : '';
    if (isNotice ? !isOwner(before) : mentionsOtherParty(before.split('\n').at(-1) ?? '')) return [];
    seen += 1;
    const isBranch = !registered && isLabelledBranch(lines.slice(from, line + 1));
    const isHeadquarters = !isBranch && HEADQUARTERS_LABEL.test(above);
    const first = imprint && seen === 1;
    const noticePenalty = isNotice ? 0.2 : 0;
    return [
      {
        address,
        page,
        origin: 'text',
        confidence:
          Math.min(0.88, confidence + (isHeadquarters ? 0.1 : 0)) -
          (seen > 1 && !isHeadquarters ? 0.1 : 0) -
          (isKnownTown ? 0 : UNKNOWN_TOWN_PENALTY) -
          noticePenalty,
        isOffice: seen > 1 && !isHeadquarters,
        isMarked: isHeadquarters || registered || first,
        isBranch,
        registeredAt: registered
          ? CONFIDENCE.labelled
          : first
            ? CONFIDENCE.labelled - 0.1
            : isOfEntity(ownLines, lines, line)
              ? CONFIDENCE.wording
              : null,
      },
    ];
  });
  // `Sede Lima`, `Sede Piura`, `Sede Cali`: a company is registered at one of its offices.
  const towns = new Set(
    read.flatMap(({ registeredAt, address }) => (registeredAt === CONFIDENCE.labelled ? [address.city] : [])),
  );
  return towns.size > MAX_REGISTERED ? read.map((item) => ({ ...item, registeredAt: null })) : read;
}

/** Whether a line labels the address on it or on the lines below. Behind the label of another address are numbers. */
function isLabelOf(line: string, below: readonly string[]): boolean {
  const label = REGISTERED_LABEL.exec(line);
  return label !== null && (below.length === 0 || !/\d/.test(line.slice(label.index)));
}

/**
 * Whether the company's full name and register number are on the same line as the address or on one next to
 * it.
 */
function isOfEntity(ownLines: readonly CompanyLine[], lines: readonly string[], line: number): boolean {
  const nearbyLines = [line - 1, line, line + 1].filter((at) => at >= 0 && at < lines.length);
  const text = nearbyLines.map((at) => ownLines[at]?.text ?? '').join('\n');
  const isNamed = legalNamesIn(text.replace(/\n/g, ' | ')).length > 0;
  return isNamed && text.length <= MAX_DETAILS && registerNumbersIn(text).length > 0;
}

/**
 * Returns the text just before an address: its own line up to the street or the town, and the short lines of the block
 * above.
 */
function textBefore(
  { street, postalCode, city }: PostalAddress,
  lines: readonly string[],
  line: number,
): string {
  const whole = lines[line] ?? '';
  const ends = [street, postalCode, city].map((part) => (part === null ? -1 : whole.indexOf(part)));
  const onLine = whole.slice(0, ends.find((at) => at >= 0) ?? 0);
  const block = onLine.length > MAX_BLOCK_LINE ? [] : lines.slice(Math.max(0, line - 4), line);
  const above = block.slice(block.findLastIndex((text) => text.length > MAX_BLOCK_LINE) + 1);
  const isLabelled = REGISTERED_LABEL.test(onLine.slice(-MAX_LABEL));
  const nearby = onLine.slice(isLabelled ? -MAX_SENTENCE : -MAX_DISTANCE);
  return [...above, nearby].filter((text) => text !== '').join('\n');
}
