import type { DataModule } from '@firmlens/contract';
import type { Transaction } from '../database';

/** What was done to learn of a company, as far as it is on record. */
export interface CoverageFacts {
  /** When each module on file was built. */
  modules: ReadonlyMap<DataModule, Date>;
  /** The signals module on file was built with an answer of at least one source that tells signals. */
  hasSignalsAnswer: boolean;
  /** The day of the newest signal on file. */
  lastSignalOn: Date | null;
  isScanning: boolean;
  /** When a look found nothing, if that was the last one. */
  noDataAt: Date | null;
  /** That look was so short ago that it is not repeated. */
  isCoolingDown: boolean;
  /** When a scan last failed. */
  lastFailedAt: Date | null;
}

interface FactsRow {
  domain: string;
  modules: { module: DataModule; enriched_at: string }[] | null;
  has_signals_answer: boolean | null;
  last_signal_on: Date | null;
  is_scanning: boolean;
  no_data_at: Date | null;
  is_cooling_down: boolean;
  last_failed_at: Date | null;
}

/** Reads in one round trip what is on record of these domains; one that nobody asked about has a record without dates. */
export async function findCoverageFacts(
  db: Transaction,
  domains: readonly string[],
  cooldownSeconds: number,
): Promise<Map<string, CoverageFacts>> {
  const rows = await db.$queryRaw<FactsRow[]>`
    SELECT d.domain, held.modules, held.has_signals_answer,
           (SELECT s.day FROM signals s WHERE s.domain = d.domain ORDER BY s.day DESC, s.id DESC LIMIT 1) AS last_signal_on,
           EXISTS (SELECT FROM batches b WHERE b.domain = d.domain AND b.status IN ('queued', 'processing')) AS is_scanning,
           c.no_data_at, cooldown_left(d.domain, ${cooldownSeconds}::float8) IS NOT NULL AS is_cooling_down,
           (SELECT max(b.completed_at) FROM batches b WHERE b.domain = d.domain AND b.status = 'failed') AS last_failed_at
    FROM unnest(${[...domains]}::text[]) AS d(domain)
    LEFT JOIN companies c ON c.domain = d.domain
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('module', m.module, 'enriched_at', m.enriched_at)) AS modules,
             -- A list, though an empty one, is there only where a source answered.
             bool_or(m.module = 'signals' AND json_typeof(m.data -> 'highlights') = 'array') AS has_signals_answer
      FROM company_modules m WHERE m.domain = d.domain
    ) held ON true`;
  return new Map(
    rows.map((row) => [
      row.domain,
      {
        modules: new Map((row.modules ?? []).map((held) => [held.module, new Date(held.enriched_at)])),
        hasSignalsAnswer: row.has_signals_answer ?? false,
        lastSignalOn: row.last_signal_on,
        isScanning: row.is_scanning,
        noDataAt: row.no_data_at,
        isCoolingDown: row.is_cooling_down,
        lastFailedAt: row.last_failed_at,
      },
    ]),
  );
}
