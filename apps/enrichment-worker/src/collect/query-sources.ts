import type { BatchProgress, Clue, DataModule, Evidence } from '@firmlens/contract';
import type { SourceResponse, SourceResult } from '@firmlens/domain';
import { reusedResponses } from '@firmlens/metrics';
import {
  type PriorKnowledge,
  type DisabledSource,
  servedModules,
  type Source,
  type SourceOutcome,
} from '@firmlens/sources';
import type { ReadableSite } from '@firmlens/website';
import { type QueryDeps, querySource, type SourceQuery } from './query-source';

export interface SourcesDeps extends QueryDeps {
  sources: readonly Source[];
  /** Sources without a required setting. */
  off: readonly DisabledSource[];
}

export interface CollectRequest extends SourceQuery {
  modules: readonly DataModule[];
  /** Earlier responses about this company, however old. */
  earlier: readonly SourceResponse[];
  /**
   * A response older than this is never reused, whatever its source allows. `noDataCooldownSeconds` applies
   * to those that found nothing.
   */
  freshnessSeconds: number;
  noDataCooldownSeconds: number;
  /** Whether the batch fails if it is not collected now. */
  isLastTry: boolean;
  /** Is told what is asked and what comes of it. */
  report: (step: BatchProgress) => void;
}

/** What all sources together found about a company. */
export interface CollectedEvidence {
  verdict: 'found' | 'nothing' | 'failed';
  /** Text for the customer. */
  message: string;
  /** Whether it failed only because the company's own website cannot be read, so that no retry would help. */
  isUnreadable: boolean;
  /** One for each source. */
  results: SourceResult[];
  evidence: Evidence[];
  /** Responses from this enrichment that may be reused later. */
  newResponses: SourceResponse[];
  /** Sources whose queues were too long. */
  postponed: string[];
  /** What a language model may read of the company's website; null if the website was not read for one. */
  readable: ReadableSite | null;
}

interface QueriedSource {
  source: Source;
  outcome: SourceOutcome;
  askedAt: Date | null;
  /** How long the query took; absent if there was none. */
  durationMs?: number;
  isHeld: boolean;
  /** Whether the queue for the source was too long, so that it should be queried later. */
  isPostponed: boolean;
}

function storedOutcome({ status, reason, evidence, clues }: SourceResponse): SourceOutcome {
  return status === 'found'
    ? { status, evidence, clues: clues as Clue[] }
    : { status, reason: reason ?? 'nothing was found' };
}

/** Returns the stored response of a source if it is recent enough for the source and for the operator. */
function findReusableResponse(
  { name, lifetimeSeconds }: Source,
  order: CollectRequest,
): SourceResponse | undefined {
  const { earlier, now, freshnessSeconds, noDataCooldownSeconds } = order;
  const response = earlier.find(({ source }) => source === name);
  if (response === undefined) return undefined;
  const operatorLimit =
    response.status === 'found' ? freshnessSeconds : Math.min(freshnessSeconds, noDataCooldownSeconds);
  const age = (now.getTime() - response.answeredAt.getTime()) / 1_000;
  return age < Math.min(lifetimeSeconds, operatorLimit) ? response : undefined;
}

/**
 * Returns the clues of a source's response. If the source is down, returns those of its stored response,
 * because an identifier does not age.
 */
function cluesFrom({ source, outcome }: QueriedSource, { earlier }: CollectRequest): Clue[] {
  if (outcome.status === 'found') return outcome.clues ?? [];
  if (outcome.status !== 'failed') return [];
  return (earlier.find((response) => response.source === source.name)?.clues ?? []) as Clue[];
}

async function queryOrReuse(
  deps: QueryDeps,
  source: Source,
  order: CollectRequest,
  known: PriorKnowledge,
): Promise<QueriedSource> {
  const earlier = findReusableResponse(source, order);
  if (earlier !== undefined) {
    reusedResponses.inc({ source: source.name });
    const outcome = storedOutcome(earlier);
    return { source, outcome, askedAt: earlier.answeredAt, isHeld: true, isPostponed: false };
  }
  // No other source can replace one that identifies the company.
  const mustWait = order.isLastTry && source.identifies;
  const query = mustWait ? { ...order, maxQueueMs: Infinity } : order;
  const { outcome, hadNoTurn } = await querySource(deps, source, query, known);
  const isPostponed = hadNoTurn && source.lifetimeSeconds > 0;
  if (isPostponed && outcome.status === 'failed') return postponedResponse(source, outcome.reason, order);
  const askedAt = outcome.status === 'not_asked' ? null : order.now;
  return { source, outcome, askedAt, isHeld: false, isPostponed };
}

