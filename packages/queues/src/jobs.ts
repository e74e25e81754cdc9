import type { DataModule } from '@firmlens/contract';
import type { JobsOptions } from 'bullmq';
import Joi from 'joi';

/**
 * A turn: its worker collects the batch whose turn it is, which may be another than the one that the job was
 * created for. A quarantined batch's job is for that batch alone.
 */
export interface CollectJob {
  batchId: string;
  /** The dispatch that created it. The loss of a worker voids all earlier jobs of a quarantined batch. */
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
/** Apart from the batches, so that a collected one is completed while all of a worker's slots collect. */
export const MODULE_QUEUE = 'enrichment-modules';
/**
 * For batches that may lose only one more worker: each process works on one of these at a time, including its
 * modules.
 */
export const QUARANTINE_QUEUE = 'enrichment-alone';
export const WEBHOOK_QUEUE = 'webhooks';
export const QUEUE_NAMES = [ENRICHMENT_QUEUE, MODULE_QUEUE, QUARANTINE_QUEUE, WEBHOOK_QUEUE] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

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

/** Validates a job's payload; throws if it is not one of ours. Leaves out what a newer version added to it. */
export function parseJob<N extends JobName>(name: N, data: unknown): JobPayloads[N] {
  return Joi.attempt(data, jobSchemas[name] as Joi.ObjectSchema<JobPayloads[N]>, {
    stripUnknown: true,
  });
}

/** Describes the payloads, one line for each field, for the comparison with the last release. */
export function describeJobs(): string[] {
  return Object.entries(jobSchemas).flatMap(([name, schema]) => {
    const fields = schema.describe().keys as Record<string, { type: string; flags?: { presence?: string } }>;
    return Object.entries(fields).map(
      ([field, { type, flags }]) =>
        `job ${name}.${field}: ${type}${flags?.presence === 'required' ? '' : ' or nothing'}`,
    );
  });
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

/**
 * One attempt: PostgreSQL decides when a batch or a delivery is tried again. Completed jobs are removed, failed
 * ones are kept for a day for the operator.
 */
export const SINGLE_ATTEMPT: JobsOptions = {
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: { age: 86_400, count: 1_000 },
};

/** PostgreSQL decides whether a module is tried again. The queue only wakes its worker, after 2 s and 4 s. */
export const MODULE_JOB: JobsOptions = {
  ...SINGLE_ATTEMPT,
  attempts: 3,
  backoff: { type: 'exponential', delay: 2_000 },
};
