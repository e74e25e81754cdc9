import type { DataModule } from '@firmlens/contract';
import type { Transaction } from '../database';

/** What is on record about a company's enrichments. */
export interface CoverageFacts {
  /** When each stored module was built. */
  modules: ReadonlyMap<DataModule, Date>;
  /** Stored modules that are fresh enough to be free and not scanned again. */
  freshModules: ReadonlySet<DataModule>;
  /** Whether at least one source of signals responded when the stored signals module was built. */
  hasSignalsAnswer: boolean;
  /** Whether a signal is on file. */
  hasSignals: boolean;
  /** The newest day, up to today, of a signal on file; null if unknown. */
  lastSignalOn: Date | null;
  running: { batchId: string; accountId: number } | null;
  /** When an enrichment found nothing, if that was the last one. */
  noDataAt: Date | null;
  /** Seconds until an enrichment that found nothing may be repeated; null outside the cooldown. */
  cooldownSeconds: number | null;
  /** Seconds until an enrichment may be repeated that failed on an unreadable website; null outside that time. */
  unreadableSeconds: number | null;
  /** When an enrichment last failed. */
  lastFailedAt: Date | null;
  isOptedOut: boolean;
  /** Whether an imported dataset has a company with that domain. */
  isImported: boolean;
}

interface FactsRow {
  domain: string;
  modules: { module: DataModule; enriched_at: string; fresh: boolean }[] | null;
  has_signals_answer: boolean | null;
  has_signals: boolean;
  last_signal_on: Date | null;
  running_id: string | null;
  running_account: number | null;
  no_data_at: Date | null;
  cooldown: number | null;
  unreadable: number | null;
  last_failed_at: Date | null;
  opted_out: boolean;
  imported: boolean;
}

/**
 * Reads what is on record about these domains in one round trip. A domain that nobody requested has a record
 * without dates.
 */
export async function findCoverageFacts(
  db: Transaction,
  domains: readonly string[],
  { cooldownSeconds, freshnessSeconds }: { cooldownSeconds: number; freshnessSeconds: number },
): Promise<Map<string, CoverageFacts>> {
  const rows = await db.$queryRaw<FactsRow[]>`
    SELECT d.domain, held.modules, held.has_signals_answer,
           EXISTS (SELECT FROM signals s WHERE s.domain = d.domain) AS has_signals,
           (SELECT max(s.happened_on) FROM signals s
            WHERE s.domain = d.domain AND s.happened_on <= (now() AT TIME ZONE 'UTC')::date) AS last_signal_on,
           running.id AS running_id, running.account_id AS running_account,
           c.no_data_at, cooldown_left(d.domain, ${cooldownSeconds}::float8) AS cooldown,
           unreadable_cooldown_left(d.domain, ${cooldownSeconds}::float8) AS unreadable,
           (SELECT max(b.completed_at) FROM batches b WHERE b.domain = d.domain AND b.status = 'failed') AS last_failed_at,
           EXISTS (SELECT FROM opt_outs o WHERE o.domain = d.domain) AS opted_out,
           EXISTS (SELECT FROM known_companies k JOIN datasets s ON s.id = k.dataset_id
                   WHERE k.domain = d.domain AND s.status = 'active') AS imported
    FROM unnest(${[...domains]}::text[]) AS d(domain)
    LEFT JOIN companies c ON c.domain = d.domain
    LEFT JOIN batches running ON running.domain = d.domain AND running.status IN ('queued', 'processing')
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object(
               'module', m.module, 'enriched_at', m.enriched_at,
               'fresh', m.enriched_at > clock_timestamp() - make_interval(secs => ${freshnessSeconds}::float8))) AS modules,
             -- There is a list, possibly empty, only if a source of signals responded.
             bool_or(m.module = 'signals' AND json_typeof(m.data -> 'highlights') = 'array') AS has_signals_answer
      FROM company_modules m WHERE m.domain = d.domain
    ) held ON true`;
  return new Map(rows.map((row) => [row.domain, toCoverageFacts(row)]));
}

function toCoverageFacts(row: FactsRow): CoverageFacts {
  return {
    modules: new Map((row.modules ?? []).map((stored) => [stored.module, new Date(stored.enriched_at)])),
    freshModules: new Set((row.modules ?? []).filter(({ fresh }) => fresh).map(({ module }) => module)),
    hasSignalsAnswer: row.has_signals_answer ?? false,
    hasSignals: row.has_signals,
    lastSignalOn: row.last_signal_on,
    running:
      row.running_id === null ? null : { batchId: row.running_id, accountId: Number(row.running_account) },
    noDataAt: row.no_data_at,
    cooldownSeconds: row.cooldown === null ? null : Math.max(1, Math.ceil(row.cooldown)),
    unreadableSeconds: row.unreadable === null ? null : Math.max(1, Math.ceil(row.unreadable)),
    lastFailedAt: row.last_failed_at,
    isOptedOut: row.opted_out,
    isImported: row.imported,
  };
}
