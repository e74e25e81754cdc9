/** The company and endpoint that a path below `/company/` names. */
export interface CompanyPath {
  /** The domain as it was sent: percent-encoded or not, bare or a full URL. */
  domainText: string;
  /** Null if the path names no endpoint. */
  endpoint: 'company' | 'evidence' | 'logo' | 'quote' | null;
}

/** A domain in one segment, followed by a word. In a URL whose path ends in it, more slashes precede it. */
const PART = /^([^/]+)\/((?:evidence|logo|quote)\/?)$/i;

/**
 * Parses what follows `/company/` in the raw target of a request, because a company can be named by a whole URL
 * with slashes of its own. Everything after the first `?` is the request's query. A misspelt `/evidence`, `/logo`
 * or `/quote` must not order an enrichment.
 */
export function parseCompanyPath(target: string): CompanyPath {
  const path = target.split('?', 1)[0] ?? '';
  const [, domainText, word] = PART.exec(path) ?? [];
  if (domainText === undefined || /^https?:/i.test(path)) return { domainText: path, endpoint: 'company' };
  const isEndpoint = word === 'evidence' || word === 'logo' || word === 'quote';
  return { domainText, endpoint: isEndpoint ? word : null };
}
