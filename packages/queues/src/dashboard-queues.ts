import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUE_PREFIX } from './connection';
import { QUEUE_NAMES } from './jobs';

/** The queues as a dashboard for BullMQ takes them. */
export interface DashboardQueues {
  /** Returns them; null while Redis is down. */
  open(): readonly Queue[] | null;
  close(): Promise<void>;
}

/** Opens the queues for a dashboard. The caller closes the connection afterwards. */
export function openDashboardQueues(connection: Redis): DashboardQueues {
  let opened: readonly Queue[] | undefined;
  return {
    open() {
      if (connection.status !== 'ready') return null;
      const options = { connection, prefix: QUEUE_PREFIX, skipVersionCheck: true };
      opened ??= QUEUE_NAMES.map((name) => new Queue(name, options).on('error', () => undefined));
      return opened;
    },
    async close() {
      await Promise.all((opened ?? []).map((queue) => queue.close()));
    },
  };
}
