import type { Request } from 'express';

/** What a path below `/company/` asks for: a company, or the evidence of one. */
export interface CompanyPath {
  /** The domain as it was sent: percent-encoded or not, bare or a full URL. */
  domainText: string;
  isEvidence: boolean;
}

/** A domain in one segment, and the word behind it; a URL with a path that ends alike has more slashes before it. */
const EVIDENCE = /^([^/]+)\/evidence$/;

/**
 * Reads the raw path, since a company can be named by a whole URL whose slashes are its own. All after the first
 * `?` is the request's query.
 */
export function readCompanyPath(request: Request): CompanyPath {
  const path = request.url.split('?', 1)[0]?.replace(/^\//, '') ?? '';
  const evidence = EVIDENCE.exec(path);
  const isUrl = /^https?:/i.test(path);
  return evidence?.[1] !== undefined && !isUrl
    ? { domainText: evidence[1], isEvidence: true }
    : { domainText: path, isEvidence: false };
}
