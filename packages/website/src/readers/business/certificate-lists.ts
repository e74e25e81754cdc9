import type { CompanyNameMatcher } from '@firmlens/headlines';
import { foldText, isFrequentWord, linesOf } from '@firmlens/text';
import { isAboutOthers } from '../../attribution/about-others';
import { layoutOf } from '../../layout/layout';
import type { Unit } from '../../layout/repeated-units';
import type { WebPage } from '../../page/web-page';
import { resolveHttpUrl } from '../news/post-url';
import { certificatesIn } from './certificate-names';
import { DOCUMENT } from './certificate-pictures';
import {
  isAmongCertificates,
  isCertificateHeading,
  isCertificatePage,
  REGIONS,
  startsWithName,
} from './certificate-sections';
import { BETWEEN_ITEMS, HOLDS, LIST, NOT_HELD } from './certificate-wording';

const MAX_LINES = 2000;
const MAX_LIST = 300;
/** So many short parts of one line are badges. */
const MIN_BADGES = 3;
const MAX_BADGE = 40;
/** `AAC 219/2014`, `WHG`: initials, with or without a number. A family of standards alone says nothing. */
const SCHEME = /^(?!(?:ISO|EN|DIN|IEC|B2[BCG])$)\p{Lu}[\p{Lu}\d/-]{1,11}(?![\p{L}-])(?: .{1,28})?$/u;
/** Where so many units of a list are certificates, the others are, too. */
const MOST = 0.6;

/**
 * Returns the certificates that a line lists after a label: `Certifications: ISO 9001, Qualibat, MASE`.
 * Unknown names count if the list contains a known one.
 */
export function certificatesInLists(page: WebPage): string[] {
  return linesOf(page.text)
    .slice(0, MAX_LINES)
    .flatMap((line) => {
      const isShort = line.length <= MAX_LIST && !line.endsWith('?');
      const items = isShort ? LIST.exec(line)?.groups?.['items'] : undefined;
      if (items === undefined || NOT_HELD.test(foldText(line))) return [];
      const names = items
        .split(BETWEEN_ITEMS)
        .map((item) => item.replace(/\.$/, '').trim())
        .filter((item) => item.length >= 2 && item.length <= 30);
      if (!names.some((name) => certificatesIn(name).length > 0)) return [];
      return names
        .filter(
          (name) => /^\p{Lu}/u.test(name) && name.split(' ').length <= 4 && !NOT_HELD.test(foldText(name)),
        )
        .flatMap((name) => {
          const known = certificatesIn(name).map((mention) => mention.name);
          return known.length > 0 ? known : [name];
        });
    });
}

/**
 * Returns the certificates that a page lists as repeated units: cards, rows, badges. Two known ones make such a
 * list, or one below a heading about certificates. What else it lists counts if it looks like a scheme's name.
 */
export function certificatesInGroups(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  const { groups, blocks } = layoutOf(page);
  const ofUnits = groups.flatMap(({ units, heading, region }) => {
    if (!REGIONS.has(region) || (heading && isAboutOthers(heading))) return [];
    const isBelowHeading =
      isCertificateHeading(heading) || units[0]?.elements.some(isAmongCertificates) === true;
    const entries = units.map((unit) => entryOf(page, unit, isBelowHeading));
    return certificatesOfEntries(entries, isBelowHeading, isCertificatePage(page), isOwnName);
  });
  const ofBadges = blocks.flatMap((block) => {
    const { element, region, pieces } = block;
    if (pieces.length < MIN_BADGES || pieces.some((piece) => piece.length > MAX_BADGE)) return [];
    if (!REGIONS.has(region) || isAboutOthers(block) || !isAmongCertificates(element)) return [];
    const entries = pieces.map((label) => ({ label, words: label, leadsOn: () => false }));
    return certificatesOfEntries(entries, true, isCertificatePage(page), isOwnName);
  });
  return [...ofUnits, ...ofBadges];
}

/** One of several parts of a page that may each be a certificate. */
interface ListEntry {
  /** What it is called, if that is short. */
  label: string | null;
  words: string;
  /** Whether it leads to another page of the site: to an offer, not to a document. */
  leadsOn: () => boolean;
}

function certificatesOfEntries(
  entries: readonly ListEntry[],
  isBelowHeading: boolean,
  isOnCertificatePage: boolean,
  isOwnName: CompanyNameMatcher,
): string[] {
  const known = entries.map(({ label }) =>
    label !== null && startsWithName(label, isOwnName) ? certificatesIn(label) : [],
  );
  const held = known.map((names) => names.filter(({ isLaw }) => !isLaw));
  const count = new Set(held.flat().map(({ name }) => name)).size;
  // Between laws they are what the company's product checks, unless the page is about what it complies with.
  const isAmongLaws = known.some((names, at) => names.length > 0 && held[at]?.length === 0);
  const isOfLaws = isAmongLaws && isOnCertificatePage;
  if (count < (isBelowHeading ? 1 : 2) || (isAmongLaws && !isOfLaws)) return [];
  const isCertificate = ({ label }: ListEntry, at: number): boolean =>
    (held[at] ?? []).length > 0 || (label !== null && HOLDS.test(foldText(label)));
  const areCertificates =
    count > 1 &&
    (isBelowHeading || isOnCertificatePage) &&
    entries.filter(isCertificate).length >= entries.length * MOST;
  return entries.flatMap(({ label, words, leadsOn }, at) => {
    const names = ((isOfLaws ? known : held)[at] ?? []).map(({ name }) => name);
    if (NOT_HELD.test(foldText(words.slice(0, 500)))) return [];
    if (names.length > 0 || label === null) return names;
    const isNamed =
      SCHEME.test(label) ||
      // `Wavecrest Quality Certificate` says what it is, `View certificate` is no name.
      (isProperName(label) && (areCertificates || (isBelowHeading && HOLDS.test(foldText(label)))));
    return isNamed && !leadsOn() ? [label] : [];
  });
}

/** Returns what a unit is called, its heading or first line, if that is short. It may lead to the certificate itself. */
function entryOf({ $, url }: WebPage, { blocks, elements }: Unit, mayLead: boolean): ListEntry {
  const label = blocks.find(({ level }) => level > 0) ?? blocks[0];
  const isName = label !== undefined && label.text.length <= MAX_BADGE && (mayLead || label.linkShare < 0.5);
  return {
    label: isName && !isAboutOthers(label) ? label.text : null,
    words: blocks.map(({ text }) => text).join(' '),
    leadsOn: () =>
      $(elements)
        .find('a[href]')
        .toArray()
        .some(({ attribs }) => isOtherPage(attribs['href'] ?? '', url)),
  };
}

/** Whether a link leads to another page of the site, and not to a document, a picture or a place on the page. */
function isOtherPage(href: string, page: URL): boolean {
  const target = resolveHttpUrl(href, page);
  return (
    target !== null &&
    target.hostname === page.hostname &&
    target.pathname !== page.pathname &&
    !DOCUMENT.test(target.pathname)
  );
}

/** Whether a short label begins as a name does: `Charter of Quality`, but not `Our works`. */
function isProperName(label: string): boolean {
  const [first = '', ...others] = label.split(' ');
  return (
    /^\p{Lu}/u.test(first) &&
    others.length > 0 &&
    others.length < 5 &&
    !/[:.!?]$/.test(label) &&
    !isFrequentWord(first)
  );
}
