import type { Evidence } from '@firmlens/contract';
import type { Database } from '../database';
import { jsonText } from '../database/json-text';

/** Days after which an answer is of no use to anybody: no source's answers may be used again for that long. */
export const SOURCE_RESPONSE_DAYS = 90;
/** Rows that one sweep deletes at most, so that a statement stays short; the next sweep goes on. */
const PAGE = 5_000;

/** What a source once said about a company. */
export interface SourceResponse {
  source: string;
  status: 'found' | 'nothing';
  /** In words; null where it found something. */
  reason: string | null;
  evidence: Evidence[];
  /** What the source named to look with in others, as it gave it. */
  clues: unknown[];
  answeredAt: Date;
}

/** The answers about a company that are not older than that, one for each source that has one. */
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

/** Keeps answers, at most one of each source, to be used again. None is kept of a domain that opted out. */
export async function storeSourceResponses(
  db: Database,
  domain: string,
  answers: readonly SourceResponse[],
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO source_answers AS kept (domain, source, status, reason, evidence, clues, answered_at)
    SELECT ${domain}, a.source, a.status, a.reason, a.evidence, a.clues, a."answeredAt"
    FROM json_to_recordset(${jsonText(answers)}::json)
      AS a(source text, status text, reason text, evidence json, clues json, "answeredAt" timestamptz)
    WHERE NOT is_opted_out(${domain})
    ON CONFLICT (domain, source) DO UPDATE
    SET status = excluded.status, reason = excluded.reason, evidence = excluded.evidence, clues = excluded.clues,
        answered_at = excluded.answered_at
    WHERE kept.answered_at < excluded.answered_at`;
}

/** Forgets answers older than so many days; gives how many. */
export async function deleteOldResponses(db: Database, days: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM source_answers WHERE (domain, source) IN (
      SELECT domain, source FROM source_answers
      WHERE answered_at < clock_timestamp() - make_interval(days => ${days}::int) LIMIT ${PAGE}::int)`;
}
