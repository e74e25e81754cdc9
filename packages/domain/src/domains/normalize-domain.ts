import { domainToASCII } from 'node:url';
import { ServiceError } from '@firmlens/contract';
import { parse } from 'tldts';

/**
 * Characters that no host name contains in any script: controls, invisible and unassigned characters, white
 * space, and what `domainToASCII` would silently decode or cut off.
 */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Z}\\#%]/u;

/**
 * In UTF-16 units; more than any spelling of a name with 253 ASCII characters takes. IDNA and NFC take time
 * that grows with the square of the length.
 */
const MAX_AUTHORITY = 1_000;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** By the WHATWG rule, a name whose last label is a number is an IPv4 address, in any spelling. */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/;

/**
 * TLDs that do not exist in the public DNS: RFC 2606, RFC 6761, RFC 6762 (local), RFC 7686 (onion), RFC 9476
 * (alt), RFC 8375 (home.arpa) and `internal`, which ICANN reserved in 2024.
 */
const SPECIAL_USE = new Set([
  'test',
  'example',
  'invalid',
  'localhost',
  'local',
  'onion',
  'alt',
  'arpa',
  'internal',
]);

export interface NormalDomain {
  /** The registrable domain by the Public Suffix List (private section included), in A-labels. */
  domain: string;
  /** Whether the public DNS could know it: its TLD exists and is not reserved. */
  isPublic: boolean;
}

function rejectDomain(why: string): never {
  throw new ServiceError('invalid_domain', `That is not a company domain: ${why}.`);
}

/**
 * Returns the authority part of a bare domain or an http(s) URL, also with a `//` that a proxy folded to `/`.
 */
function authorityOf(text: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):\/+/i.exec(text);
  if (scheme && !/^https?$/i.test(scheme[1] ?? '')) rejectDomain('only http and https URLs are accepted');
  return text.slice(scheme?.[0].length ?? 0).split(/[/?]/, 1)[0] ?? '';
}

function hostOf(authority: string): string {
  if (authority.includes('@')) rejectDomain('it contains credentials');
  if (authority.includes('[')) rejectDomain('an IP address is not a domain');
  const [, host = '', port] = /^([^:]*)(?::(\d*))?$/.exec(authority) ?? [];
  if (host === '') rejectDomain('it contains no host');
  if (port !== undefined && Number(port) > 65_535) rejectDomain('the port is out of range');
  return host;
}

/**
 * Returns the company's domain for a bare domain, a `www.` form or a full URL, percent-encoded or not. Throws
 * `invalid_domain` if it contains no registrable domain. Makes no DNS look-up.
 */
export function normalizeDomain(raw: string): NormalDomain {
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return rejectDomain('its percent-encoding is broken');
  }
  if (text.includes('\\')) rejectDomain('it contains a backslash');
  const authority = authorityOf(text);
  if (authority.length > MAX_AUTHORITY) rejectDomain('it is too long');
  if (FORBIDDEN.test(authority)) rejectDomain('it contains characters that are not allowed in a host name');
  const ascii = domainToASCII(hostOf(authority).normalize('NFC')).replace(/\.$/, '');
  const labels = ascii.split('.');
  if (ascii === '' || ascii.length > 253 || !labels.every((label) => LABEL.test(label))) {
    rejectDomain('a label is empty, too long, or contains characters that are not allowed in a host name');
  }
  if (NUMBER.test(labels.at(-1) ?? '')) rejectDomain('an IP address is not a domain');
  if (labels.length < 2) rejectDomain('it has no dot; send a domain such as acme.com');

  const { domain, isIcann, isPrivate } = parse(ascii, { allowPrivateDomains: true, extractHostname: false });
  if (domain === null) return rejectDomain('it is a public suffix; send a domain such as acme.com');
  return {
    domain,
    isPublic: (isIcann === true || isPrivate === true) && !SPECIAL_USE.has(labels.at(-1) ?? ''),
  };
}
