import { loadVocabulary } from '@firmlens/text';
import type { PageKind } from '../crawled-site';
import type { FetchedPage } from './page-response';
import { PAGE_KIND_BY_WORD, slugify } from './page-kind-words';
import { absoluteUrl, pageKey } from './page-url';

const { names: NAMES, countries: LANGUAGE_OF_COUNTRY } = loadVocabulary<{
  names: Readonly<Record<string, readonly string[]>>;
  countries: Readonly<Record<string, string>>;
}>('usual-pages');

type FrontPage = Pick<FetchedPage, 'url' | 'outline'>;

/** The kinds of pages that say who the company is. A front page leads to several of them, or a script does. */
const COMPANY_KINDS: readonly PageKind[] = ['about', 'contact', 'legal', 'team', 'careers'];
/** A front page with links to more of these kinds has a menu. */
const MAX_LINKED_KINDS = 1;
const MAX_ADDRESSES = 8;
/** How addresses end where no link of the front page shows it. */
const USUAL_ENDINGS = ['', '.html'];
const ENDING = /(?:\/|\.(?:html?|php|aspx?))$/i;

/** The kinds of the pages that something leads to. */
export type LinkedPages = Iterable<{ url: URL; kind: PageKind }>;

/** Whether a front page leads to several kinds of pages about the company, or has such parts itself. */
export function hasMenu(front: FrontPage, linked: LinkedPages): boolean {
  const kinds = kindsOf(front, linked);
  return COMPANY_KINDS.filter((kind) => kinds.has(kind)).length > MAX_LINKED_KINDS;
}

/**
 * Returns the usual addresses of pages about the company if the front page has no menu, and otherwise those of the
 * legal notice if nothing leads to one. They are in the languages of the page and of the domain's country, and in
 * English, and end like the links of the front page.
 */
export function usualAddresses(front: FrontPage, linked: LinkedPages): URL[] {
  const pages = [...linked];
  const kinds = kindsOf(front, pages);
  const onlyLegal = hasMenu(front, pages);
  const endings = endingsOf(pages.filter(({ kind }) => kind !== 'home').map(({ url }) => url));
  const country = front.url.hostname.split('.').at(-1) ?? '';
  const languages = [front.outline.language ?? '', LANGUAGE_OF_COUNTRY[country] ?? country, 'en'];
  const names = languages.flatMap((language) => NAMES[language] ?? []);
  return [...new Set(names)]
    .filter((name) => !kinds.has(kindOf(name)) && (!onlyLegal || kindOf(name) === 'legal'))
    .flatMap((name) => endings.map((ending) => absoluteUrl(`${name}${ending}`, front.url)))
    .filter((address) => address !== null)
    .slice(0, MAX_ADDRESSES);
}

function kindsOf({ url, outline }: FrontPage, linked: LinkedPages): Set<PageKind> {
  const kinds = new Set([...linked].map(({ kind }) => kind));
  // `#contact`: a part of the front page itself.
  for (const { href, text } of outline.links)
    if (pageKey(new URL(href)) === pageKey(url)) kinds.add(kindOf(slugify(text)));
  return kinds;
}

function kindOf(name: string): PageKind {
  return PAGE_KIND_BY_WORD.get(name) ?? 'other';
}

/** Returns the most frequent ending of addresses. */
function endingsOf(urls: readonly URL[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { pathname } of urls) {
    const ending = ENDING.exec(pathname)?.[0] ?? '';
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most ? [most[0]] : USUAL_ENDINGS;
}
