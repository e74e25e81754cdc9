import { batchEvidence, type Database, endBatch, finishModule, missingModules } from '@firmlens/domain';
import { buildModule } from '@firmlens/enrichment';
import type { JobTry, ModuleJob } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';
import type { AnnounceEnd } from '../announce-end';

export interface BuildDeps {
  db: Database;
  announceEnd: AnnounceEnd;
  logger: Logger;
}

/** Works on a module job: builds one module from the batch's evidence; the last one completes the batch. */
export async function buildBatchModule(
  deps: BuildDeps,
  job: ModuleJob,
  { isLastTry }: JobTry,
): Promise<void> {
  const { db, announceEnd, logger } = deps;
  const batch = { id: job.batchId, fence: job.fence };
  const running = await missingModules(db, batch);
  if (!running?.modules.includes(job.module)) return;
  const { accountId, domain } = running;
  try {
    const evidence = await batchEvidence(db, job.batchId);
    const { data } = buildModule(job.module, evidence, { domain, now: new Date() });
    const outcome = await finishModule(db, batch, job.module, data);
    logger.info('module built', { batch_id: job.batchId, module: job.module, outcome });
    if (outcome === 'completed') await announceEnd({ accountId, domain });
  } catch (error) {
    if (!isLastTry) throw error;
    logger.error('a module could not be built', { batch_id: job.batchId, module: job.module, error });
    if (await endBatch(db, batch, 'failed', `The module ${job.module} could not be built.`)) {
      await announceEnd({ accountId, domain });
    }
  }
}
