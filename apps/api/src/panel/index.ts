import { type RequestHandler, Router } from 'express';
import type { PanelDeps } from './call';
import { createPages } from './pages';
import { panelErrorHandler } from './panel-error';
import type * as routerModule from './router';

export type { PanelDeps } from './call';
export { createReference } from './pages';
export { panelErrorHandler } from './panel-error';

/** Serves the panel's API, a tenth of all code of the API, which its first request loads. */
function servePanelApi(deps: PanelDeps): RequestHandler {
  let api: Router | undefined;
  return (request, response, next) => {
    api ??= (require('./router') as typeof routerModule).createPanelApi(deps);
    api(request, response, next);
  };
}

/** The account panel: its API, its pages and its errors. */
export function createPanel(deps: PanelDeps): Router {
  const router = Router({ caseSensitive: true });
  router.use('/api', servePanelApi(deps));
  router.use(createPages());
  router.use(panelErrorHandler(deps.logger));
  return router;
}
