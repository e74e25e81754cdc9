import { Router } from 'express';
import { allowMethods, notFound } from '../../middleware/allow-methods';
import { readCompanyPath } from './company-path';
import { type CompanyDeps, getCompany } from './get-company';
import { getEvidence } from './get-evidence';

/** Everything below `/company`. HEAD is refused: it would run the GET handler, and be charged for an answer it drops. */
export function companyRoutes(deps: CompanyDeps): Router {
  const router = Router();
  router.use(allowMethods('GET'), async (request, response, next) => {
    // `/company` itself is no endpoint; `/company/` names an empty domain.
    if (request.originalUrl.split('?', 1)[0] === request.baseUrl) {
      notFound(request, response, next);
      return;
    }
    const { domainText, endpoint } = readCompanyPath(request);
    switch (endpoint) {
      case 'company':
        return getCompany(deps, domainText, request, response);
      case 'evidence':
        return getEvidence(deps, domainText, request, response);
      case null:
        return notFound(request, response, next);
    }
  });
  return router;
}
