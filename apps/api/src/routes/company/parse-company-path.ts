import type { Request } from 'express';

/** What a path below `/company/` asks for. */
export interface CompanyPath {
  /** The domain as it was sent: percent-encoded or not, bare or a full URL. */
  domainText: string;
  /** Null where it is none of them. */
  endpoint: 'company' | 'evidence' | null;
}

/** A domain in one segment, and the word behind it; a URL with a path that ends alike has more slashes before it. */
const EVIDENCE = /^([^/]+)\/(evidence\/?)$/i;

/**
 * Reads the raw path, since a company can be named by a whole URL whose slashes are its own. All after the first
 * `?` is the request's query. Who misspells `/evidence` does not order an enrichment.
 */
export function parseCompanyPath(request: Request): CompanyPath {
  const path = request.url.split('?', 1)[0]?.replace(/^\//, '') ?? '';
  const [, domainText, word] = EVIDENCE.exec(path) ?? [];
  if (domainText === undefined || /^https?:/i.test(path)) return { domainText: path, endpoint: 'company' };
  return { domainText, endpoint: word === 'evidence' ? 'evidence' : null };
}
