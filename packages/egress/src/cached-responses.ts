import type { EgressResponse } from './types';

/** A response that can be revalidated with its server. */
export interface CachedResponse {
  etag: string | null;
  /** The header as sent. */
  lastModified: string | null;
  contentType: string;
  body: Buffer;
}

/** Responses cached for conditional requests (RFC 9110, section 13), by URL. */
export interface CachedResponses {
  find(url: string): Promise<CachedResponse | null>;
  keep(url: string, response: CachedResponse): Promise<void>;
}

/** Larger responses are fetched again each time, unless they are the same for all companies. */
const MAX_CACHED_BYTES = 512 * 1024;

/** Returns what to cache of a response, or null if it has no validator, is truncated or is too large. */
export function toCachedResponse(
  { headers, body, truncated }: EgressResponse,
  maxBytes = MAX_CACHED_BYTES,
): CachedResponse | null {
  const etag = headers['etag']?.[0] ?? null;
  const lastModified = headers['last-modified']?.[0] ?? null;
  if ((etag === null && lastModified === null) || truncated || body.length > maxBytes) return null;
  return { etag, lastModified, contentType: headers['content-type']?.[0] ?? '', body };
}

/** Returns the headers that ask whether a cached response has changed. */
export function conditionalHeaders({ etag, lastModified }: CachedResponse): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
}
