import type { RedisConnection } from '@firmlens/redis';
import type { Queue } from 'bullmq';
import type * as bullmqModule from './bullmq';
import { QUEUE_NAMES, type QueueName } from './jobs';

/** All keys of the queues share a hash tag, so that a Redis cluster keeps them together. */
export const QUEUE_PREFIX = '{firmlens}';

/** All queues on one connection. */
export interface QueueSet {
  /** Returns a queue. Throws while Redis is down. */
  get(name: QueueName): Queue;
  /** Returns all queues; null while Redis is down. */
  all(): readonly Queue[] | null;
  close(): Promise<void>;
}

/** Opens each queue at its first use. The caller closes the connection afterwards. */
export function openQueueSet(connection: RedisConnection): QueueSet {
  const opened = new Map<QueueName, Queue>();

  function open(name: QueueName): Queue {
    // A queue opened before its connection is ready would keep its callers waiting for Redis.
    if (connection.status !== 'ready') throw new Error('Redis does not respond');
    const { Queue: OpenQueue } = require('./bullmq') as typeof bullmqModule;
    const queue =
      opened.get(name) ??
      new OpenQueue(name, { connection, prefix: QUEUE_PREFIX, skipVersionCheck: true }).on(
        'error',
        () => undefined,
      );
    opened.set(name, queue);
    return queue;
  }

  return {
    get: open,
    all: () => (connection.status === 'ready' ? QUEUE_NAMES.map(open) : null),
    async close() {
      await Promise.all([...opened.values()].map((queue) => queue.close()));
    },
  };
}
