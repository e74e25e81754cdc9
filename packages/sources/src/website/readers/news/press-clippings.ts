import { foldText } from '../../../parsing/fold-text';
import { registrableDomain } from '../../crawl/page-url';

/** How pages head what others wrote about the company, folded. */
const HEADS = new Set(
  [
    'in the news|in the papers|in the press|in the media|press coverage|media coverage|news coverage|coverage|featured in|as seen in|as featured in|press clippings|clippings|press mentions|media mentions|in the headlines|what the press says|they talk about us|external news',
    'presse uber uns|in den medien|in der presse|medienberichte|pressespiegel|presseschau|presseecho|medienecho|pressestimmen|das sagt die presse|medien uber uns',
    'on parle de nous|ils parlent de nous|revue de presse|dans la presse|dans les medias|la presse en parle|retombees presse',
    'en los medios|hablan de nosotros|en la prensa|en prensa|clipping|clipping de prensa|nos mencionan|apariciones en prensa|apariciones en medios',
    'dicono di noi|parlano di noi|rassegna stampa|sui giornali|sulla stampa|la stampa parla di noi|na midia|na imprensa|saiu na midia|nos media|falam de nos',
    'in de media|in het nieuws|in de pers|i media|i medierna|i pressen|omtale|presseomtale|presseklip|presseklipp|mediassa|lehdistossa|w mediach|media o nas|pisza o nas|napisali o nas|napsali o nas|v mediich|v mediach|sajtomegjelenesek',
  ].flatMap((language) => language.split('|')),
);

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
