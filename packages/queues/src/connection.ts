import { Redis } from 'ioredis';

/** All keys of the queues share a hash tag, so that a Redis cluster keeps them together. */
export const QUEUE_PREFIX = '{firmlens}';

/**
 * A path to Redis can be lost silently. A connection that owes a response for this long is reopened. A worker
 * waits up to ten seconds for a job, which is not silence.
 */
const COMMAND_SILENCE_MS = 5_000;
const WORKER_SILENCE_MS = 30_000;

/**
 * Opens a connection for dispatching, which fails immediately while Redis is down instead of queueing
 * commands.
 */
export function connectForCommands(url: string): Redis {
  return quiet(
    new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 2_000,
      socketTimeout: COMMAND_SILENCE_MS,
      retryStrategy: reconnectDelayMs,
    }),
  );
}

/**
 * Opens a connection for a worker, which waits for Redis indefinitely until `isEnding`, then gives up at the
 * next try together with everything waiting for a response. A duplicate does the same.
 */
export function connectForWorker(url: string, isEnding: () => boolean): Redis {
  return quiet(
    new Redis(url, {
      maxRetriesPerRequest: null,
      socketTimeout: WORKER_SILENCE_MS,
      retryStrategy: (attempt) => (isEnding() ? null : reconnectDelayMs(attempt)),
    }),
  );
}

function reconnectDelayMs(attempt: number): number {
  return Math.min(attempt * 100, 2_000);
}

/**
 * Broken connections show in health checks and failed commands. An unhandled `error` event would end the
 * process.
 */
function quiet(redis: Redis): Redis {
  return redis.on('error', () => undefined);
}
