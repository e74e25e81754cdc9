import type { IncomingHttpHeaders } from 'node:http';

/** The headers that go out: lower-case names, and the two that every request has. */
export function requestHeaders(
  userAgent: string,
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const named = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { 'accept-encoding': 'gzip, deflate, br', 'user-agent': userAgent, ...Object.fromEntries(named) };
}

/** Every header as a list, without a prototype that a header's name could reach. */
export function parseHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string[]>> {
  const listed = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) listed[name] = Array.isArray(value) ? value : [value];
  }
  return listed;
}
