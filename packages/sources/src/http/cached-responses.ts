import type { EgressResponse } from '@firmlens/egress';

/** An answer that its server can be asked about: whether it has changed since. */
export interface CachedResponse {
  etag: string | null;
  /** The server's own words. */
  lastModified: string | null;
  contentType: string;
  body: Buffer;
}

/** Answers kept for conditional requests (RFC 9110, section 13), by URL. */
export interface CachedResponses {
  find(url: string): Promise<CachedResponse | null>;
  keep(url: string, answer: CachedResponse): Promise<void>;
}

/** Larger answers are fetched anew each time, unless they are the same for all companies. */
const MAX_KEPT_BYTES = 512 * 1024;

/** What is kept of an answer; null where its server gave nothing to ask it by, and where it is cut or too large. */
export function toCachedResponse(
  { headers, body, truncated }: EgressResponse,
  maxBytes = MAX_KEPT_BYTES,
): CachedResponse | null {
  const etag = headers['etag']?.[0] ?? null;
  const lastModified = headers['last-modified']?.[0] ?? null;
  if ((etag === null && lastModified === null) || truncated || body.length > maxBytes) return null;
  return { etag, lastModified, contentType: headers['content-type']?.[0] ?? '', body };
}

/** The headers that ask whether a kept answer has changed. */
export function conditionalHeaders({ etag, lastModified }: CachedResponse): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
}
