import { foldText, loadVocabulary } from '@firmlens/text';
import { getDomainWithoutSuffix } from 'tldts';
import { registrableDomain } from '../../crawl/page-url';

/** Headings above articles that others wrote about the company, folded. */
const HEADS = new Set(loadVocabulary<{ headings: readonly string[] }>('press-headings').headings);

/** Hosts other than its own domain where a company publishes. */
const PUBLISHING_HOSTS = new Set(
  'medium.com substack.com notion.site linkedin.com prnewswire.com businesswire.com globenewswire.com presseportal.de accesswire.com einpresswire.com openpr.com prweb.com cision.com mynewsdesk.com ntb.no sttinfo.fi ritzau.dk googleapis.com amazonaws.com shopify.com wixstatic.com'.split(
    ' ',
  ),
);

/** Whether a heading or label introduces press articles. */
export function isClippingsHeading(heading: string): boolean {
  return (
    heading.length <= 60 &&
    HEADS.has(
      foldText(heading)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
  );
}

/** Whether a link points to something published by others. */
export function linksToPress(link: URL, site: URL): boolean {
  if (/\.(?:pdf|docx?)$/i.test(link.pathname)) return false;
  const host = registrableDomain(link.hostname) ?? link.hostname;
  if (host === (registrableDomain(site.hostname) ?? site.hostname) || PUBLISHING_HOSTS.has(host))
    return false;
  // Many publish at another address under their own name: `acme.github.io`.
  return !link.hostname.split('.').includes(getDomainWithoutSuffix(site.hostname) ?? '');
}
