import { getDomain } from 'tldts';
import type { Element } from 'domhandler';
import { guessKind, pathWords } from '../../../crawl/page-kind';
import { PAGE_KIND_BY_WORD, slugify } from '../../../crawl/page-kind-words';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import { isPageAboutOthers } from '../../../attribution/about-others';
import { elementText, textPieces } from '../../element-text';
import { resolveHttpUrl } from '../../news/post-url';
import { isOfferLabel, withoutNumber } from '../service-name';
import { foldedPatternOf, loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

const MAX_LINKS = 600;
const MAX_TEXT = 100;
const MIN_LABEL = 3;
/** An icon, arrow or bullet before or after the text. Fonts with icons write `expand_more`. */
const ORNAMENT = /^[\s\p{S}_–—•*·›-]+(?=\p{L})|(?: [a-z]+(?:_[a-z]+)+|[^\p{L}\p{N}\p{P}®™+])+$/gu;
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;
/** The schema of the file explains each list. */
const PATHS =
  loadVocabulary<
    Readonly<Record<'solutions' | 'besideOffers' | 'customers' | 'aboutOthers', SpellingsByLanguage>>
  >('offer-paths');
/** Path segments of pages that present the offer to somebody, prove it, or document it. */
const ABOUT_OTHERS = new RegExp(`^${foldedPatternOf(PATHS.customers, PATHS.aboutOthers)}|^doc\\b`);
/** Path segments of pages about the organisations for which the company works: `customers`, `industries`. */
const CUSTOMERS = new RegExp(`^${foldedPatternOf(PATHS.customers)}(?:y|i?e?s|e?n)?$`);
/** Path segments of pages that menus list beside the products. */
const BESIDE_OFFERS = new RegExp(`^${foldedPatternOf(PATHS.besideOffers).replaceAll('…', '.*')}$`);
/** Path segments for solutions. */
const SOLUTIONS = new RegExp(`^${foldedPatternOf(PATHS.solutions)}$`);

/** A link from a page to a page of the same site, or to a part of one. */
export interface OwnLink {
  element: Element;
  text: string;
  url: URL;
  /** What the link leads to: equal for all addresses of the same part of the same page. */
  target: string;
}

const known = new WeakMap<WebPage, OwnLink[]>();

/** Returns the links of a page that lead to its own site, in document order. They are read once. */
export function ownLinksOf(page: WebPage): OwnLink[] {
  const links = known.get(page) ?? page.$('a[href]').toArray().slice(0, MAX_LINKS).flatMap(ownLink(page));
  known.set(page, links);
  return links;
}

function ownLink(page: WebPage): (element: Element) => OwnLink[] {
  const domain = getDomain(page.url.hostname) ?? page.url.hostname;
  return (element) => {
    const href = element.attribs['href'] ?? '';
    const url = href === '#' ? null : resolveHttpUrl(href, page.url);
    if (url === null || (getDomain(url.hostname) ?? url.hostname) !== domain) return [];
    return [{ element, url, target: targetOf(url), text: labelOf(element, page) }];
  };
}

/** Whether a link has no address, because a script follows it or its page is not written yet. */
export function leadsNowhere({ attribs }: Element): boolean {
  return /^(?:#|javascript:|$)/i.test(attribs['href'] ?? '');
}

/** Returns the text of a link. A link around several blocks is named by its heading or else its first block. */
function labelOf(element: Element, page: WebPage): string {
  const { blocks, rangeOf } = layoutOf(page);
  const inside = blocks.slice(...rangeOf(element));
  const title = inside.find(({ level }) => level > 0) ?? inside[0];
  const text = inside.length > 1 && title !== undefined ? title.text.slice(0, MAX_TEXT) : firstLine(element);
  return withoutNumber(text.replace(ORNAMENT, ''));
}

/**
 * Returns the text of a link, without the phrase that style alone puts below it: `Repairs` of
 * `<b>Repairs</b><small>within a day</small>`.
 */
function firstLine(element: Element): string {
  const text = elementText(element, MAX_TEXT);
  const [first = '', second = ''] = textPieces(element, 2);
  const isApart = text.startsWith(first) && !text.startsWith(' ', first.length) && second.includes(' ');
  return isApart && first.length >= MIN_LABEL ? first : text;
}

/** Returns what an address leads to, without the variants in which sites write it. */
export function targetOf(url: URL): string {
  const path = url.pathname.replace(INDEX_FILE, '/').replace(/\/$/, '').toLowerCase();
  return `${path}${url.search}${url.hash === '#' ? '' : url.hash}`;
}

/**
 * Whether a link can lead to a part of the offer: no word of its address and not its text as a whole name
 * another kind of page, such as one about the company, its news or its customers.
 */
export function mayBeOffer({ url, text }: Pick<OwnLink, 'url' | 'text'>): boolean {
  const words = pathWords(url).filter((word) => word !== 'index');
  if ((words.length === 0 && url.hash === '') || isPageAboutOthers({ url })) return false;
  return [...words, slugify(text)].every((word) => {
    const kind = PAGE_KIND_BY_WORD.get(word) ?? 'product';
    return kind === 'product' && !ABOUT_OTHERS.test(word) && !BESIDE_OFFERS.test(word);
  });
}

/** Whether a link can lead to a part of the offer of a site that does not say what its offer is. */
export function isUnnamedPage(link: Pick<OwnLink, 'url' | 'text'>): boolean {
  const { kind } = guessKind(link.url, getDomain(link.url.hostname) ?? link.url.hostname, link.text);
  return mayBeOffer(link) && (kind === 'product' || kind === 'other');
}

/** Whether a page is below one that lists the offer. Solutions are as often sorted by customer. */
export function isBelowOffer(url: URL): boolean {
  return pathWords(url)
    .slice(0, -1)
    .some((word) => isOfferLabel(word.replaceAll('-', ' ')) && !SOLUTIONS.test(word));
}

/** Whether a link leads to a page about the organisations for which the company works. */
export function isAboutCustomers({ url }: Pick<OwnLink, 'url'>): boolean {
  return pathWords(url).some((word) => CUSTOMERS.test(word));
}

/** Returns the words of the last part of an address. */
export function lastWords(url: URL): string {
  return (
    pathWords(url)
      .findLast((word) => word !== 'index')
      ?.replaceAll('-', ' ') ?? ''
  );
}
