import { COMPANY_SEARCH_ROUTE, SIGNAL_SEARCH_ROUTE } from '@firmlens/domain';
import { type RequestHandler, Router } from 'express';
import { requireAdmission } from '../../admission/request-admission';
import { allowMethods } from '../../middleware/allow-methods';
import { setRequestRoute } from '../../middleware/request-log';
import type { SearchDeps } from './bought-page';
import { resolveCompany } from './resolve-company';
import { searchCompanies } from './search-companies';
import { searchSignals } from './search-signals';

export type { SearchDeps } from './bought-page';

/** Routes of searches. HEAD is rejected where it would charge for a page that is dropped. */
export function searchRoutes(deps: SearchDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const withKey = requireAdmission(deps);
  const serve = (route: string, methods: RequestHandler, handler: RequestHandler) =>
    router.all(route, setRequestRoute(route), methods, withKey, handler);
  serve(COMPANY_SEARCH_ROUTE, allowMethods('GET'), searchCompanies(deps));
  serve(SIGNAL_SEARCH_ROUTE, allowMethods('GET'), searchSignals(deps));
  serve('/companies/resolve', allowMethods('GET', 'HEAD'), resolveCompany(deps));
  return router;
}
