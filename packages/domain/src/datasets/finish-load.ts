import type { Client } from 'pg';
import type { Dataset, DatasetTable } from './dataset';
import { KEY, DETAIL_SCORE } from './partition';

/** Loaded rows that cannot stay. */
export interface OmittedRows {
  line: number;
  reason: 'duplicate' | 'opted out';
}

/** The active dataset that a load would replace. */
export type ReplacedDataset = Pick<Dataset, 'id' | 'fileName'>;

interface Loaded {
  format: string;
  table: DatasetTable;
  replaces: boolean;
  datasetId: number;
  partition: string;
}

const PAGE = 10_000;
const DROP_PATIENCE = '2s';
/** PostgreSQL's code for a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';
/** Server memory for building the indexes of a dataset. */
const INDEX_MEMORY = '256MB';

/**
 * Activates a loaded dataset. `leaveOut` receives the rows that cannot stay and stores the progress with
 * them. If it throws, the dataset stays as loaded.
 */
export async function finishLoad(
  client: Client,
  loaded: Loaded,
  leaveOut: (rows: AsyncIterable<OmittedRows[]>, replaced: ReplacedDataset | null) => Promise<void>,
): Promise<void> {
  const { table, partition, datasetId } = loaded;
  await client.query('BEGIN');
  await client.query(`SET LOCAL maintenance_work_mem = '${INDEX_MEMORY}'`);
  const replaced = loaded.replaces ? await findReplaced(client, loaded) : null;
  await collectOmittedRows(client, loaded);
  await leaveOut(pagesOf(client), replaced);
  await client.query(`DELETE FROM ${partition} p USING left_out l WHERE p.ctid = l.place`);
  await client.query(`ALTER TABLE ${partition} DROP line`);
  if (table === 'known_companies') {
    await client.query(`ALTER TABLE ${partition} ALTER search SET STATISTICS 1000`);
  }
  await client.query(`ANALYZE ${partition}`);
  await client.query(`ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES IN (${datasetId})`);
  if (table === 'known_companies') await leaveOutNewOptOuts(client, loaded);
  if (loaded.replaces) await markReplaced(client, loaded);
  await client.query(
    `UPDATE datasets SET status = 'active', finished_at = clock_timestamp(),
       refusals = coalesce((SELECT jsonb_object_agg(key, value || '{"sample": null}') FROM jsonb_each(refusals)), '{}')
     WHERE id = $1`,
    [datasetId],
  );
  await client.query('COMMIT');
  if (loaded.replaces) await dropReplaced(client, loaded);
}

/** Two files of a format are activated one after the other, so that the second sees the first. */
async function findReplaced(client: Client, { format, datasetId }: Loaded): Promise<ReplacedDataset | null> {
  await client.query(`SELECT pg_advisory_xact_lock(dataset_lock($1, 'put in force'))`, [format]);
  const { rows } = await client.query<ReplacedDataset>(
    `SELECT id, file_name AS "fileName" FROM datasets WHERE format = $1 AND status = 'active' AND id <> $2
     ORDER BY id DESC LIMIT 1`,
    [format, datasetId],
  );
  return rows[0] ?? null;
}

/** Of rows with one key the most detailed stays; of equals, the last in the file. */
async function collectOmittedRows(client: Client, { table, partition }: Loaded): Promise<void> {
  const key = KEY[table];
  await client.query(`
    CREATE TEMP TABLE left_out ON COMMIT DROP AS
    SELECT ctid AS place, line, 'duplicate' AS reason FROM (
      SELECT ctid, line, row_number() OVER (PARTITION BY ${key} ORDER BY ${DETAIL_SCORE[table]} DESC, line DESC) AS rank
      FROM ${partition}
      WHERE ${key} IN (SELECT ${key} FROM ${partition} GROUP BY ${key} HAVING count(*) > 1)
    ) doubled WHERE rank > 1`);
  if (table !== 'known_companies') return;
  await client.query(`
    INSERT INTO left_out
    SELECT p.ctid, p.line, 'opted out' FROM ${partition} p JOIN opt_outs o USING (domain)
    WHERE p.ctid NOT IN (SELECT place FROM left_out)`);
}

async function* pagesOf(client: Client): AsyncGenerator<OmittedRows[]> {
  await client.query('DECLARE leaving CURSOR FOR SELECT line, reason FROM left_out ORDER BY line');
  for (;;) {
    const { rows } = await client.query<{ line: string; reason: OmittedRows['reason'] }>(
      `FETCH ${PAGE} FROM leaving`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line, reason }) => ({ line: Number(line), reason }));
  }
  await client.query('CLOSE leaving');
}

/**
 * Whoever opts out from now on waits until the dataset is active, and is then deleted from it as from the
 * others.
 */
async function leaveOutNewOptOuts(client: Client, { partition, datasetId }: Loaded): Promise<void> {
  await client.query('LOCK TABLE opt_outs IN SHARE MODE');
  await client.query(
    `WITH gone AS (DELETE FROM ${partition} p USING opt_outs o WHERE p.domain = o.domain RETURNING 1)
     UPDATE datasets SET rows_kept = rows_kept - (SELECT count(*) FROM gone),
                         rows_refused = rows_refused + (SELECT count(*) FROM gone) WHERE id = $1`,
    [datasetId],
  );
}

async function markReplaced(client: Client, { format, datasetId }: Loaded): Promise<void> {
  await client.query(
    `UPDATE datasets SET status = 'replaced' WHERE format = $1 AND status = 'active' AND id <> $2`,
    [format, datasetId],
  );
}

/**
 * Drops the rows of replaced datasets, which nobody reads any more. Dropping waits for every reader of any
 * dataset, such as a backup, and blocks those behind it. So it gives up soon, and the next import tries
 * again.
 */
async function dropReplaced(client: Client, { format, table }: Loaded): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM datasets WHERE format = $1 AND status = 'replaced'
     AND to_regclass('dataset_partitions.${table}_' || id) IS NOT NULL`,
    [format],
  );
  await client.query(`SET lock_timeout = '${DROP_PATIENCE}'`);
  for (const { id } of rows) {
    await client.query(`DROP TABLE dataset_partitions.${table}_${id}`).catch((error: { code?: string }) => {
      if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    });
  }
  await client.query('RESET lock_timeout');
}
