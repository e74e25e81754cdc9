import { DATASET_COLUMNS, type Dataset, datasetOf, type StoredDataset } from '../datasets/dataset';
import { dropDataset, REMOVAL_MS } from '../datasets/remove-dataset';
import type { Database } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

/** A dataset, and whether an import is working on it. One that was interrupted is `loading` and is not. */
export type ImportedDataset = Dataset & { isImporting: boolean };

/** The most datasets that are listed. */
const MAX_DATASETS = 200;

/** Returns the newest datasets, newest first. */
export async function findDatasets(db: Database): Promise<ImportedDataset[]> {
  // An import holds the lock of its file, which pg_locks shows in two halves.
  const rows = await db.$queryRawUnsafe<(StoredDataset & { isImporting: boolean })[]>(`
    SELECT ${DATASET_COLUMNS}, status = 'loading' AND EXISTS (
             SELECT FROM pg_locks
             WHERE locktype = 'advisory' AND granted AND objsubid = 1
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
               AND (classid::bigint << 32 | objid::bigint) = dataset_lock(format, fingerprint)
           ) AS "isImporting"
    FROM datasets ORDER BY id DESC LIMIT ${MAX_DATASETS}`);
  return rows.map((row) => ({ ...datasetOf(row), isImporting: row.isImporting }));
}

/** Removes a dataset as `removeDataset` does. Returns null if it does not exist. */
export async function removeDatasetAsOperator(
  db: Database,
  actor: Actor,
  id: number,
): Promise<Pick<Dataset, 'format' | 'fileName'> | null> {
  return db.$transaction(
    async (tx) => {
      const removed = await dropDataset(tx, id);
      if (removed === null) return null;
      const target = `${removed.format}, ${removed.fileName}`;
      await writeAudit(tx, actor, { accountId: null, action: 'dataset.removed', target });
      return removed;
    },
    { timeout: REMOVAL_MS },
  );
}
