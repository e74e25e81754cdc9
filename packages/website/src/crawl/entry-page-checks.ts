import { patternOf } from '@firmlens/text';
import { PLACEHOLDER_PAGE_WORDS as WORDS } from '../placeholder-page-words';
import type { PageOutline } from './page-outline';

/**
 * Companies that register, park or sell domains. A page that loads their resources says nothing about the
 * company.
 */
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

/** Matches pages that offer the domain for sale, in the languages in which such pages are written. */
const FOR_SALE = new RegExp(`\\b${patternOf(WORDS.forSale).replaceAll(' … ', '\\b.{0,80}\\b')}\\b`, 'i');

/** Titles of the default pages of web servers and hosting panels. */
const SERVER_DEFAULT =
  /^(?:welcome to (?:nginx|openresty|centos|caddy|litespeed)\b|apache(?:2|\b).{0,40}(?:default|test) page|test page for (?:the )?(?:apache|nginx|http)|iis windows(?: server)?$|microsoft internet information services|default (?:web ?site|server|domain|plesk|parallels) page|(?:web )?(?:site|domain) default page|index of \/|account suspended|it works!?$)/i;

/** Titles of pages that block a visitor until a challenge has been passed. */
const BOT_CHECK = new RegExp(`^${patternOf(WORDS.botChecks)}\\b`, 'i');

/** A page with more words than this has real content, whatever its title says. */
const MAX_PLACEHOLDER_WORDS = 200;

/** Returns whether the domain belongs to a parking company or a domain marketplace. */
export function isParkingDomain(registrableDomain: string | null): boolean {
  return registrableDomain !== null && PARKING_DOMAINS.has(registrableDomain);
}

/** Matches a script that redirects the browser to a registrar's placeholder page. */
const PARKING_SCRIPT = /location\.(?:href|replace)\s{0,4}[=(]\s{0,4}["']\/lander["']/;

/**
 * Returns whether the entry page is parked: it is short, and offers the domain for sale, says that it is
 * parked, or loads its parts from a parking company. `resourceDomains` are the registrable domains of its
 * scripts and frames.
 */
export function isParkedPage(
  page: { outline: PageOutline; html: string },
  resourceDomains: readonly (string | null)[],
): boolean {
  const { outline, html } = page;
  if (outline.wordCount >= MAX_PLACEHOLDER_WORDS) return false;
  if (outline.wordCount === 0 && PARKING_SCRIPT.test(html.slice(0, 20_000))) return true;
  return resourceDomains.some(isParkingDomain) || FOR_SALE.test(outline.title) || FOR_SALE.test(outline.text);
}

/** Returns whether the entry page is a web server's default page. */
export function isServerDefaultPage(outline: Pick<PageOutline, 'title'>): boolean {
  return SERVER_DEFAULT.test(outline.title);
}

/**
 * Returns whether the response is a bot challenge. The site then counts as not read; the challenge is not
 * circumvented.
 */
export function isBotChallenge(
  headers: Readonly<Record<string, string[]>>,
  outline: Pick<PageOutline, 'title' | 'wordCount'>,
): boolean {
  if (headers['cf-mitigated']?.includes('challenge')) return true;
  return outline.wordCount < MAX_PLACEHOLDER_WORDS && BOT_CHECK.test(outline.title);
}
