import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { QueueSet } from '@firmlens/queues';
import type { RequestHandler } from 'express';

/** What a job's data may hold. Anything else is not ours, and may be anything. */
const SHOWN = ['batchId', 'generation', 'fence', 'module', 'deliveryId'];

function idsOnly(data: unknown): Record<string, unknown> {
  const fields = Object.entries(typeof data === 'object' && data !== null ? data : {});
  return Object.fromEntries(fields.filter(([name]) => SHOWN.includes(name)));
}

interface BoardOptions {
  queues: NonNullable<ReturnType<QueueSet['all']>>;
  /** The path that it is served at. */
  path: string;
  /** Whether queues may be changed. */
  allowsActions: boolean;
}

/** Creates Bull Board's pages. */
export function createQueueBoard({ queues, path, allowsActions }: BoardOptions): RequestHandler {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(path);
  const adapters = queues.map((queue) => {
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
