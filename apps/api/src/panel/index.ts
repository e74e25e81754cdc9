import { Router } from 'express';
import type { PanelDeps } from './call';
import { createPages } from './pages';
import { panelErrorHandler } from './panel-error';
import { createPanelApi } from './router';

export type { PanelDeps } from './call';
export { createReference } from './pages';
export { panelErrorHandler } from './panel-error';

/** The account panel: its API, its pages and its errors. */
export function createPanel(deps: PanelDeps): Router {
  const router = Router({ caseSensitive: true });
  router.use('/api', createPanelApi(deps));
  router.use(createPages());
  router.use(panelErrorHandler(deps.logger));
  return router;
}
