import { allMatches } from '@firmlens/text';
import { isInaccessible } from './is-inaccessible';
import { decodeText } from './decode-text';
import type { PageFetcher } from './page-fetcher';
import type { FetchedPage } from './page-response';
import { absoluteUrl, belongsToSite, normalisePageUrl, pageKey } from './page-url';

const MAX_FILES = 4;
const MAX_FILE_BYTES = 256 * 1024;
const MAX_LINKS = 100;
/** So many names of files and links are looked at in one text, so that a hostile one takes little time. */
const MAX_NAMES = 500;
/** Files that a page names in quotes: `src="js/header.js?v=2"`, `fetch('nav.html')`, `data-include="menu.html"`. */
const NAMED_FILE = /["'`]'?([\w./-]{3,120}\.(?:html?|m?js)(?:\?[\w.=&-]{0,40})?)'?["'`]/gi;
/** Words in the names of such files: `loadHeaderAndFooter.js`, `main-nav.html`. */
const MENU_WORDS = new Set([
  'header',
  'footer',
  'nav',
  'navi',
  'gnavi',
  'navbar',
  'navigation',
  'menu',
  'sidebar',
  'layout',
]);
const LINK = /\bhref\\?\s{0,3}[=:]\s{0,3}\\?["'`]([^"'`\\\s<>{}$]{1,300})["'`\\]/gi;
/** `href="${root}about.html"`, `['about.html', 'About us']` */
const PAGE_FILE = /["'`}](\/?[\w-]{1,60}(?:\/[\w-]{1,60}){0,4}\.(?:html?|php|aspx?))(?=["'`?#])/gi;

/**
 * Returns the links in the menus that the scripts of a front page write, from scripts and parts of pages that are named
 * like one: `header.js`, `nav.html`. Reads at most four of them.
 */
export async function scriptMenus(
  fetcher: PageFetcher,
  { url: front, html }: Pick<FetchedPage, 'url' | 'html'>,
  domain: string,
): Promise<URL[]> {
  const isOwn = ({ hostname }: URL): boolean => belongsToSite(hostname, domain, front.hostname);
  const links = new Map<string, URL>();
  const files = new Set<string>();
  const addFiles = (text: string): void => {
    for (const [, name = ''] of allMatches(text, NAMED_FILE, MAX_NAMES)) {
      const file = isNamedAsMenu(name) ? absoluteUrl(name, front) : null;
      if (file && isOwn(file) && files.size < MAX_FILES) files.add(file.href);
    }
  };
  addFiles(html);
  // A set yields what is added meanwhile: the script that loads `header.html`.
  for (const file of files) {
    const result = await fetcher.get(new URL(file), { maxBytes: MAX_FILE_BYTES });
    if (isInaccessible(result) || result.status !== 'answered' || result.response.status !== 200) continue;
    const text = decodeText(result.response);
    addFiles(text);
    for (const [, href = ''] of [
      ...allMatches(text, LINK, MAX_NAMES),
      ...allMatches(text, PAGE_FILE, MAX_NAMES),
    ]) {
      const link = isNamedAsMenu(href) ? null : normalisePageUrl(href, front);
      if (link && isOwn(link) && links.size < MAX_LINKS) links.set(pageKey(link), link);
    }
  }
  return [...links.values()];
}

function isNamedAsMenu(file: string): boolean {
  const [path = ''] = file.split('?');
  const words = (path.split('/').at(-1) ?? '')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => MENU_WORDS.has(word));
}
