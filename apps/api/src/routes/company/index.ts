import { Router } from 'express';
import { allowMethods, notFound } from '../../middleware/allow-methods';
import { annotateRequestLog } from '../../middleware/request-log';
import { parseCompanyPath } from './parse-company-path';
import { type CompanyDeps, getCompany } from './get-company';
import { getEvidence } from './get-evidence';

const HANDLERS = { company: getCompany, evidence: getEvidence };

/** Everything below `/company`. HEAD is refused: it would run the GET handler, and be charged for an answer it drops. */
export function companyRoutes(deps: CompanyDeps): Router {
  const router = Router();
  router.use(allowMethods('GET'), async (request, response, next) => {
    // `/company` itself is no endpoint; `/company/` names an empty domain.
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
    // What was ordered stands in the history, though the client should be gone before it is answered.
    annotateRequestLog(response, { work: answered.catch(() => undefined) });
    await answered;
  });
  return router;
}
