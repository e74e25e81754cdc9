import type { DataModule } from '@firmlens/contract';
import type { JobsOptions } from 'bullmq';
import Joi from 'joi';

/** Queries the sources about a batch's company. */
export interface CollectJob {
  batchId: string;
  /** The dispatch that created it. The loss of a worker voids all earlier jobs. */
  generation: number;
}

/** Builds one module of a batch from its evidence. */
export interface ModuleJob {
  batchId: string;
  /** The claim that collected. A later claim voids the job. */
  fence: number;
  module: DataModule;
}

/** Makes the due attempt of a delivery. */
export interface AttemptJob {
  deliveryId: string;
}

export const ENRICHMENT_QUEUE = 'enrichment';
/**
 * For batches that may lose only one more worker: each process works on one of these at a time, including its
 * modules.
 */
export const QUARANTINE_QUEUE = 'enrichment-alone';
export const WEBHOOK_QUEUE = 'webhooks';
export type QueueName = typeof ENRICHMENT_QUEUE | typeof QUARANTINE_QUEUE | typeof WEBHOOK_QUEUE;

/** Jobs carry only ids, because others may read Redis and it may be wiped. */
const jobSchemas = {
  collect: Joi.object<CollectJob>({
    batchId: Joi.string().required(),
    generation: Joi.number().integer().required(),
  }),
  module: Joi.object<ModuleJob>({
    batchId: Joi.string().required(),
    fence: Joi.number().integer().required(),
    module: Joi.string().required(),
  }),
  attempt: Joi.object<AttemptJob>({ deliveryId: Joi.string().pattern(/^\d+$/).required() }),
};

export interface JobPayloads {
  collect: CollectJob;
  module: ModuleJob;
  attempt: AttemptJob;
}
export type JobName = keyof JobPayloads;

/** Validates a job's payload; throws if it is not one of ours. */
export function parseJob<N extends JobName>(name: N, data: unknown): JobPayloads[N] {
  return Joi.attempt(data, jobSchemas[name] as Joi.ObjectSchema<JobPayloads[N]>);
}

/** Dispatching a batch again after a loss needs another job id: BullMQ ignores an id that it still has. */
export function collectJobId(batchId: string, generation: number): string {
  return `run-${batchId}-${generation}`;
}

export function moduleJobId({ batchId, fence, module }: ModuleJob): string {
  return `module-${batchId}-${fence}-${module}`;
}

/** `wake` distinguishes the wake-up calls of one attempt. Repeating the same call makes one job. */
export function attemptJobId(deliveryId: string, attempt: number, wake: number | string): string {
  return `deliver-${deliveryId}-${attempt}-${wake}`;
}

export const ENRICHMENT_ATTEMPTS = 3;

/**
 * The pauses between tries are 2 s and 4 s. Completed jobs are removed, failed ones are kept for a day for the
 * operator.
 */
export const ENRICHMENT_JOB: JobsOptions = {
  attempts: ENRICHMENT_ATTEMPTS,
  backoff: { type: 'exponential', delay: 2_000 },
  removeOnComplete: true,
  removeOnFail: { age: 86_400, count: 1_000 },
};

/** One try: PostgreSQL decides who retries a delivery. */
export const ATTEMPT_JOB: JobsOptions = {
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: { age: 86_400, count: 1_000 },
};
