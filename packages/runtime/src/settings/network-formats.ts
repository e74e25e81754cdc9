import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?$/i;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/** Parses a port from 1 to 65535. */
export function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/** Whether the text is an IPv4 address, or an IPv6 address in brackets. */
function isHostAddress(text: string): boolean {
  return text.startsWith('[') && text.endsWith(']') ? isIP(text.slice(1, -1)) === 6 : isIP(text) === 4;
}

function isHost(text: string): boolean {
  const isName = HOST_NAME.test(text) && !/^[\d.]*$/.test(text);
  return isHostAddress(text) || isName;
}

/** Validates `HOST:PORT:ADDRESS:PORT`, IPv6 addresses in brackets. Returns the text itself. */
export function parseConnectTo(text: string): string | undefined {
  const parts = /^(\[[^\]]*\]|[^:]*):(\d+):(\[[^\]]*\]|[^:]*):(\d+)$/.exec(text);
  const [, host = '', port = '', address = '', addressPort = ''] = parts ?? [];
  const isPair = isHost(host) && isHost(address) && parsePort(port) && parsePort(addressPort);
  return isPair ? text : undefined;
}

/** Validates `ADDRESS:PORT`, IPv6 addresses in brackets. Returns the text itself. */
export function parseAddressAndPort(text: string): string | undefined {
  const [, address = '', port = ''] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(text) ?? [];
  return isHostAddress(address) && parsePort(port) ? text : undefined;
}

/** Parses `HOST:PORT`, IPv6 addresses in brackets, which the result lacks. */
export function parseHostAndPort(text: string): { host: string; port: number } | undefined {
  const [, host = '', digits = ''] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(text) ?? [];
  const port = parsePort(digits);
  return isHost(host) && port !== undefined ? { host: host.replace(/^\[|\]$/g, ''), port } : undefined;
}

/** Validates an IP address or a network as ADDRESS/PREFIX. Returns the text itself. */
export function parseNetwork(text: string): string | undefined {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const maxPrefix = version === 6 ? 128 : 32;
  return version !== 0 && Number(prefix ?? 0) <= maxPrefix ? text : undefined;
}

/** Parses a URL with one of the protocols (each with its colon). */
export function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  // Not `URL.canParse`: once optimised, Node 20's rejects a Latin-1 text with an umlaut.
  try {
    const url = new URL(text);
    return protocols.includes(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Parses an http(s) URL without credentials, query or fragment, and removes trailing slashes. */
export function parseBaseUrl(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  if (!url || url.username || url.password || /[?#]/.test(text)) return undefined;
  return url.href.replace(/\/{1,64}$/, '');
}

/**
 * Validates an origin as browsers send it: scheme, host, and the port unless it is the scheme's. Returns the text
 * itself.
 */
export function parseOrigin(text: string): string | undefined {
  return parseUrl(text, ['http:', 'https:'])?.origin === text ? text : undefined;
}

/** Validates an email address or http(s) URL that fits in a user agent. Returns the text itself. */
export function parseContact(text: string): string | undefined {
  const isPlain = text.length <= 200 && /^[\x21-\x7e]+$/.test(text) && !/[()]/.test(text);
  const isMail = /^[^@:/]+@[^@:/]+\.[^@:/.]+$/.test(text);
  return isPlain && (isMail || parseUrl(text, ['http:', 'https:'])) ? text : undefined;
}

/** A host whose pages a browser can read elsewhere. */
export interface DemoSite {
  host: string;
  /** Where its pages are, without a trailing slash; null if it has none. */
  url: string | null;
}

/** Parses `HOST` or `HOST=URL`. The URL has neither path, credentials, query nor fragment. */
export function parseDemoSite(text: string): DemoSite | undefined {
  const [, host = '', address] = /^([^=]*)(?:=(.*))?$/.exec(text) ?? [];
  if (!isHost(host)) return undefined;
  if (address === undefined) return { host, url: null };
  const url = parseBaseUrl(address);
  return url !== undefined && new URL(url).pathname === '/' ? { host, url } : undefined;
}

/** A mail server. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte, required after STARTTLS, or not at all. */
  tls: 'implicit' | 'starttls' | 'off';
  /** Null if the server asks for no sign-in. */
  user: string | null;
  password: string;
}

const SMTP_PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Parses the URL of a mail server. Only `?tls=off` sends without TLS. */
export function parseSmtpUrl(text: string): MailServer | undefined {
  const url = parseUrl(text, Object.keys(SMTP_PORTS));
  const isPlain = url?.search === '?tls=off' && url.protocol === 'smtp:';
  if (!url?.hostname || !['', '/'].includes(url.pathname) || url.hash || (url.search && !isPlain))
    return undefined;
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? SMTP_PORTS[url.protocol as keyof typeof SMTP_PORTS] : Number(url.port),
      tls: isPlain ? 'off' : url.protocol === 'smtps:' ? 'implicit' : 'starttls',
      user: url.username === '' ? null : decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    };
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}

/** Validates an email address in ASCII, or `NAME <ADDRESS>`. Returns the text itself. */
export function parseSender(text: string): string | undefined {
  const [, address = text] = /^[^<>"\p{C}]{1,100} <([^<>]+)>$/u.exec(text) ?? [];
  return /^[^\s@<>",;:()[\]\\]{1,64}@[a-z0-9.-]{1,253}$/i.test(address) ? text : undefined;
}

/** Reads a PEM file of certificates. Returns undefined if it is unreadable or any certificate is broken. */
export function readCertificates(file: string): string | undefined {
  try {
    const pem = readFileSync(file, 'utf8');
    const certificates = pem.match(CERTIFICATE) ?? [];
    for (const certificate of certificates) new X509Certificate(certificate);
    return certificates.length > 0 ? pem : undefined;
  } catch {
    return undefined;
  }
}
