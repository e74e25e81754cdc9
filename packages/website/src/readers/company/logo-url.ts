import { isIP } from 'node:net';
import { getDomain } from 'tldts';
import { resolveHttpUrl } from '../news/post-url';

const MAX_LENGTH = 2_000;
/** Hosts of pictures that stand for no company: of documentation, and avatars of people. */
const NOT_OF_A_COMPANY = /(?:^|\.)(?:example\.(?:com|net|org)|gravatar\.com)$/;
/** Icons that come with a framework or a host. */
const STOCK_ICON = /\/(?:logo192\.png|webclip\.png|wordpress[^/]*logo[^/]*|w-logo-[^/]*|placeholder[^/]*)$/i;
/** Files of large pictures, which some sites state as their logo. */
const NOT_A_LOGO = /^(?!.*logo).*(?:^|[^a-z])(?:hero|banner|cover|og-?image|background|slider?)(?:[^a-z]|$)/i;

/**
 * Returns the URL of a picture that can be a company's logo, or null. Whoever follows it must not end up in a network of
 * their own, so a host without a public name and a port of its own are refused.
 */
export function logoUrl(address: string, base: URL): string | null {
  const text = address.trim();
  const url = text.length > MAX_LENGTH ? null : resolveHttpUrl(text, base);
  if (url === null || url.href.length > MAX_LENGTH) return null;
  const { hostname, port, pathname, username, password } = url;
  const isPublicHost = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && getDomain(hostname) !== null;
  const isPage = pathname === '/' && url.search === '';
  if (!isPublicHost || port !== '' || username !== '' || password !== '' || isPage) return null;
  const isOther = STOCK_ICON.test(pathname) || NOT_A_LOGO.test(pathname.split('/').at(-1) ?? '');
  return isOther || NOT_OF_A_COMPANY.test(hostname) ? null : url.href;
}
