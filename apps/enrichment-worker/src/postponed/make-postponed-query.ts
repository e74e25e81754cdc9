import type { Clue, Evidence } from '@firmlens/contract';
import {
  batchEvidence,
  deletePostponedQuery,
  findSourceResponses,
  type PostponedQuery,
  releasePostponedQuery,
  SOURCE_RESPONSE_DAYS,
  storeSourceResponses,
} from '@firmlens/domain';
import type { PriorKnowledge, Source } from '@firmlens/sources';
import { permitEvidence, type PermitDeps } from '../collect/permit-evidence';
import { type QueryDeps, querySource } from '../collect/query-source';
import { responsesToStore } from '../collect/query-sources';

export interface PostponedQueryDeps extends QueryDeps, PermitDeps {
  sources: readonly Source[];
  /** Aborts when the process shuts down. */
  processSignal: AbortSignal;
}

/** Once admitted, these queries take turns at a host like one more account. */
const POSTPONED = 'postponed';

/**
 * Makes a claimed query with what its batch knew, and stores the response for reuse. Returns false if the
 * host had no turn for it, so others of this source need not try now. A failure leaves the query for a later
 * try. Harmless when repeated: a newer response replaces an older one.
 */
export async function makePostponedQuery(
  deps: PostponedQueryDeps,
  source: Source,
  query: PostponedQuery,
): Promise<boolean> {
  const { db, logger, processSignal: signal } = deps;
  const { domain, batchId, postponedAt } = query;
  const [evidence, stored] = await Promise.all([
    batchEvidence(db, batchId),
    findSourceResponses(db, domain, SOURCE_RESPONSE_DAYS * 86_400),
  ]);
  const isAnswered = stored.some(
    (response) => response.source === source.name && response.answeredAt > postponedAt,
  );
  // A batch has no evidence once the company has opted out.
  if (isAnswered || evidence.length === 0) {
    await deletePostponedQuery(db, query);
    return true;
  }
  const now = new Date();
  const known = knowledgeBefore(source, deps.sources, evidence, stored);
  const request = { domain, account: POSTPONED, signal, now, deadline: Infinity, maxQueueMs: null };
  const { outcome, hadNoTurn } = await querySource(deps, source, request, known);
  if (hadNoTurn || signal.aborted) {
    await releasePostponedQuery(db, query);
    return false;
  }
  logger.info('a postponed query was made', {
    batch_id: batchId,
    source: source.name,
    domain,
    status: outcome.status,
  });
  const responses = responsesToStore({ source, outcome }, now);
  if (responses.length === 0 && outcome.status !== 'not_asked') return true;
  const found = responses.flatMap((response) => response.evidence);
  const permitted = await permitEvidence(deps, domain, found);
  await storeSourceResponses(
    db,
    domain,
    responses.map((response) => ({ ...response, evidence: permitted(response.evidence) })),
  );
  await deletePostponedQuery(db, query);
  return true;
}

/**
 * Returns what the sources of earlier waves found: in the batch, or later if they were postponed as well.
 */
function knowledgeBefore(
  { wave }: Source,
  sources: readonly Source[],
  evidence: readonly Evidence[],
  stored: Awaited<ReturnType<typeof findSourceResponses>>,
): PriorKnowledge {
  const earlier = new Set(sources.filter((source) => source.wave < wave).map(({ name }) => name));
  const ofBatch = evidence.filter(({ source }) => earlier.has(sourceName(source)));
  const inBatch = new Set(ofBatch.map(({ source }) => sourceName(source)));
  const responses = stored.filter(({ source }) => earlier.has(source));
  const later = responses.filter(({ source }) => !inBatch.has(source));
  return {
    evidence: [...ofBatch, ...later.flatMap((response) => response.evidence)],
    clues: responses.flatMap(({ clues }) => clues as Clue[]),
  };
}

/** Evidence names its source with an optional origin: `website:team`. */
function sourceName(source: string): string {
  return source.split(':', 1)[0] ?? source;
}
