import type { DataModule } from '@firmlens/contract';
import type { Database } from '../database';

/** How much a batch's module has to tell. */
export interface ModuleCount {
  module: DataModule;
  /** Fields that are known. */
  known: number;
  /** Highlights, of the signals module; null of others, and where no source could tell of any. */
  signals: number | null;
}

/** Counts what a batch produced, module by module; empty past retention. */
export async function countResults(db: Database, batchId: string): Promise<ModuleCount[]> {
  return db.$queryRaw<ModuleCount[]>`
    SELECT m.module, (SELECT count(*)::int FROM json_each(m.data) field WHERE json_typeof(field.value) <> 'null') AS known,
           CASE WHEN m.module = 'signals' AND json_typeof(m.data -> 'highlights') = 'array'
                THEN json_array_length(m.data -> 'highlights') END AS signals
    FROM batch_modules m WHERE m.batch_id = ${batchId} ORDER BY m.module`;
}
