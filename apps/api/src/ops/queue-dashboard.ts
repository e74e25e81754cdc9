import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { type Database, OPERATOR, recordQueueChange } from '@firmlens/domain';
import type { QueueSet } from '@firmlens/queues';
import { type RequestHandler, Router } from 'express';

export const DASHBOARD_PATH = '/ops/queues';

/** What a job's data may hold. Anything else is not ours, and may be anything. */
const SHOWN = ['batchId', 'generation', 'fence', 'module', 'deliveryId'];

/** The longest change that is noted, in characters. */
const MAX_CHANGE = 200;

function idsOnly(data: unknown): Record<string, unknown> {
  const fields = Object.entries(typeof data === 'object' && data !== null ? data : {});
  return Object.fromEntries(fields.filter(([name]) => SHOWN.includes(name)));
}

interface DashboardDeps {
  queues: QueueSet;
  db: Database;
  /** Whether queues may be changed. */
  allowsActions: boolean;
}

function createBoard({ queues, allowsActions }: DashboardDeps): RequestHandler | null {
  const opened = queues.all();
  if (opened === null) return null;
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(DASHBOARD_PATH);
  const adapters = opened.map((queue) => {
    const adapter = new BullMQAdapter(queue, { readOnlyMode: !allowsActions });
    adapter.setFormatter('data', idsOnly);
    return adapter;
  });
  createBullBoard({
    queues: adapters,
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Firmlens queues' } },
  });
  return serverAdapter.getRouter() as RequestHandler;
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

/** Serves Bull Board for the queues. It answers with 503 while Redis is down. */
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
