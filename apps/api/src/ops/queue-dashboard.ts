import { type Database, OPERATOR, recordQueueChange } from '@firmlens/domain';
import type { QueueSet } from '@firmlens/queues';
import { type RequestHandler, Router } from 'express';
import type * as queueBoardModule from './queue-board';

export const DASHBOARD_PATH = '/ops/queues';

/** The longest change that is noted, in characters. */
const MAX_CHANGE = 200;

interface DashboardDeps {
  queues: QueueSet;
  db: Database;
  /** Whether queues may be changed. */
  allowsActions: boolean;
}

/**
 * Lets a change through if changes are allowed and the dashboard's own page sends it: a browser adds the password
 * to requests of any page. Notes it in the audit log first, so none goes unnoted.
 */
function guardChanges({ db, allowsActions }: DashboardDeps): RequestHandler {
  return async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    if (!allowsActions) {
      response
        .status(405)
        .set('Allow', 'GET, HEAD')
        .json({ error: 'The queues are read-only: OPS_ACTIONS is off.' });
      return;
    }
    if (!['same-origin', undefined].includes(request.get('sec-fetch-site'))) {
      response.status(403).json({ error: 'Change queues from the dashboard itself.' });
      return;
    }
    const change = `${request.method} ${request.path.replace('/api/queues/', '')}`.slice(0, MAX_CHANGE);
    const actor = { ...OPERATOR, address: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? null };
    await recordQueueChange(db, actor, change);
    next();
  };
}

function createBoard({ queues, allowsActions }: DashboardDeps): RequestHandler | null {
  const opened = queues.all();
  if (opened === null) return null;
  const { createQueueBoard } = require('./queue-board') as typeof queueBoardModule;
  return createQueueBoard({ queues: opened, path: DASHBOARD_PATH, allowsActions });
}

/** Serves Bull Board for the queues, and loads it for the first request. It answers with 503 while Redis is down. */
export function createQueueDashboard(deps: DashboardDeps): Router {
  const router = Router();
  let board: RequestHandler | null = null;
  router.use(guardChanges(deps), (request, response, next) => {
    board ??= createBoard(deps);
    if (board === null) response.status(503).type('text').send('Redis does not respond.\n');
    else board(request, response, next);
  });
  return router;
}
