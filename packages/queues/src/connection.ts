import { Redis } from 'ioredis';

/** All keys of the queues share a hash tag, so that a Redis cluster keeps them together. */
export const QUEUE_PREFIX = '{firmlens}';

/**
 * A path to Redis can be lost without a word, so that nothing ever answers: a connection that owes an answer for
 * so long is made anew. A worker waits up to ten seconds for a job, which is no silence yet.
 */
const COMMAND_SILENCE_MS = 5_000;
const WORKER_SILENCE_MS = 30_000;

/** A connection for hand-overs: it fails at once while Redis is away instead of keeping commands for later. */
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
 * A connection for a worker, which waits for Redis as long as it takes, until `isEnding`: then it gives up at the next
 * try, and with it all that waits for an answer. A duplicate of it does the same.
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

/** Broken connections are seen in health checks and failed commands; an unheard `error` event would end the process. */
function quiet(redis: Redis): Redis {
  return redis.on('error', () => undefined);
}
