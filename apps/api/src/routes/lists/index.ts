import { type RequestHandler, Router } from 'express';
import { allowMethods } from '../../middleware/allow-methods';
import { setRequestRoute } from '../../middleware/request-log';
import { controlList } from './control-list';
import { type EventDeps, getListEvents } from './get-events';
import { getList, getLists } from './get-lists';
import { getListResults } from './get-results';
import { listPath } from './list-path';
import { listRequestBody, postList } from './post-list';

export type { ListDeps } from './post-list';

type ListRouteDeps = EventDeps & Parameters<typeof getListResults>[0];

/** Routes of lists. `withKey` admits a request. */
export function listRoutes(deps: ListRouteDeps, withKey: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const read = allowMethods('GET', 'HEAD');
  const post = allowMethods('POST');
  router.all('/lists', setRequestRoute('/lists'), allowMethods('GET', 'HEAD', 'POST'), withKey);
  router.get('/lists', getLists(deps));
  router.post('/lists', ...listRequestBody, postList(deps));
  const serve = (path: RegExp, route: string, ...handlers: (RequestHandler | RequestHandler[])[]) =>
    router.all(path, setRequestRoute(route), ...handlers);
  serve(listPath(), '/lists/{list_id}', read, withKey, getList(deps));
  serve(listPath('results'), '/lists/{list_id}/results', read, withKey, getListResults(deps));
  serve(listPath('events'), '/lists/{list_id}/events', read, withKey, getListEvents(deps));
  for (const control of ['pause', 'resume', 'cancel'] as const) {
    serve(listPath(control), `/lists/{list_id}/${control}`, post, withKey, controlList(deps, control));
  }
  return router;
}
