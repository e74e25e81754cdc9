import { parseUrl } from '@firmlens/egress';
import { getDomain } from 'tldts';

/** Longer addresses are traps or session state, not pages. */
const MAX_URL_LENGTH = 2_048;

/** Sub-domains whose pages belong to the company's own site. */
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

/** Query parameters that name where a visitor came from, and change nothing on the page. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid|ref|source)(?:=|$)/i;

const MAY_TRACK = /[?&](?:utm_|gclid|fbclid|msclkid|mc_|ref|source)/i;

/** Files that are no pages, and places that only a signed-in visitor or a machine has business at. */
const NOT_A_PAGE =
  /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|gz|tar|rar|7z|dmg|exe|apk|jpe?g|png|gif|svg|webp|avif|ico|bmp|mp[34]|m4[av]|webm|mov|avi|wav|ogg|css|m?js|json|xml|rss|atom|txt|ics|vcf|woff2?|ttf|eot)$/i;
const NOT_FOR_VISITORS =
  /^\/(?:[^/]+\/)?(?:log-?in|sign-?in|sign-?up|log-?out|register|cart|basket|checkout|my-?account|wp-admin|wp-login\.php|wp-json|cdn-cgi|search|feed)(?:\/|$)/i;

/** The registrable domain by the Public Suffix List, private section included; null where there is none. */
export function registrableDomain(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true });
}

/** The part of a host before the registrable domain, without a leading `www`: `jobs` of `jobs.acme.example`. */
export function subdomainOf(host: string, domain: string): string {
  const name = host === domain ? '' : host.slice(0, -domain.length - 1);
  return name === 'www' ? '' : name;
}

/** Whether pages at this host are the company's own: the domain itself, the site's usual sub-domains, the entry's host. */
export function belongsToSite(host: string, domain: string, entryHost: string): boolean {
  if (host === domain || host === entryHost) return true;
  return host.endsWith(`.${domain}`) && SITE_SUBDOMAINS.has(host.slice(0, -domain.length - 1));
}

/**
 * A link as the address that would be asked for: absolute, without fragment and tracking parameters.
 * Null for what is not a web page's address: other schemes, user info, ports, files, sign-in pages.
 */
export function normalisePageUrl(href: string, base: URL | string): URL | null {
  const url = absoluteUrl(href, base);
  if (!url || NOT_A_PAGE.test(url.pathname) || NOT_FOR_VISITORS.test(url.pathname)) return null;
  // Not by `searchParams`: each URL would keep a list of them, and a site can name many.
  if (!MAY_TRACK.test(url.search)) return url;
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter((parameter) => !TRACKING.test(parameter)).join('&');
  return url;
}

/** The authority of an address that names one, however many slashes stand before it. */
const AUTHORITY = /^\s*(?:https?:[\\/]*|[\\/]{2,})([^\\/?#]*)/i;
/** More is no host's name; to bring a long international one into its form takes the square of its length. */
const MAX_AUTHORITY = 300;

/** Resolves a link to an http or https URL on its default port without fragment; null where it is none. */
export function absoluteUrl(href: string, base: URL | string): URL | null {
  if (href.length > MAX_URL_LENGTH) return null;
  // As the parser does it.
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

/** One key for the spellings of one page: scheme, `www.`, index file, and trailing slash make no difference. */
export function pageKey(url: URL): string {
  const host = url.hostname.replace(/^www\./, '');
  const path = url.pathname.replace(/\/index\.(?:html?|php)$/i, '/').replace(/\/$/, '');
  return `${host}${path}${url.search}`;
}
