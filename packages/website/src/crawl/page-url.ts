import { parseUrl } from '@firmlens/egress';
import { getDomain } from 'tldts';

/** Longer URLs are crawler traps or contain session state. */
const MAX_URL_LENGTH = 2_048;

/** Subdomains whose pages belong to the company's site. */
const SITE_SUBDOMAINS = new Set([
  'www',
  'careers',
  'career',
  'jobs',
  'blog',
  'news',
  'trust',
  'security',
  'docs',
  'status',
  'ir',
]);

/** Query parameters that say where a visitor came from and do not change the page. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid|ref|source)(?:=|$)/i;

const MAY_TRACK = /[?&](?:utm_|gclid|fbclid|msclkid|mc_|ref|source)/i;

/** Files that are not pages, and paths meant only for signed-in users or machines. */
const NOT_A_PAGE =
  /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|gz|tar|rar|7z|dmg|exe|apk|jpe?g|png|gif|svg|webp|avif|ico|bmp|mp[34]|m4[av]|webm|mov|avi|wav|ogg|css|m?js|json|xml|rss|atom|txt|ics|vcf|woff2?|ttf|eot)$/i;
const NOT_FOR_VISITORS =
  /^\/(?:[^/]+\/)?(?:log-?in|sign-?in|sign-?up|log-?out|register|cart|basket|checkout|my-?account|wp-admin|wp-login\.php|wp-json|cdn-cgi|search|feed)(?:\/|$)/i;

/**
 * Returns the registrable domain according to the Public Suffix List, including its private section, or null
 * if there is none.
 */
export function registrableDomain(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true });
}

/**
 * Returns the part of a host before the registrable domain, without a leading `www`: `jobs` of
 * `jobs.acme.example`.
 */
export function subdomainOf(host: string, domain: string): string {
  const name = host === domain ? '' : host.slice(0, -domain.length - 1);
  return name === 'www' ? '' : name;
}

/**
 * Returns whether pages at this host are the company's own: the domain itself, the site's usual subdomains,
 * the entry page's host.
 */
export function belongsToSite(host: string, domain: string, entryHost: string): boolean {
  if (host === domain || host === entryHost) return true;
  return host.endsWith(`.${domain}`) && SITE_SUBDOMAINS.has(host.slice(0, -domain.length - 1));
}

/**
 * Returns the URL to fetch for a link: absolute, without fragment and tracking parameters. Null if it is not
 * a web page's URL: other schemes, user info, ports, files, sign-in pages.
 */
export function normalisePageUrl(href: string, base: URL | string): URL | null {
  const url = absoluteUrl(href, base);
  if (!url || NOT_A_PAGE.test(url.pathname) || NOT_FOR_VISITORS.test(url.pathname)) return null;
  // Avoids `searchParams`: each URL would keep a list of them, and a site can have many links.
  if (!MAY_TRACK.test(url.search)) return url;
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter((parameter) => !TRACKING.test(parameter)).join('&');
  return url;
}

/** The authority of an address that names one, however many slashes precede it. */
const AUTHORITY = /^\s*(?:https?:[\\/]*|[\\/]{2,})([^\\/?#]*)/i;
/** No host name is longer. Normalising a long international one takes quadratic time. */
const MAX_AUTHORITY = 300;

/**
 * Resolves a link to an http or https URL on its default port, without fragment. Returns null if it is not
 * one.
 */
export function absoluteUrl(href: string, base: URL | string): URL | null {
  if (href.length > MAX_URL_LENGTH) return null;
  // The URL parser removes these too.
  const written = href.replace(/[\t\r\n]/g, '');
  if ((AUTHORITY.exec(written)?.[1]?.length ?? 0) > MAX_AUTHORITY) return null;
  const url = parseUrl(written, base);
  if (url === null) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '' || url.port !== '') return null;
  if (url.href.length > MAX_URL_LENGTH) return null;
  url.hash = '';
  return url;
}

/**
 * Returns one key for all spellings of a page. Scheme, `www.`, index file and trailing slash make no
 * difference.
 */
export function pageKey(url: URL): string {
  const host = url.hostname.replace(/^www\./, '');
  const path = url.pathname.replace(/\/index\.(?:html?|php)$/i, '/').replace(/\/$/, '');
  return `${host}${path}${url.search}`;
}
