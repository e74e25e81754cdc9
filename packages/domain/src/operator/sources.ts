import type { Database } from '../database';

/** Whether the enrichment worker that started last has a source, or why not. */
export interface SourceState {
  source: string;
  isOn: boolean;
  /** The missing setting. */
  reason: string | null;
  reportedAt: Date;
}

/** Stores which sources a worker has. Those that it does not know are forgotten. */
export async function reportSources(
  db: Database,
  states: readonly Omit<SourceState, 'reportedAt'>[],
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO source_states (source, is_on, reason)
      SELECT source, "isOn", reason
      FROM jsonb_to_recordset(${JSON.stringify(states)}::jsonb) AS s(source text, "isOn" boolean, reason text)
      ORDER BY source
      ON CONFLICT (source) DO UPDATE SET is_on = excluded.is_on, reason = excluded.reason, reported_at = now()`;
    const names = states.map(({ source }) => source);
    await tx.$executeRaw`DELETE FROM source_states WHERE source <> ALL (${names}::text[])`;
  });
}

/** Returns the sources in alphabetical order; none before the first worker has started. */
export async function sourceStates(db: Database): Promise<SourceState[]> {
  return db.sourceState.findMany({ orderBy: { source: 'asc' } });
}

/** How many of the batches that ended last are counted. */
export const COUNTED_BATCHES = 200;

export interface SourceOutcomes {
  source: string;
  found: number;
  nothing: number;
  notAsked: number;
  failed: number;
  /** When it was last asked; null if it was not. */
  askedAt: Date | null;
  /** Why it failed last. */
  failure: string | null;
}

/** Counts what each source gave in the batches that ended last. */
export async function recentOutcomes(db: Database): Promise<SourceOutcomes[]> {
  return db.$queryRaw<SourceOutcomes[]>`
    SELECT s.source,
           count(*) FILTER (WHERE s.status = 'found')::int AS found,
           count(*) FILTER (WHERE s.status = 'nothing')::int AS nothing,
           count(*) FILTER (WHERE s.status = 'not_asked')::int AS "notAsked",
           count(*) FILTER (WHERE s.status = 'failed')::int AS failed,
           max(s.asked_at) AS "askedAt",
           (array_agg(s.reason ORDER BY b.completed_at DESC) FILTER (WHERE s.status = 'failed'))[1] AS failure
    FROM (
      SELECT id, completed_at FROM batches WHERE completed_at IS NOT NULL
      ORDER BY completed_at DESC LIMIT ${COUNTED_BATCHES}::int
    ) b
    JOIN batch_sources s ON s.batch_id = b.id GROUP BY s.source`;
}
