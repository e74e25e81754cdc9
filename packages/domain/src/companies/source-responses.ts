import type { Evidence } from '@firmlens/contract';
import type { Database } from '../database';
import { jsonText } from '../database/json-text';

/** Days after which a response is useless: no source's responses may be reused for that long. */
export const SOURCE_RESPONSE_DAYS = 90;
/** The most rows that one sweep deletes, to keep the statement short. The next sweep continues. */
const PAGE = 5_000;

/** What a source once responded about a company. */
export interface SourceResponse {
  source: string;
  status: 'found' | 'nothing';
  /** As text; null if it found something. */
  reason: string | null;
  evidence: Evidence[];
  /** Clues from the source for querying other sources, unchanged. */
  clues: unknown[];
  answeredAt: Date;
}

/** Returns the stored responses about a company within the given age, at most one for each source. */
export async function findSourceResponses(
  db: Database,
  domain: string,
  maxAgeSeconds: number,
): Promise<SourceResponse[]> {
  return db.$queryRaw<SourceResponse[]>`
    SELECT source, status, reason, evidence, clues, answered_at AS "answeredAt" FROM source_answers
    WHERE domain = ${domain} AND answered_at >= clock_timestamp() - make_interval(secs => ${maxAgeSeconds}::float8)
    ORDER BY source`;
}

/** Stores responses for reuse, at most one for each source. Stores none for an opted-out domain. */
export async function storeSourceResponses(
  db: Database,
  domain: string,
  responses: readonly SourceResponse[],
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO source_answers AS kept (domain, source, status, reason, evidence, clues, answered_at)
    SELECT ${domain}, a.source, a.status, a.reason, a.evidence, a.clues, a."answeredAt"
    FROM json_to_recordset(${jsonText(responses)}::json)
      AS a(source text, status text, reason text, evidence json, clues json, "answeredAt" timestamptz)
    WHERE NOT is_opted_out(${domain})
    ON CONFLICT (domain, source) DO UPDATE
    SET status = excluded.status, reason = excluded.reason, evidence = excluded.evidence, clues = excluded.clues,
        answered_at = excluded.answered_at
    WHERE kept.answered_at < excluded.answered_at`;
}

/** Deletes responses older than this many days; returns how many. */
export async function deleteOldResponses(db: Database, days: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM source_answers WHERE (domain, source) IN (
      SELECT domain, source FROM source_answers
      WHERE answered_at < clock_timestamp() - make_interval(days => ${days}::int) LIMIT ${PAGE}::int)`;
}
