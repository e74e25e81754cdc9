import type { DataModule, Evidence } from '@firmlens/contract';
import {
  claimBatch,
  type ClaimedBatch,
  endBatch,
  handBackBatch,
  missingModules,
  releaseCollected,
  storeCollected,
} from '@firmlens/domain';
import type { Egress } from '@firmlens/egress';
import type { CollectJob, JobTry, Queues } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';
import type { Source } from '@firmlens/sources';
import type { AnnounceEnd } from '../announce-end';
import { askSources } from './ask-sources';
import { holdBatch, type HoldDeps } from './hold-batch';

export interface CollectDeps extends HoldDeps {
  queues: Queues;
  egress: Egress;
  sources: readonly Source[];
  announceEnd: AnnounceEnd;
  logger: Logger;
}

/** The one fact that needs no source. */
function askedDomain(domain: string, observedAt: string): Evidence {
  return {
    field: 'company.domain',
    value: domain,
    source: 'request',
    url: null,
    observed_at: observedAt,
    confidence: 1,
  };
}

/** Rejects with the signal's reason when it aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Asks the sources and stores what they said, or ends the batch. True where modules are to be built now. */
async function collect(
  deps: CollectDeps,
  batch: ClaimedBatch,
  job: JobTry,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, logger, announceEnd } = deps;
  const now = new Date();
  const modules: DataModule[] = ['company', ...batch.modules];
  const asked = askSources(deps.sources, {
    domain: batch.domain,
    modules,
    egress: deps.egress,
    signal,
    now,
  });
  // What a stopped visit brought says nothing about the company; a source that does not heed the signal is left behind.
  const collected = await Promise.race([asked, aborted(signal)]);
  signal.throwIfAborted();
  logger.info('collected', {
    batch_id: batch.id,
    domain: batch.domain,
    verdict: collected.verdict,
    duration_ms: Date.now() - now.getTime(),
    evidence: collected.evidence.length,
    sources: Object.fromEntries(
      collected.results.map(({ source, status, reason }) => [source, reason ?? status]),
    ),
  });
  switch (collected.verdict) {
    case 'found':
      return storeCollected(db, batch, collected.results, [
        askedDomain(batch.domain, now.toISOString()),
        ...collected.evidence,
      ]);
    case 'nothing':
      if (await endBatch(db, batch, 'no_data_found', collected.message)) await announceEnd(batch);
      return false;
    case 'failed':
      if (!job.isLastTry) throw new Error(collected.message);
      if (await endBatch(db, batch, 'failed', collected.message)) await announceEnd(batch);
      return false;
  }
}

/**
 * Works on a collect job: claims the batch, asks the sources unless that was done before, and hands over the
 * modules that are not built yet. A failure gives the batch back and leaves the next try to the queue; the
 * last one fails the batch.
 */
export async function collectBatch(deps: CollectDeps, { batchId }: CollectJob, job: JobTry): Promise<void> {
  const { db, queues } = deps;
  const batch = await claimBatch(db, batchId);
  if (batch === null) return;
  const held = holdBatch(deps, batch);
  try {
    const isCollected = batch.isCollected
      ? await releaseCollected(db, batch)
      : await collect(deps, batch, job, held.signal);
    if (!isCollected) return;
    const missing = await missingModules(db, batch);
    if (missing === null) return;
    await queues.buildModules(missing.modules.map((module) => ({ batchId, fence: batch.fence, module })));
  } catch (error) {
    // Where this fails too the lease runs out.
    await handBackBatch(db, batch).catch(() => false);
    throw error;
  } finally {
    held.release();
  }
}
