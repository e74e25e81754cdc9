import type { Evidence, HighlightObservation } from '@firmlens/contract';
import { batchEvidence } from '../batches';
import type { Database } from '../database';

const MAX_CHANGES = 200;
/** For how long a change is news. */
export const CHANGE_MONTHS = 12;
/** Rows that are forgotten at a time. */
const PAGE = 1_000;

/** A change that an earlier batch saw, as the signal that it is. */
export interface KeptChange {
  highlight: HighlightObservation;
  source: string;
  url: string | null;
  confidence: number;
  /** When it was first seen. */
  observedAt: Date;
}

/** The changes that completed batches of the last CHANGE_MONTHS saw of a company, the newest first, at most 200. */
export async function keptChanges(db: Database, domain: string): Promise<KeptChange[]> {
  return db.$queryRaw<KeptChange[]>`
    SELECT highlight, source, url, confidence, observed_at AS "observedAt" FROM observed_changes
    WHERE domain = ${domain} AND observed_at > clock_timestamp() - make_interval(months => ${CHANGE_MONTHS}::int)
    ORDER BY observed_at DESC, key LIMIT ${MAX_CHANGES}::int`;
}

/** Forgets changes older than so many months; gives how many. */
export async function dropOldChanges(db: Database, months: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM observed_changes WHERE (domain, key) IN (
      SELECT domain, key FROM observed_changes
      WHERE observed_at < clock_timestamp() - make_interval(months => ${months}::int) LIMIT ${PAGE}::int)`;
}

/** The latest completed batch of a company, to compare the next one with. */
export interface LatestScan {
  evidence: Evidence[];
  /** Sources that answered in full: they found something and lack nothing, or know no such company. */
  answered: string[];
  at: Date;
}

interface ScanRow {
  batchId: string;
  at: Date;
  answered: string[];
}

/** Null where no batch of the company has completed, or what it found is not on file. */
export async function latestScan(db: Database, domain: string): Promise<LatestScan | null> {
  const [scan] = await db.$queryRaw<ScanRow[]>`
    SELECT c.batch_id AS "batchId", c.enriched_at AS at,
           ARRAY (SELECT s.source FROM batch_sources s WHERE s.batch_id = c.batch_id
                  AND (s.status = 'nothing' OR s.status = 'found' AND s.reason IS NULL)) AS answered
    FROM company_modules c WHERE c.domain = ${domain} AND c.module = 'company'`;
  if (scan === undefined) return null;
  const { batchId, ...rest } = scan;
  return { ...rest, evidence: await batchEvidence(db, batchId) };
}
