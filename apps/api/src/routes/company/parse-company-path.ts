import type { Request } from 'express';

/** The company and endpoint that a path below `/company/` names. */
export interface CompanyPath {
  /** The domain as it was sent: percent-encoded or not, bare or a full URL. */
  domainText: string;
  /** Null if the path names no endpoint. */
  endpoint: 'company' | 'evidence' | null;
}

/** A domain in one segment, followed by the word. In a URL whose path ends in it, more slashes precede it. */
const EVIDENCE = /^([^/]+)\/(evidence\/?)$/i;

/**
 * Parses the raw path, because a company can be named by a whole URL with slashes of its own. Everything
 * after the first `?` is the request's query. A misspelt `/evidence` must not order an enrichment.
 */
export function parseCompanyPath(request: Request): CompanyPath {
  const path = request.url.split('?', 1)[0]?.replace(/^\//, '') ?? '';
  const [, domainText, word] = EVIDENCE.exec(path) ?? [];
  if (domainText === undefined || /^https?:/i.test(path)) return { domainText: path, endpoint: 'company' };
  return { domainText, endpoint: word === 'evidence' ? 'evidence' : null };
}
