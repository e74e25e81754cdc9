import { companyKey } from '@firmlens/contract';

/**
 * Registrable domains on which many companies have a page, a shop or a mailbox, but no website of their own.
 */
const PLATFORMS: ReadonlySet<string> = new Set(
  (
    'about.me amazon.com angel.co behance.net bit.ly business.site crunchbase.com ebay.com etsy.com eventbrite.com facebook.com ' +
    'fb.com fb.me github.com gitlab.com gmail.com goo.gl google.com hotmail.com instagram.com kickstarter.com line.me linkedin.com ' +
    'linktr.ee lnkd.in medium.com meetup.com naver.com ok.ru outlook.com pinterest.com soundcloud.com t.co t.me tiktok.com ' +
    'tinyurl.com tripadvisor.com tumblr.com twitter.com vimeo.com vk.com wa.me weebly.com whatsapp.com wix.com wordpress.com x.com ' +
    'xing.com yahoo.com yelp.com youtube.com youtu.be'
  ).split(' '),
);
const MAX_ADDRESS = 500;

/** Returns the domain of a company's website, or why the address is rejected. */
export function validateWebsiteDomain(
  address: unknown,
  name: string,
  domainOf: (address: string) => string | null,
): { domain: string } | { refused: string } {
  if (typeof address !== 'string' || address.trim() === '') return { refused: 'no website' };
  const domain = address.length > MAX_ADDRESS ? null : domainOf(address.trim());
  if (domain === null) return { refused: 'the website has no domain' };
  // The company that runs the platform may use its domain.
  if (PLATFORMS.has(domain) && companyKey(name) !== domain.slice(0, domain.indexOf('.'))) {
    return { refused: 'the website is a page of a platform' };
  }
  return { domain };
}
