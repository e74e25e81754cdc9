import type { IncomingHttpHeaders } from 'node:http';

/** Returns the headers to send: lower-case names, plus the two that every request has. */
export function requestHeaders(
  userAgent: string,
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const named = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { 'accept-encoding': 'gzip, deflate, br', 'user-agent': userAgent, ...Object.fromEntries(named) };
}

/** Returns every header as a list, in an object without a prototype that a header's name could reach. */
export function parseHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string[]>> {
  const lists = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) lists[name] = Array.isArray(value) ? value : [value];
  }
  return lists;
}