/** Makes a query, and reports that it began and what came of it. */
async function reportQuery(
  { report }: CollectRequest,
  { name }: Source,
  query: () => Promise<QueriedSource>,
): Promise<QueriedSource> {
  const began = performance.now();
  report({ step: 'asked', source: name });
  const response = await query();
  const durationMs = Math.round(performance.now() - began);
  const hadQuery = response.outcome.status !== 'not_asked' && !response.isHeld;
  const timed = hadQuery ? { ...response, durationMs } : response;
  report(answerOf(timed));
  return timed;
}

function answerOf(response: QueriedSource): BatchProgress {
  const { source, status, reason, durationMs } = resultOf(response);
  return {
    step: 'answered',
    source,
    status,
    reason,
    seconds: durationMs === undefined ? null : durationMs / 1_000,
  };
}

const resultOf = ({ source, outcome, askedAt, durationMs }: QueriedSource): SourceResult => ({
  source: source.name,
  status: outcome.status,
  reason: outcome.status === 'found' ? (outcome.incomplete ?? null) : outcome.reason,
  askedAt,
  ...(durationMs !== undefined && { durationMs }),
});

/**
 * Returns the latest response of a source whose queue was too long, if it found something, however old. An
 * earlier response that found nothing does not count: nobody knows whether that still holds.
 */
function postponedResponse(
  source: Source,
  reason: string,
  { earlier }: Pick<CollectRequest, 'earlier'>,
): QueriedSource {
  const queried = { source, isHeld: true, isPostponed: true };
  const stored = earlier.find((response) => response.source === source.name && response.evidence.length > 0);
  if (stored === undefined) return { ...queried, outcome: { status: 'failed', reason }, askedAt: null };
  const incomplete = `${reason}; this is its response of ${stored.answeredAt.toISOString().slice(0, 10)}`;
  const outcome: SourceOutcome = {
    status: 'found',
    evidence: stored.evidence,
    clues: stored.clues as Clue[],
    incomplete,
  };
  return { ...queried, outcome, askedAt: stored.answeredAt };
}

/** Whether a source has identified the company, or one of those left may still. */
function canBeIdentified(responses: readonly QueriedSource[], left: readonly Source[]): boolean {
  return (
    left.some(({ identifies }) => identifies) ||
    responses.some(({ source, outcome }) => source.identifies && outcome.status === 'found')
  );
}

function skipped(source: Source): QueriedSource {
  const outcome: SourceOutcome = { status: 'not_asked', reason: 'no source has identified the company' };
  return { source, outcome, askedAt: null, isHeld: false, isPostponed: false };
}

/**
 * Queries the waves one after another, the sources of a wave concurrently. Each wave knows what the earlier
 * ones found. Once the company can no longer be identified, the batch is bound to be refunded, so it takes no
 * more turns at shared sources.
 */
async function queryInWaves(
  deps: SourcesDeps,
  serving: readonly Source[],
  order: CollectRequest,
): Promise<QueriedSource[]> {
  const responses: QueriedSource[] = [];
  for (const wave of [1, 2, 3]) {
    const sources = serving.filter((source) => source.wave === wave);
    const left = serving.filter((source) => source.wave >= wave);
    if (!canBeIdentified(responses, left)) {
      const ignored = sources.map(skipped);
      ignored.forEach((response) => order.report(answerOf(response)));
      responses.push(...ignored);
      continue;
    }
    const known = {
      evidence: responses.flatMap(({ outcome }) => (outcome.status === 'found' ? outcome.evidence : [])),
      clues: responses.flatMap((response) => cluesFrom(response, order)),
    };
    const query = (source: Source) =>
      reportQuery(order, source, () => queryOrReuse(deps, source, order, known));
    responses.push(...(await Promise.all(sources.map(query))));
  }
  return responses;
}

/**
 * Queries every source that serves one of the modules. `found`: an identifying source knows the company, and
 * each module has a queried source that responded. `nothing`: all queried identifying sources responded and
 * know no such company. `failed`: anything else. A source that was not queried counts for neither.
 */
