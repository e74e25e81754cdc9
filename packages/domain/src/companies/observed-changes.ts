import type { Evidence, HighlightObservation } from '@firmlens/contract';
import { batchEvidence } from '../batches';
import type { Database } from '../database';

const MAX_CHANGES = 200;
/** How long a change is reported. */
export const CHANGE_MONTHS = 12;
/** Rows deleted at a time. */
const PAGE = 1_000;

/** A change that an earlier batch saw, as a signal. */
export interface StoredChange {
  highlight: HighlightObservation;
  source: string;
  url: string | null;
  confidence: number;
  /** When it was first seen. */
  observedAt: Date;
}

/**
 * Returns the changes that completed batches of the last CHANGE_MONTHS saw for a company, newest first, at
 * most 200.
 */
export async function storedChanges(db: Database, domain: string): Promise<StoredChange[]> {
  return db.$queryRaw<StoredChange[]>`
    SELECT highlight, source, url, confidence, observed_at AS "observedAt" FROM observed_changes
    WHERE domain = ${domain} AND observed_at > clock_timestamp() - make_interval(months => ${CHANGE_MONTHS}::int)
    ORDER BY observed_at DESC, key LIMIT ${MAX_CHANGES}::int`;
}

/** Deletes changes older than this many months; returns how many. */
export async function deleteOldChanges(db: Database, months: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM observed_changes WHERE (domain, key) IN (
      SELECT domain, key FROM observed_changes
      WHERE observed_at < clock_timestamp() - make_interval(months => ${months}::int) LIMIT ${PAGE}::int)`;
}

/** A completed batch of a company, to compare the next one with. */
export interface CompletedEnrichment {
  evidence: Evidence[];
  /** Sources that responded in full: they found something and lack nothing, or do not know the company. */
  answered: string[];
  at: Date;
}

interface ScanRow {
  batchId: string;
  at: Date;
  answered: string[];
}

/**
 * Returns a company's two latest completed batches with stored evidence, latest first, and only those made by
 * this version of the readers.
 */
export async function findLatestEnrichments(
  db: Database,
  domain: string,
  reading: number,
): Promise<CompletedEnrichment[]> {
  const scans = await db.$queryRaw<ScanRow[]>`
    SELECT b.id AS "batchId", b.completed_at AS at,
           ARRAY (SELECT s.source FROM batch_sources s WHERE s.batch_id = b.id
                  AND (s.status = 'nothing' OR s.status = 'found' AND s.reason IS NULL)) AS answered
    FROM batches b WHERE b.domain = ${domain} AND b.status = 'completed' AND b.reading = ${reading}::int
      AND EXISTS (SELECT FROM evidence e WHERE e.batch_id = b.id)
    ORDER BY b.completed_at DESC LIMIT 2`;
  return Promise.all(
    scans.map(async ({ batchId, ...rest }) => ({ ...rest, evidence: await batchEvidence(db, batchId) })),
  );
}
