import { domainToASCII } from 'node:url';

/** What HTML accepts as the local part (WHATWG, "valid e-email address"): no quotes, spaces, commas or brackets. */
const LOCAL_PART = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the address as a mail server takes it, its domain in ASCII; null if it has a form that could be read as
 * another address, or as several.
 */
export function mailAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domain = domainToASCII(email.slice(at + 1));
  const isDomain = domain.length <= 253 && domain.split('.').every((label) => LABEL.test(label));
  return at > 0 && LOCAL_PART.test(local) && isDomain ? `${local}@${domain}` : null;
}