export async function querySources(deps: SourcesDeps, request: CollectRequest): Promise<CollectedEvidence> {
  const { modules, now } = request;
  const isServing = (source: Source) =>
    [...servedModules(source), ...(source.helps ?? [])].some((module) => modules.includes(module));
  const unneeded = [
    ...deps.sources
      .filter((source) => !isServing(source))
      .map(({ name }) => notAsked(name, 'no requested module needs it')),
    ...deps.off.map(({ name, reason }) => notAsked(name, `off: ${reason}`)),
  ];
  for (const { source, status, reason } of unneeded) {
    request.report({ step: 'answered', source, status, reason, seconds: null });
  }
  const responses = await queryInWaves(deps, deps.sources.filter(isServing), request);

  const evidence = responses.flatMap(({ outcome }) => (outcome.status === 'found' ? outcome.evidence : []));
  const collected = {
    results: [...responses.map(resultOf), ...unneeded],
    evidence,
    readable: responses.map(({ outcome }) => readableIn(outcome)).find((site) => site !== null) ?? null,
    newResponses: responses.flatMap((response) =>
      response.isHeld || hadMissingInput(response, responses) ? [] : responsesToStore(response, now),
    ),
    postponed: responses.filter(({ isPostponed }) => isPostponed).map(({ source }) => source.name),
  };

  const queried = responses.filter(({ outcome }) => outcome.status !== 'not_asked');
  const identifying = queried.filter(({ source }) => source.identifies);
  const servingOf = (module: DataModule) =>
    queried.filter(({ source }) => servedModules(source).includes(module));
  const isDown = (module: DataModule) => {
    const serving = servingOf(module);
    return serving.length > 0 && serving.every(({ outcome }) => outcome.status === 'failed');
  };
  const down = modules.filter(isDown);
  const isFound = identifying.some(({ outcome }) => outcome.status === 'found');
  if (isFound && down.length === 0)
    return { verdict: 'found', message: '', isUnreadable: false, ...collected };
  if (isFound) {
    const message = `No source responded for ${down.join(', ')} (${reasonsOf(queried, 'failed')}).`;
    return { verdict: 'failed', message, isUnreadable: areSitesFault(down.flatMap(servingOf)), ...collected };
  }
  if (identifying.some(({ outcome }) => outcome.status === 'failed')) {
    const message = `The company could not be enriched (${reasonsOf(identifying)}).`;
    return { verdict: 'failed', message, isUnreadable: areSitesFault(identifying), ...collected };
  }
  const message = `No data was found for this domain (${reasonsOf(identifying)}).`;
  return { verdict: 'nothing', message, isUnreadable: false, ...collected };
}

/** Whether all failures among these responses are the fault of the company's own website. */
function areSitesFault(responses: readonly QueriedSource[]): boolean {
  return responses.every(({ outcome }) => outcome.status !== 'failed' || outcome.fault === 'site');
}

function readableIn(outcome: SourceOutcome): ReadableSite | null {
  return (outcome.status === 'found' && outcome.readable) || null;
}

function notAsked(source: string, reason: string): SourceResult {
  return { source, status: 'not_asked', reason, askedAt: null };
}

/** Whether a source of an earlier wave failed, so this one may have more clues next time. */
function hadMissingInput({ source }: QueriedSource, responses: readonly QueriedSource[]): boolean {
  return responses.some(({ source: { wave }, outcome }) => outcome.status === 'failed' && wave < source.wave);
}

/**
 * Returns the part of a response that may be reused: only the clues if its source is always queried again. An
 * incomplete response is not stored, so its source is queried again next time.
 */
export function responsesToStore(
  { source, outcome }: Pick<QueriedSource, 'source' | 'outcome'>,
  now: Date,
): SourceResponse[] {
  const entry = { source: source.name, reason: null, answeredAt: now };
  const isReusable = source.lifetimeSeconds > 0;
  if (outcome.status === 'found') {
    const { evidence, clues = [], incomplete } = outcome;
    if (incomplete !== undefined || (!isReusable && clues.length === 0)) return [];
    return [{ ...entry, status: 'found', evidence: isReusable ? evidence : [], clues }];
  }
  if (outcome.status !== 'nothing' || !isReusable) return [];
  return [{ ...entry, status: 'nothing', reason: outcome.reason, evidence: [], clues: [] }];
}

/** Joins the reasons of the sources that found nothing or failed. */
function reasonsOf(responses: readonly QueriedSource[], status?: SourceOutcome['status']): string {
  return responses
    .flatMap(({ source, outcome }) =>
      outcome.status === 'found' || (status !== undefined && outcome.status !== status)
        ? []
        : [`${source.name}: ${outcome.reason}`],
    )
    .join('; ');
}
