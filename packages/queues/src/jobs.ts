import type { DataModule } from '@firmlens/contract';
import type { JobsOptions } from 'bullmq';
import Joi from 'joi';

/** Asks the sources about a batch's company. */
export interface CollectJob {
  batchId: string;
  /** The hand-over that made it; the loss of a worker makes all jobs before it void. */
  generation: number;
}

/** Builds one module of a batch from its evidence. */
export interface ModuleJob {
  batchId: string;
  /** The claim that collected; a later claim makes the job void. */
  fence: number;
  module: DataModule;
}

/** Makes the attempt of a delivery that is due. */
export interface AttemptJob {
  deliveryId: string;
}

export const ENRICHMENT_QUEUE = 'enrichment';
/** For batches that lost all but one of their workers: each process works on one of these at a time, modules and all. */
export const QUARANTINE_QUEUE = 'enrichment-alone';
export const WEBHOOK_QUEUE = 'webhooks';
export type QueueName = typeof ENRICHMENT_QUEUE | typeof QUARANTINE_QUEUE | typeof WEBHOOK_QUEUE;

/** Jobs carry ids alone: Redis may be read by others, and may be wiped. */
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

/** Checks a job's payload; throws where it is none of ours. */
export function parseJob<N extends JobName>(name: N, data: unknown): JobPayloads[N] {
  return Joi.attempt(data, jobSchemas[name] as Joi.ObjectSchema<JobPayloads[N]>);
}

/** A batch's hand-over and a re-send after a loss are different jobs: BullMQ ignores an id that it still keeps. */
export function collectJobId(batchId: string, generation: number): string {
  return `run-${batchId}-${generation}`;
}

export function moduleJobId({ batchId, fence, module }: ModuleJob): string {
  return `module-${batchId}-${fence}-${module}`;
}

/** `wake` tells apart the wake-up calls of one attempt; sending the same call twice is one job. */
export function attemptJobId(deliveryId: string, attempt: number, wake: number | string): string {
  return `deliver-${deliveryId}-${attempt}-${wake}`;
}

export const ENRICHMENT_ATTEMPTS = 3;

/** The tries are 2 s and 4 s apart; what is done is removed, what failed is kept a day for the operator. */
export const ENRICHMENT_JOB: JobsOptions = {
  attempts: ENRICHMENT_ATTEMPTS,
  backoff: { type: 'exponential', delay: 2_000 },
  removeOnComplete: true,
  removeOnFail: { age: 86_400, count: 1_000 },
};

/** One try: who retries a delivery is decided in PostgreSQL. */
export const ATTEMPT_JOB: JobsOptions = {
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: { age: 86_400, count: 1_000 },
};
