import type { PageOutline } from './page-outline';

/** Companies that hold, park or sell names: a page of theirs says nothing about a company of that name. */
const PARKING_DOMAINS = new Set([
  'sedo.com',
  'sedoparking.com',
  'bodis.com',
  'parkingcrew.net',
  'above.com',
  'dan.com',
  'afternic.com',
  'hugedomains.com',
  'uniregistry.com',
  'undeveloped.com',
  'parklogic.com',
  'domainmarket.com',
  'buydomains.com',
  'cashparking.com',
  'voodoo.com',
]);

/** A page that offers the name itself, in the languages that such pages are written in. */
const FOR_SALE = new RegExp(
  [
    '\\bdomains?\\b.{0,80}\\b(?:is|are|may be|might be) (?:for sale|parked|available for purchase)\\b',
    '\\b(?:buy|purchase|acquire) this domain\\b',
    '\\bdomain (?:name )?(?:is )?(?:for sale|parking|parked)\\b',
    '\\bparked (?:free|domain)\\b',
    '\\bsteht zum verkauf\\b',
    '\\bdomain kaufen\\b',
    '\\bdomaine est à vendre\\b',
    '\\bdominio (?:está )?en venta\\b',
    '\\bdominio (?:è )?in vendita\\b',
    '\\bdomein (?:is )?te koop\\b',
  ].join('|'),
  'i',
);

/** Titles of what web servers and hosting panels show until somebody puts a site there. */
const SERVER_DEFAULT =
  /^(?:welcome to (?:nginx|openresty|centos|caddy|litespeed)\b|apache(?:2|\b).{0,40}(?:default|test) page|test page for (?:the )?(?:apache|nginx|http)|iis windows(?: server)?$|microsoft internet information services|default (?:web ?site|server|domain|plesk|parallels) page|(?:web )?(?:site|domain) default page|index of \/|account suspended|it works!?$)/i;

/** Titles of pages that stand between a visitor and the site until he has shown that he is no machine. */
const BOT_CHECK =
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|please wait|security check|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|robot check|human verification|captcha|ddos-guard|one more step|pardon our interruption)\b/i;

/** A page with more words than this is somebody's content, whatever its title says. */
const FEW_WORDS = 200;

/** Whether the host is a parking company's or a name market's. */
export function isParkingDomain(registrableDomain: string | null): boolean {
  return registrableDomain !== null && PARKING_DOMAINS.has(registrableDomain);
}

/** A page without a word that sends the browser to a registrar's page for names with no site. */
const PARKING_SCRIPT = /location\.(?:href|replace)\s{0,4}[=(]\s{0,4}["']\/lander["']/;

/**
 * Whether the entry page only holds the name: it is short, and offers the name for sale, says that it is
 * parked, or is put together by a parking company. `resourceDomains` are the registrable domains that its
 * scripts and frames come from.
 */
export function isParkedPage(
  page: { outline: PageOutline; html: string },
  resourceDomains: readonly (string | null)[],
): boolean {
  const { outline, html } = page;
  if (outline.wordCount >= FEW_WORDS) return false;
  if (outline.wordCount === 0 && PARKING_SCRIPT.test(html.slice(0, 20_000))) return true;
  return resourceDomains.some(isParkingDomain) || FOR_SALE.test(outline.title) || FOR_SALE.test(outline.text);
}

/** Whether the entry page is a server's own, in the place of a site. */
export function isServerDefaultPage(outline: Pick<PageOutline, 'title'>): boolean {
  return SERVER_DEFAULT.test(outline.title);
}

/** Whether the answer is a bot check in the site's place: the site was not looked at, and is not worked around. */
export function isBotChallenge(
  headers: Readonly<Record<string, string[]>>,
  outline: Pick<PageOutline, 'title' | 'wordCount'>,
): boolean {
  if (headers['cf-mitigated']?.includes('challenge')) return true;
  return outline.wordCount < FEW_WORDS && BOT_CHECK.test(outline.title);
}
