import type { Database, Transaction } from '../database';
import type { Dataset, DatasetTable } from './dataset';
import { DatasetInUseError } from './dataset-load';
import { partitionName } from './partition';

const TABLES: readonly DatasetTable[] = ['known_companies', 'dataset_entries'];
/** Dropping waits for running look-ups, and blocks those behind it for at most this long. */
const LOCK_TIMEOUT = '20s';
export const REMOVAL_MS = 120_000;

/**
 * Deletes a dataset with all its rows; returns null if it does not exist. Throws `DatasetInUseError` if it is
 * being loaded.
 */
export async function removeDataset(
  db: Database,
  id: number,
): Promise<Pick<Dataset, 'format' | 'fileName'> | null> {
  return db.$transaction((tx) => dropDataset(tx, id), { timeout: REMOVAL_MS });
}

/** Deletes a dataset in the caller's transaction, which may take `REMOVAL_MS`; see `removeDataset`. */
export async function dropDataset(
  tx: Transaction,
  id: number,
): Promise<Pick<Dataset, 'format' | 'fileName'> | null> {
  await tx.$executeRawUnsafe(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  const row = await tx.dataset.findUnique({ where: { id } });
  if (row === null) return null;
  const { format, fingerprint } = row;
  const [lock] = await tx.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(dataset_lock(${format}, ${fingerprint})) AS free`;
  if (lock?.free !== true) throw new DatasetInUseError('the dataset is being imported');
  for (const table of TABLES) await tx.$executeRawUnsafe(`DROP TABLE IF EXISTS ${partitionName(table, id)}`);
  await tx.dataset.delete({ where: { id } });
  return { format, fileName: row.fileName };
}
