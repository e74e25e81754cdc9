import type { EvidenceOf } from '@firmlens/contract';
import type { SchemaNode, WebPage } from '../../page/web-page';
import { createEvidence, type Reader } from '../reader';
import { nestedSchemaNodes, schemaTexts } from '../schema-nodes';
import { companyOrganizations } from './company-organizations';
import { CONFIDENCE } from './confidence';
import { dedupeEvidence } from './dedupe-evidence';
import { logoUrl } from './logo-url';
import { shownLogos } from './shown-logos';

/** More than a site has in its markup, its header and its icons. */
const MAX_LOGOS = 5;
const MAX_ADDRESS = 2_500;
/** An icon for telephones shows the logo, or a part of it. */
const ICON = CONFIDENCE.wording - 0.05;

/**
 * Reads the URL of the company's logo: from the markup about the company, from `og:logo`, from the picture that links to
 * the home page, and the icon that telephones show.
 */
export const readLogo: Reader = (input) => {
  const found: EvidenceOf<'company.logo_url'>[] = [];
  const add = (url: string | null, from: { origin: string; page: WebPage; confidence: number }): void => {
    const { origin, page, confidence } = from;
    if (url !== null)
      found.push(createEvidence(input, 'company.logo_url', url, { origin, url: page.url, confidence }));
  };
  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    if (isBranch) continue;
    const [url = null] = markedUpLogos(node).flatMap((address) => logoUrl(address, page.url) ?? []);
    add(url, { origin, page, confidence });
  }
  for (const page of input.pages) {
    add(logoUrl(page.meta['og:logo'] ?? '', page.url), {
      origin: 'meta',
      page,
      confidence: CONFIDENCE.element,
    });
    const [shown] = shownLogos(page, input);
    if (shown) add(shown.url, { origin: 'header', page, confidence: shown.confidence });
    if (page.kind === 'home') add(telephoneIcon(page), { origin: 'icon', page, confidence: ICON });
  }
  return dedupeEvidence(found, MAX_LOGOS);
};

/** Returns the addresses of an organization's logo: texts, or pictures with an address. */
function markedUpLogos(node: SchemaNode): string[] {
  const pictures = nestedSchemaNodes(node, 'logo').flatMap((picture) =>
    ['url', 'contentUrl', '@id'].flatMap((property) => schemaTexts(picture, property, MAX_ADDRESS)),
  );
  return [...schemaTexts(node, 'logo', MAX_ADDRESS), ...pictures];
}

/** Returns the largest icon for telephones, or null. */
function telephoneIcon({ $, url }: WebPage): string | null {
  const icons = $('link[rel*="apple-touch-icon" i][href]')
    .toArray()
    .slice(0, 20)
    .map(({ attribs }) => ({
      width: Number.parseInt(attribs['sizes'] ?? '', 10) || 0,
      url: logoUrl(attribs['href'] ?? '', url),
    }));
  return icons.filter((icon) => icon.url !== null).sort((a, b) => b.width - a.width)[0]?.url ?? null;
}
