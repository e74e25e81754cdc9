import type { EvidenceOf } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import { foldName, domainLabel, type SocialField, socialProfile } from '@firmlens/text';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { companyOrganizations } from './company-organizations';

import { dedupeEvidence } from './dedupe-evidence';

const MAX_LINKS = 2_000;
/** With fewer pages, a link on one of them says little. */
const MIN_PAGES = 4;
/** Names that begin alike are of one company: `holmcare-inc` on holmcarehealth.org. */
const SAME_START = 6;
/** Enough for a profile to which most pages link. */
const SAME_SHORT_START = 4;
/** Pages and buttons of Facebook inside a page. */
const FACEBOOK_PLUGIN =
  '.fb-page[data-href], .fb-like[data-href], iframe[src*="facebook.com/plugins/page.php"]';
/** Where sites link to their own profiles. */
export const HEADER_FOOTER_SELECTOR =
  'header, footer, [role="contentinfo"], [class*="footer" i], [id*="footer" i], [class*="social" i]';

/** Reads the company's profiles on LinkedIn, Facebook and X. */
export const readSocialLinks: Reader = (input) => {
  const found: EvidenceOf<SocialField>[] = [];
  const alike = new Set<string>();
  const add = (address: string, origin: string, page: WebPage, confidence: number): void => {
    const profile = socialProfile(address, page.url);
    if (!profile) return;
    const isAlike = resemblesDomain(profile.handle, input);
    if (isAlike) alike.add(profile.url);
    const similarityBonus = isAlike ? 0.05 : -0.06;
    found.push(
      createEvidence(input, profile.field, profile.url, {
        origin,
        url: page.url,
        confidence: confidence + similarityBonus,
      }),
    );
  };

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    for (const property of ['sameAs', 'url']) {
      for (const address of schemaTexts(node, property, 500).slice(0, 50)) {
        add(address, origin, page, isBranch ? CONFIDENCE.wording : confidence);
      }
    }
  }
  for (const page of input.pages) {
    const handle = page.meta['twitter:site'] ?? page.meta['twitter:creator'] ?? '';
    if (/^@?\w{1,15}$/.test(handle))
      add(`https://x.com/${handle.replace('@', '')}`, 'meta', page, CONFIDENCE.element - 0.1);
    add(page.meta['article:publisher'] ?? '', 'meta', page, CONFIDENCE.element - 0.1);
    for (const element of page.$('meta[property="og:see_also"][content]').toArray().slice(0, 20))
      add(element.attribs['content'] ?? '', 'meta', page, CONFIDENCE.element - 0.1);
    for (const element of page.$(FACEBOOK_PLUGIN).toArray().slice(0, 5))
      add(pluginAddress(element.attribs), 'link', page, CONFIDENCE.element - 0.1);
    const framed = new Set(page.$(HEADER_FOOTER_SELECTOR).find('a[href]').toArray());
    for (const element of page.$('a[href]').toArray().slice(0, MAX_LINKS)) {
      const address = element.attribs['href'] ?? '';
      if (framed.has(element) || element.attribs['rel'] === 'me') {
        add(address, 'link', page, CONFIDENCE.element);
      } else if (page.kind === 'home' || page.kind === 'contact' || page.kind === 'about') {
        add(address, 'link', page, CONFIDENCE.wording - 0.1);
      }
    }
  }
  const own = found.filter((item) => isOwnProfile(item, found, alike, input));
  return (['company.linkedin_url', 'company.facebook_url', 'company.twitter_url'] as const).flatMap((field) =>
    dedupeEvidence(
      own.filter((item) => item.field === field),
      2,
      (address) => address.toLowerCase().replace('://twitter.com/', '://x.com/'),
    ),
  );
};

/**
 * Whether a profile is the company's: by its name, because other networks have one of the same name or none
 * has the company's, and not on a single page, which may be about a person or hosted by somebody else.
 */
function isOwnProfile(
  { value, field, source }: EvidenceOf<SocialField>,
  found: readonly EvidenceOf<SocialField>[],
  alike: ReadonlySet<string>,
  { site, pages }: ReaderInput,
): boolean {
  if (alike.has(value) || source === 'website:json-ld') return true;
  const pagesWithIt = new Set(found.filter((item) => item.value === value).map(({ url }) => url));
  const [entry] = pages;
  const isOnOnePage = pages.length >= MIN_PAGES && pagesWithIt.size === 1;
  if (isOnOnePage && !pagesWithIt.has(String(entry?.url))) return false;
  // An address that the app copies has no name.
  if (/\d{4,}$|\/share\/\w+$/.test(value)) return true;
  const isOnMostPages = pages.length >= MIN_PAGES && pagesWithIt.size > pages.length / 2;
  if (isOnMostPages && startsLikeDomain(value, site.domain)) return true;
  const name = lastSegment(value);
  const others = found.filter((item) => item.field !== field);
  const isSharedName = others.some((item) => lastSegment(item.value) === name);
  return isSharedName || !others.some((item) => alike.has(item.value));
}

/** Returns the page that a plugin of Facebook shows. */
function pluginAddress({ src = '', 'data-href': shown }: Readonly<Record<string, string>>): string {
  return shown ?? new URLSearchParams(src.split('?')[1] ?? '').get('href') ?? '';
}

/** Whether a word of a profile's name begins as the domain does: `acme-welds` on acmeworks.com. */
function startsLikeDomain(url: string, domain: string): boolean {
  const start = foldName(domainLabel(domain)).slice(0, SAME_SHORT_START);
  const words = (url.split('/').at(-1) ?? '').split(/[^\p{L}\p{N}]+/u).map(foldName);
  return start.length === SAME_SHORT_START && words.some((word) => word.startsWith(start));
}

function lastSegment(url: string): string {
  return foldName(url.split('/').at(-1) ?? '');
}

/** Whether a profile's name resembles the domain. */
function resemblesDomain(handle: string, { site }: ReaderInput): boolean {
  const label = foldName(domainLabel(site.domain));
  const name = foldName(handle);
  if (name.length < 2 || label.length < 2) return false;
  if (name.includes(label) || label.includes(name)) return true;
  return name.slice(0, SAME_START) === label.slice(0, SAME_START) && name.length >= SAME_START;
}
