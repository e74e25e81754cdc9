import { type RequestHandler, Router } from 'express';
import { allowMethods } from '../../middleware/allow-methods';
import { jsonBody } from '../../middleware/json-body';
import { setRequestRoute } from '../../middleware/request-log';
import type { ListDeps } from '../lists';
import { controlWatch, getWatch, getWatches, getWatchSignals, removeWatch } from './get-watches';
import { postWatch } from './post-watch';
import { watchPath } from './watch-path';

/** Routes of watches. `withKey` admits a request. */
export function watchRoutes(deps: ListDeps, withKey: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.all('/watches', setRequestRoute('/watches'), allowMethods('GET', 'HEAD', 'POST'), withKey);
  router.get('/watches', getWatches(deps));
  router.post('/watches', ...jsonBody, postWatch(deps));
  router.all(
    watchPath(),
    setRequestRoute('/watches/{watch_id}'),
    allowMethods('GET', 'HEAD', 'DELETE'),
    withKey,
  );
  router.get(watchPath(), getWatch(deps));
  router.delete(watchPath(), removeWatch(deps));
  router.all(
    watchPath('signals'),
    setRequestRoute('/watches/{watch_id}/signals'),
    allowMethods('GET', 'HEAD'),
    withKey,
    getWatchSignals(deps),
  );
  for (const control of ['pause', 'resume'] as const) {
    router.all(
      watchPath(control),
      setRequestRoute(`/watches/{watch_id}/${control}`),
      allowMethods('POST'),
      withKey,
      controlWatch(deps, control),
    );
  }
  return router;
}
