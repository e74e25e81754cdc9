import type { BatchProgress } from '@firmlens/contract';
import { connectForCommands, type RedisServers } from '@firmlens/redis';

/** More steps than three tries of a batch have. */
const MOST_STEPS = 500;
/** How long steps can be read, in seconds. */
const LIFETIME_SECONDS = 3_600;
/** More steps than this wait for Redis only if it is slow; then they are dropped. */
const MOST_WAITING = 200;
/** A reason is a sentence. */
const MAX_REASON = 300;

/** Returns the name of a batch's stream. The tag keeps all of them on one node of a cluster. */
export const progressStream = (installation: string, batchId: string): string =>
  `{firmlens-progress}:${installation}:${batchId}`;

/** The field of a stream's entry that holds the step as JSON. */
export const STEP = 'step';

/** Publishes what running batches do, for people who watch. */
export interface ProgressPublisher {
  /** Returns at once and never throws. The step is lost if Redis is down or slow. */
  publish(batchId: string, step: BatchProgress): void;
  close(): void;
}

interface PublisherOptions {
  redis: RedisServers;
  timeoutMs: number;
  /** Returns the id of the database, whose batches are kept apart from another's. */
  installation: () => Promise<string>;
}

export function openProgressPublisher({
  redis: servers,
  timeoutMs,
  installation,
}: PublisherOptions): ProgressPublisher {
  const redis = connectForCommands(servers, { commandTimeout: timeoutMs });
  let known: Promise<string> | undefined;
  let waiting = 0;

  async function send(batchId: string, step: BatchProgress): Promise<void> {
    // Shared by all that wait for it, so that steps keep their order.
    const stream = progressStream(await (known ??= installation()), batchId);
    await redis
      .pipeline()
      .xadd(stream, 'MAXLEN', '~', MOST_STEPS, '*', STEP, JSON.stringify(shortened(step)))
      .expire(stream, LIFETIME_SECONDS)
      .exec();
  }

  return {
    publish(batchId, step) {
      if (redis.status !== 'ready' || waiting >= MOST_WAITING) return;
      waiting += 1;
      send(batchId, step)
        .catch(() => (known = undefined))
        .finally(() => (waiting -= 1));
    },
    close: () => redis.disconnect(),
  };
}

function shortened(step: BatchProgress): BatchProgress {
  if (step.step !== 'answered' || step.reason === null || step.reason.length <= MAX_REASON) return step;
  // The cut may split a surrogate pair.
  return { ...step, reason: `${step.reason.slice(0, MAX_REASON).toWellFormed()}…` };
}
