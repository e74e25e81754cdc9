import { parseUrl } from '@firmlens/egress';
import type { WebPage } from '../../page/web-page';

/** Resolves an address on a page to an http(s) URL, or returns null. */
export function resolveHttpUrl(address: string, base: URL): URL | null {
  const url = address === '' ? null : parseUrl(address, base);
  if (url === null) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Returns a post's URL. A teaser without a page of its own is distinguished from others by its title. */
export function postUrl(url: URL, page: WebPage, title: string): string {
  const own =
    url.host !== page.url.host || url.pathname !== page.url.pathname || url.search !== page.url.search;
  return own
    ? url.href
    : `${page.url.origin}${page.url.pathname}#:~:text=${encodeURIComponent(title.slice(0, 80))}`;
}
