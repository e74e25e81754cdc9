import type { RequestHandler } from 'express';
import { notFound } from '../../middleware/allow-methods';
import { annotateRequestLog } from '../../middleware/request-log';
import { parseCompanyPath } from './parse-company-path';
import type { CompanyDeps } from './company-deps';
import { getCompany } from './get-company';
import { getEvidence } from './get-evidence';
import { getLogo } from './get-logo';
import { getQuote } from './get-quote';

const HANDLERS = { company: getCompany, evidence: getEvidence, logo: getLogo, quote: getQuote };

/** Serves GET requests whose path begins with `prefix`: `/company/` and an empty domain, or more. */
export function companyEndpoints(deps: CompanyDeps, prefix: string): RequestHandler {
  return async (request, response, next) => {
    const { domainText, endpoint } = parseCompanyPath(request.url.slice(prefix.length));
    if (endpoint === null) {
      notFound(request, response, next);
      return;
    }
    const answered = HANDLERS[endpoint](deps, domainText, request, response);
    // An enrichment that was ordered appears in the history even if the client disconnects before the
    // response.
    annotateRequestLog(response, { work: answered.catch(() => undefined) });
    await answered;
  };
}
