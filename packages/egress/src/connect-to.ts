import { parseUrl } from './parse-url';

/** The target that replaces a `HOST:PORT` for connections. */
export interface ConnectTarget {
  /** An IP address, or a name for the system's resolver. */
  address: string;
  port: number;
}

const HOST = String.raw`(\[[0-9a-f:.]+\]|[^\s:/?#@%\\[\]]+)`;
const ENTRY = new RegExp(`^${HOST}:(\\d{1,5}):${HOST}:(\\d{1,5})$`, 'i');

/**
 * Parses `HOST:PORT:ADDRESS:PORT` entries. An IPv6 address is in brackets. The last entry for a `HOST:PORT`
 * wins. Throws an `Error` that names the first entry it cannot parse. Look the result up with `hostKey`.
 */
export function parseConnectTo(entries: readonly string[]): ReadonlyMap<string, ConnectTarget> {
  return new Map(entries.map(parseEntry));
}

function parseEntry(entry: string): [string, ConnectTarget] {
  const [, host = '', from, address = '', to] = ENTRY.exec(entry.trim()) ?? [];
  const source = parseUrl(`https://${host}`);
  const target = parseUrl(`https://${address}`);
  if (source === null || target === null || !isPort(Number(from)) || !isPort(Number(to))) {
    throw new Error(`connect-to entry "${entry}" is not HOST:PORT:ADDRESS:PORT`);
  }
  return [
    hostKey(source.hostname, Number(from)),
    { address: withoutBrackets(target.hostname), port: Number(to) },
  ];
}

function isPort(port: number): boolean {
  return port >= 1 && port <= 65_535;
}

/** Returns one spelling for a host and port: lower case, no brackets, no trailing dot. */
export function hostKey(host: string, port: number): string {
  return `${withoutBrackets(host).toLowerCase().replace(/\.$/, '')}:${port}`;
}

/** URLs write an IPv6 host in brackets, sockets without. */
export function withoutBrackets(host: string): string {
  return host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
}
