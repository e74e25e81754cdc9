import type { WebPage } from '../../page/web-page';
import { legalFormsIn, linesOf, memoized, spellingsToPattern, patternOf } from '@firmlens/text';

import { ADDRESS_WORDS } from './address-words';
import { LEGAL_NOTICE_WORDS as WORDS } from './legal-notice-words';
import { separateLabels } from './separate-labels';

const MAX_LINES = 4_000;
/** A longer line is not part of a footer. */
const MAX_FOOTER_LINE = 1_000;
/** Lines further apart than this belong to different sections of a page. */
const MAX_LINE_DISTANCE = 6;
/** A longer line is a paragraph, which may mention things that it is not about. */
const MAX_HEADING = 120;
const MAX_NOTICE = 160;

/** Wording for the company's sales partners, press agencies and insurers. */
const TRADE_PARTNERS = `${patternOf(WORDS.tradePartners)}(?: .{1,30})? ?[:–-]|${patternOf(WORDS.pressContacts)} ?:|${patternOf(WORDS.insurers)}`;
/**
 * Headings under which legal and contact pages name other parties: hosts, authorities, arbitration, data
 * protection officers, agencies, photographers.
 */
const OTHER_PARTY = new RegExp(
  [
    patternOf(WORDS.hosts),
    patternOf(WORDS.makers).replaceAll('…', '.{0,3}'),
    patternOf(WORDS.authorities),
    TRADE_PARTNERS,
    spellingsToPattern(WORDS.services),
    `\\b${patternOf(WORDS.wholeWords)}\\b`,
  ].join('|'),
  'iu',
);
/** Companies whose hosting, platforms or fonts many sites use. On their own sites they are no other party. */
const SERVICE_COMPANY = new RegExp(spellingsToPattern(WORDS.serviceCompanies), 'iu');
/** Headings after which the text is about the company again. */
const COMPANY_HEADING = new RegExp(`^${patternOf(WORDS.ownHeadings)}`, 'i');

const HOST = new RegExp(patternOf(WORDS.hosts), 'iu');
const SEAT_LABEL = new RegExp(
  `^(?:${patternOf(ADDRESS_WORDS.registeredOffices)}|${patternOf(ADDRESS_WORDS.headquarters)})`,
  'iu',
);
/** How many lines below its heading a host's seat may be: the name, the seat. */
const HOST_LINES = 3;

/** A site credit at the end of a footer line: `© 2026 Acme Ltd. Website by Pixel & Co`. */
const CREDIT_AT_END = new RegExp(
  `(?<=[^\\s,]) (?=${patternOf(WORDS.siteCredits.work)}(?: (?:&|web|${patternOf(WORDS.siteCredits.and)}) [\\p{L}]{2,15})?(?: ?:| ${patternOf(WORDS.siteCredits.by)}) ?\\p{Lu})`,
  'giu',
);

/** What a line says of whom the lines below it are about. */
interface Heading {
  isOtherParty: boolean;
  isCompany: boolean;
}

const knownLines = new WeakMap<Pick<WebPage, 'text'>, readonly string[]>();
const MEMORY = 2_000;

/**
 * Splits a page's text into lines, at most `MAX_LINES`, with site credits on lines of their own. Cached,
 * because several readers use it.
 */
export function legalLines(page: Pick<WebPage, 'text'>): readonly string[] {
  const lines =
    knownLines.get(page) ??
    linesOf(page.text)
      .slice(0, MAX_LINES)
      .flatMap((line) => (line.length <= MAX_FOOTER_LINE ? line.split(CREDIT_AT_END) : [line]))
      .flatMap(separateLabels)
      .map(saidOnce);
  knownLines.set(page, lines);
  return lines;
}

/** Returns what a line says twice, as buttons do whose second text slides in: `030 901820 030 901820`. */
function saidOnce(line: string): string {
  const middle = (line.length - 1) / 2;
  const isTwice = line[middle] === ' ' && line.slice(0, middle) === line.slice(middle + 1);
  return isTwice ? line.slice(0, middle) : line;
}

/** Whether a text mentions another party that legal pages name, such as a host or an authority. */
export function mentionsOtherParty(text: string): boolean {
  return headingOf(text).isOtherParty;
}

/** Whether a full name is that of another party, or of a company whose services many sites use. */
export function namesOtherParty(name: string): boolean {
  return mentionsOtherParty(name) || SERVICE_COMPANY.test(name);
}

/** Whether a line is a heading above what a legal page says of the company itself. */
export function isCompanyHeading(line: string): boolean {
  return line.length <= MAX_HEADING && COMPANY_HEADING.test(line);
}

/** Whether the line is in a section about another party. */
export function isOtherPartyLine(lines: readonly string[], at: number): boolean {
  for (let above = at; above >= Math.max(0, at - MAX_LINE_DISTANCE); above--) {
    const line = lines[above] ?? '';
    if (line.length > (above === at ? MAX_NOTICE : MAX_HEADING)) continue;
    const heading = headingOf(line);
    // A line that contains the party's whole address says nothing about the lines below it.
    if (heading.isOtherParty && (above === at || !/\d{5}/.test(line))) return true;
    if (heading.isCompany && !isSeatOfHost(lines, above)) return false;
  }
  return false;
}

/** Whether a line labels the seat of the host that is named just above: `Hosting`, `Nordhost Ltd`, `Head office: …`. */
function isSeatOfHost(lines: readonly string[], at: number): boolean {
  if (!SEAT_LABEL.test(lines[at] ?? '')) return false;
  const above = lines.slice(Math.max(0, at - HOST_LINES), at);
  const host = above.findLastIndex((line) => line.length <= MAX_HEADING && HOST.test(line));
  return host >= 0 && above.slice(host).some((line) => legalFormsIn(line).length > 0);
}

const headingOf = memoized(MEMORY, (line): Heading => ({
  isOtherParty: OTHER_PARTY.test(line),
  isCompany: COMPANY_HEADING.test(line),
}));
