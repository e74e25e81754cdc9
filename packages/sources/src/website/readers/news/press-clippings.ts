import { foldText } from '../../../parsing/fold-text';
import { registrableDomain } from '../../crawl/page-url';
import { loadVocabulary } from '../../../vocabulary/load-vocabulary';

/** How pages head what others wrote about the company, folded. */
const HEADS = new Set(loadVocabulary<{ headings: readonly string[] }>('press-headings').headings);

/** Where companies publish themselves, though not at their own domain. */
const PUBLISHING_HOSTS = new Set(
  'medium.com substack.com notion.site linkedin.com prnewswire.com businesswire.com globenewswire.com presseportal.de accesswire.com einpresswire.com openpr.com prweb.com cision.com mynewsdesk.com ntb.no sttinfo.fi ritzau.dk googleapis.com amazonaws.com shopify.com wixstatic.com'.split(
    ' ',
  ),
);

/** Whether a heading or a label says that newspapers wrote what stands below it. */
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

/** Whether a link leads to what somebody else published. */
export function linksToPress(link: URL, site: URL): boolean {
  if (/\.(?:pdf|docx?)$/i.test(link.pathname)) return false;
  const host = registrableDomain(link.hostname) ?? link.hostname;
  return host !== (registrableDomain(site.hostname) ?? site.hostname) && !PUBLISHING_HOSTS.has(host);
}
