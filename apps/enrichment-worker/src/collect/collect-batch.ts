import type { ProgressPublisher } from '@firmlens/cache';
import type { BatchProgress, DataModule, Evidence } from '@firmlens/contract';
import {
  type ClaimedBatch,
  endBatch,
  findSourceResponses,
  isDatabaseUnavailable,
  MAX_TRIES,
  releaseBatch,
  releaseFailedTry,
  storeSourceResponses,
  findUnbuiltModules,
  releaseCollected,
  SOURCE_RESPONSE_DAYS,
  storeCollectedEvidence,
  storeSourceResults,
  forgottenNameMatcher,
} from '@firmlens/domain';
import type { ModuleJob } from '@firmlens/queues';
import { type Logger, withLogFields } from '@firmlens/runtime';
import { continueTrace, inSpan } from '@firmlens/tracing';
import type { BatchEndNotifier } from '../batch-end-notifier';
import { writeInsights } from '../insights/write-insights';
import type { BatchModel, LanguageModel } from '../language-model/language-model';
import { readWithModel } from '../reading/read-with-model';
import { READING_VERSION } from '@firmlens/sources';
import { querySources, type CollectedEvidence, type SourcesDeps } from './query-sources';
import { retryDatabaseWrite } from '../retry-database-write';
import { leaseBatch, type LeaseDeps } from './lease-batch';
import { hasFullResponse, pastObservations } from './past-observations';
import { permitEvidence, type PermitDeps } from './permit-evidence';
import { rejectWhenAborted } from './reject-when-aborted';

export interface CollectDeps extends LeaseDeps, SourcesDeps, PermitDeps {
  /** Null if no endpoint is configured. */
  languageModel: LanguageModel | null;
  /** Builds the modules of a collected batch, or queues jobs for them. */
  buildModules: (jobs: readonly ModuleJob[]) => Promise<void>;
  announceEnd: BatchEndNotifier;
  progress: Pick<ProgressPublisher, 'publish'>;
  logger: Logger;
  /** A stored response older than this is never reused, whatever its source allows. */
  freshnessSeconds: number;
  /** The same for responses that found nothing. */
  noDataCooldownSeconds: number;
  /** How long a batch queues for its first turn at a host. */
  sourceQueueSeconds: number;
  /** `MIN_CONFIDENCE`. */
  minConfidence: number | null;
}

/**
 * The share of a batch's remaining time for its sources. The rest is for building modules and for a retry.
 */
const SOURCES_TIME_SHARE = 0.75;

/** The one piece of evidence that needs no source. */
function domainEvidence(domain: string, observedAt: string): Evidence {
  return {
    field: 'company.domain',
    value: domain,
    source: 'request',
    url: null,
    observed_at: observedAt,
    confidence: 1,
  };
}

/**
 * Queries the sources and adds past observations, and what a language model reads and concludes. The sources'
 * responses are stored for reuse, even if this batch fails.
 */
async function collectEvidence(
  deps: CollectDeps,
  batch: ClaimedBatch,
  languageModel: BatchModel | null,
  now: Date,
  { isLastTry, signal }: { isLastTry: boolean; signal: AbortSignal },
): Promise<CollectedEvidence> {
  const { db, logger, freshnessSeconds, noDataCooldownSeconds, sourceQueueSeconds, minConfidence } = deps;
  const { domain } = batch;
  const modules: DataModule[] = ['company', ...batch.modules];
  const earlier = await findSourceResponses(db, domain, SOURCE_RESPONSE_DAYS * 86_400);
  // A batch with the evidence of some sources is worth more than one that fails at its deadline while it
  // waits for all of them.
  const deadline = performance.now() + 1_000 * SOURCES_TIME_SHARE * batch.secondsLeft;
  const request = {
    domain,
    account: String(batch.accountId),
    modules,
    earlier,
    freshnessSeconds,
    noDataCooldownSeconds,
    signal,
    now,
    deadline,
    isLastTry,
    maxQueueMs: 1_000 * sourceQueueSeconds,
    report: (step: BatchProgress) => deps.progress.publish(batch.id, step),
  };
  request.report({ step: 'started' });
  const querying = querySources(deps, request);
  // A crawl that was stopped says nothing about the company.
  const collected = await rejectWhenAborted(signal, querying);
  signal.throwIfAborted();
  const permitted = await permitEvidence(deps, domain, collected.evidence);
  await storeSourceResponses(
    db,
    domain,
    collected.newResponses.map((response) => ({ ...response, evidence: permitted(response.evidence) })),
  );
  const evidence = permitted(collected.evidence);
  if (collected.verdict !== 'found') return { ...collected, evidence };
  const answered = collected.results.filter(hasFullResponse).map(({ source }) => source);
  const scan = { evidence, answered, at: now };
  const observations = await pastObservations(db, scan, { domain, permitted, minConfidence });
  const model = { languageModel, minConfidence, logger };
  const { readable } = collected;
  const isForgotten = await forgottenNameMatcher(db, domain);
  const reading = await readWithModel(model, { domain, modules, readable, isForgotten, now, signal });
  const known = [...observations, ...evidence, ...permitted(reading.evidence)];
  const insights = await writeInsights(model, { domain, modules, evidence: known, now, signal });
  signal.throwIfAborted();
  const written = [...reading.results, ...insights.results];
  for (const { source, status, reason } of written) {
    request.report({ step: 'answered', source, status, reason, seconds: null });
  }
  return {
    ...collected,
    results: [...collected.results, ...written],
    evidence: [...known, ...permitted(insights.evidence)],
  };
}

