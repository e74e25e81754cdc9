import type { DataModule } from '@firmlens/contract';
import type { Database } from '../database';

/** How much data a module of a batch has. */
export interface ModuleCount {
  module: DataModule;
  /** The number of known fields. */
  known: number;
  /**
   * The number of highlights in the signals module; null for other modules, and if no source could report
   * any.
   */
  signals: number | null;
}

/** Counts what a batch produced, by module. Empty past retention. */
export async function countResults(db: Database, batchId: string): Promise<ModuleCount[]> {
  return db.$queryRaw<ModuleCount[]>`
    SELECT m.module, (SELECT count(*)::int FROM json_each(m.data) field WHERE json_typeof(field.value) <> 'null') AS known,
           CASE WHEN m.module = 'signals' AND json_typeof(m.data -> 'highlights') = 'array'
                THEN json_array_length(m.data -> 'highlights') END AS signals
    FROM batch_modules m WHERE m.batch_id = ${batchId} ORDER BY m.module`;
}
