import { Router } from 'express';
import { allowMethods, notFound } from '../../middleware/allow-methods';
import { annotateRequestLog } from '../../middleware/request-log';
import { parseCompanyPath } from './parse-company-path';
import type { CompanyDeps } from './company-deps';
import { getCompany } from './get-company';
import { getEvidence } from './get-evidence';
import { getLogo } from './get-logo';
import { getQuote } from './get-quote';

const HANDLERS = { company: getCompany, evidence: getEvidence, logo: getLogo, quote: getQuote };

/**
 * Routes below `/company`. HEAD is rejected: it would run the GET handler and charge for a response that is
 * dropped.
 */
export function companyRoutes(deps: CompanyDeps): Router {
  const router = Router();
  router.use(allowMethods('GET'), async (request, response, next) => {
    // `/company` is not an endpoint. `/company/` names an empty domain.
    if (request.originalUrl.split('?', 1)[0] === request.baseUrl) {
      notFound(request, response, next);
      return;
    }
    const { domainText, endpoint } = parseCompanyPath(request);
    if (endpoint === null) {
      notFound(request, response, next);
      return;
    }
    const answered = HANDLERS[endpoint](deps, domainText, request, response);
    // An enrichment that was ordered appears in the history even if the client disconnects before the
    // response.
    annotateRequestLog(response, { work: answered.catch(() => undefined) });
    await answered;
  });
  return router;
}