/**
 * Queries the sources and stores their evidence, or ends the batch. Returns true if its modules can be built
 * now.
 */
async function collect(deps: CollectDeps, batch: ClaimedBatch, signal: AbortSignal): Promise<boolean> {
  const { db, logger, announceEnd } = deps;
  const now = new Date();
  const started = performance.now();
  const languageModel = deps.languageModel?.forBatch() ?? null;
  const isLastTry = isLastTryOf(batch);
  const collected = await collectEvidence(deps, batch, languageModel, now, { isLastTry, signal });
  const { isUnreadable } = collected;
  logger.info('collected', {
    batch_id: batch.id,
    domain: batch.domain,
    verdict: collected.verdict,
    duration_ms: Math.round(performance.now() - started),
    evidence: collected.evidence.length,
    // A field named after tokens would be redacted.
    ...(languageModel && { model_usage: languageModel.tokensUsed() }),
    sources: Object.fromEntries(
      collected.results.map(({ source, status, reason }) => [source, reason ?? status]),
    ),
  });
  if (collected.verdict !== 'found') await storeSourceResults(db, batch, collected.results);
  switch (collected.verdict) {
    case 'found':
      return inSpan('store evidence', {}, () =>
        storeCollectedEvidence(
          db,
          batch,
          collected.results,
          [domainEvidence(batch.domain, now.toISOString()), ...collected.evidence],
          READING_VERSION,
          collected.postponed,
        ),
      );
    case 'nothing':
      if (await endBatch(db, batch, 'no_data_found', collected.message))
        await announceEnd(batch, 'no_data_found');
      return false;
    case 'failed':
      if (!isLastTry && !isUnreadable) throw new Error(collected.message);
      if (await endBatch(db, batch, 'failed', collected.message, { isUnreadable }))
        await announceEnd(batch, 'failed');
      return false;
  }
}

function isLastTryOf({ tries }: ClaimedBatch): boolean {
  return tries + 1 >= MAX_TRIES;
}

/**
 * Collects a batch, and counts the try if it fails. The last one fails the batch. A try that a shutdown or the
 * absence of PostgreSQL interrupted did not fail.
 */
async function tryToCollect(deps: CollectDeps, batch: ClaimedBatch, signal: AbortSignal): Promise<boolean> {
  const { db, announceEnd } = deps;
  try {
    return await collect(deps, batch, signal);
  } catch (error) {
    const isInterrupted = signal.aborted || isDatabaseUnavailable(error);
    await retryDatabaseWrite(deps, async () => {
      if (isInterrupted) return releaseBatch(db, batch);
      if (!isLastTryOf(batch)) return releaseFailedTry(db, batch);
      if (await endBatch(db, batch, 'failed', 'The enrichment failed repeatedly.'))
        await announceEnd(batch, 'failed');
    });
    throw error;
  }
}

/** Has the missing modules of a collected batch built. If they cannot be dispatched, the sweeper does it. */
async function buildMissingModules(deps: CollectDeps, batch: ClaimedBatch): Promise<void> {
  const { db, buildModules } = deps;
  try {
    if (batch.isCollected && !(await releaseCollected(db, batch))) return;
    const missing = await findUnbuiltModules(db, batch);
    if (missing === null) return;
    await buildModules(missing.map((module) => ({ batchId: batch.id, fence: batch.fence, module })));
  } catch (error) {
    await retryDatabaseWrite(deps, () => releaseBatch(db, batch));
    throw error;
  }
}

/**
 * Processes a claimed batch: queries the sources unless that was done before, and has its modules built. Its log lines
 * have the batch's id, and its spans belong to the trace of the request that queued it.
 */
export async function collectBatch(deps: CollectDeps, batch: ClaimedBatch): Promise<void> {
  const attributes = {
    'firmlens.batch_id': batch.id,
    'firmlens.domain': batch.domain,
    'firmlens.attempt': batch.tries + 1,
  };
  await withLogFields({ batch_id: batch.id }, () =>
    continueTrace(batch.traceparent, () =>
      inSpan('collect batch', attributes, () => collectUnderLease(deps, batch), 'consumer'),
    ),
  );
}

async function collectUnderLease(deps: CollectDeps, batch: ClaimedBatch): Promise<void> {
  const lease = leaseBatch(deps, batch);
  try {
    const isCollected = batch.isCollected || (await tryToCollect(deps, batch, lease.signal));
    if (isCollected) await buildMissingModules(deps, batch);
  } finally {
    lease.release();
  }
}
