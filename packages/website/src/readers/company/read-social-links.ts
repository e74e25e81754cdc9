import type { EvidenceOf } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import { foldName, domainLabel, type SocialField, socialProfile } from '@firmlens/text';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { companyOrganizations } from './company-organizations';

import { dedupeEvidence } from './dedupe-evidence';

const MAX_LINKS = 2_000;
/** Where sites link to their own profiles. */
export const HEADER_FOOTER_SELECTOR =
  'header, footer, [role="contentinfo"], [class*="footer" i], [id*="footer" i], [class*="social" i]';

/** Reads the company's profiles on LinkedIn, Facebook and X. */
export const readSocialLinks: Reader = (input) => {
  const found: EvidenceOf<SocialField>[] = [];
  const add = (address: string, origin: string, page: WebPage, confidence: number): void => {
    const profile = socialProfile(address, page.url);
    if (!profile) return;
    const similarityBonus = resemblesDomain(profile.handle, input) ? 0.05 : -0.05;
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
  return (['company.linkedin_url', 'company.facebook_url', 'company.twitter_url'] as const).flatMap((field) =>
    dedupeEvidence(
      found.filter((item) => item.field === field),
      2,
      (address) => address.toLowerCase().replace('://twitter.com/', '://x.com/'),
    ),
  );
};

/** Whether a profile's name resembles the domain. */
function resemblesDomain(handle: string, { site }: ReaderInput): boolean {
  const label = foldName(domainLabel(site.domain));
  const name = foldName(handle);
  return name.length >= 2 && label.length >= 2 && (name.includes(label) || label.includes(name));
}
