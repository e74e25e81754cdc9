import { type CachedResponses, type Egress, EgressError } from '@firmlens/egress';
import { sourceSeconds } from '@firmlens/metrics';
import type { Logger } from '@firmlens/runtime';
import {
  createSourceHttp,
  type HostGate,
  type PriorKnowledge,
  type Source,
  SourceError,
  type SourceOutcome,
} from '@firmlens/sources';
import { inSpan } from '@firmlens/tracing';
import { workFor } from '@firmlens/turns';
import { countCrawledBytes } from './count-crawled-bytes';
import { limitQueue, type MaxQueueMs } from './limit-queue';
import { rejectWhenAborted } from './reject-when-aborted';

export interface QueryDeps {
  egress: Egress;
  gate: HostGate;
  cachedResponses: CachedResponses;
  logger: Logger;
}

/** What every source is queried for. */
export interface SourceQuery {
  domain: string;
  /** The account whose batch queries. Where queries wait, accounts take turns. */
  account: string;
  /** Aborts when the batch's lease ends or the worker shuts down. */
  signal: AbortSignal;
  now: Date;
  /** No source is awaited after this moment, in ms of the monotonic clock. */
  deadline: number;
  maxQueueMs: MaxQueueMs;
}

/** The outcome of a source, and whether it lacks something because a request got no turn at its host. */
export interface LookupResult {
  outcome: SourceOutcome;
  hadNoTurn: boolean;
}

/**
 * Queries one source within its time limit. A failure becomes an outcome, and a source that ignores its
 * signal is abandoned.
 */
export async function querySource(
  deps: QueryDeps,
  source: Source,
  query: SourceQuery,
  known: PriorKnowledge,
): Promise<LookupResult> {
  const gate = limitQueue(deps.gate, query.maxQueueMs);
  const endTimer = sourceSeconds.startTimer({ source: source.name });
  const attributes = { 'firmlens.source': source.name, 'firmlens.domain': query.domain };
  const outcome = await inSpan(`source ${source.name}`, attributes, async (span) => {
    const found = await lookUp({ ...deps, gate }, source, query, known);
    span.set({ 'firmlens.outcome': found.status });
    return found;
  });
  endTimer({ outcome: outcome.status });
  const isLacking =
    outcome.status === 'failed' || (outcome.status === 'found' && outcome.incomplete !== undefined);
  return { outcome, hadNoTurn: isLacking && gate.hadNoTurn() };
}

async function lookUp(
  { egress, gate, cachedResponses, logger }: QueryDeps,
  source: Source,
  { domain, account, signal: stop, now, deadline: latest }: SourceQuery,
  known: PriorKnowledge,
): Promise<SourceOutcome> {
  const timeLimitMs = Math.max(0, Math.min(source.timeLimitMs, latest - performance.now()));
  // Not `AbortSignal.timeout`: it keeps its listeners alive until it fires, which can take minutes.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimitMs);
  const signal = AbortSignal.any([stop, limit.signal]);
  const deadline = performance.now() + timeLimitMs;
  try {
    const http = createSourceHttp({ egress, gate, cachedResponses, account, signal, until: deadline });
    const lookup = workFor(account, () =>
      source.lookUp({ domain, account, known, http, egress: countCrawledBytes(egress), signal, now }),
    );
    return await rejectWhenAborted(signal, lookup);
  } catch (error) {
    if (limit.signal.aborted)
      return { status: 'failed', reason: `no response within ${Number((timeLimitMs / 1_000).toFixed(2))} s` };
    if (error instanceof SourceError || error instanceof EgressError) {
      return { status: 'failed', reason: error.message };
    }
    // A fault of ours, or of PostgreSQL or Redis. Its message goes only to the log.
    if (!stop.aborted) logger.warn('a source could not be queried', { source: source.name, domain, error });
    return { status: 'failed', reason: 'it could not be queried' };
  } finally {
    clearTimeout(timer);
  }
}
