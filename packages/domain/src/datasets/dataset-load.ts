import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { jsonText } from '../database/json-text';
import {
  type Dataset,
  DATASET_COLUMNS,
  datasetOf,
  type DatasetTable,
  type LoadProgress,
  type StoredDataset,
} from './dataset';
import { ConnectionLostError, isConnectionLost } from './connection-lost';
import { finishLoad, type OmittedRows, type ReplacedDataset } from './finish-load';
import {
  companyText,
  copyStatement,
  createPartition,
  entryText,
  type LoadRow,
  partitionName,
} from './partition';
import { createSearchWords, type SearchWords } from './search-words';

/** A file to load. */
export interface LoadFile {
  format: string;
  table: DatasetTable;
  /** Whether it replaces the format's active dataset. */
  replaces: boolean;
  fileName: string;
  /** Identifies the file's content. */
  fingerprint: string;
  fileBytes: number;
  /** The file that lists rejected rows. */
  refusedFile: string;
}

/** One process loading one file. Throws `ConnectionLostError` if the server goes away. */
export interface DatasetLoad {
  /**
   * The dataset as found: `active` if the file is already loaded, otherwise with the progress to continue
   * from.
   */
  dataset: Dataset;
  /** Adds rows. They count once committed. */
  write(rows: readonly LoadRow[]): Promise<void>;
  /** Commits the rows so far, with their progress. */
  commit(progress: LoadProgress): Promise<void>;
  /**
   * Activates the loaded rows in one transaction with everything that belongs to it: rows to leave out
   * (passed to `leaveOut`, which returns the progress with them), indexes, and the end of the dataset it
   * replaces. If `leaveOut` throws, nothing of it happens.
   */
  finish(
    leaveOut: (rows: AsyncIterable<OmittedRows[]>, replaced: ReplacedDataset | null) => Promise<LoadProgress>,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Another process is importing the same file. */
export class DatasetInUseError extends Error {}

/** How long a killed process may hold its lock: the server notices within seconds. */
const LOCK_PATIENCE_MS = 15_000;

/** Starts loading a file, or finds where an earlier process stopped. */
export async function openDatasetLoad(databaseUrl: string, file: LoadFile): Promise<DatasetLoad> {
  const client = openClient(databaseUrl);
  // Computes the words of rows while other rows are being sent on the first connection.
  const searchWordsClient = openClient(databaseUrl);
  const close = async () => {
    await Promise.allSettled([client.end(), searchWordsClient.end()]);
  };
  try {
    await client.connect();
    await searchWordsClient.connect();
    // On platforms that support it, ends an import that was killed while building indexes.
    await client.query(`SET client_connection_check_interval = '2s'`).catch(() => undefined);
    await lockFile(client, file);
    return loadOf({ client, searchWordsClient, close }, file, await findOrBegin(client, file));
  } catch (error) {
    await close();
    throw error;
  }
}

function openClient(connectionString: string): Client {
  const client = new Client({
    connectionString,
    application_name: 'firmlens-import',
    options: '-c TimeZone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // A broken connection is reported where it is used.
  client.on('error', () => undefined);
  return client;
}

async function lockFile(client: Client, { format, fingerprint }: LoadFile): Promise<void> {
  for (const until = Date.now() + LOCK_PATIENCE_MS; ; await delay(250)) {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(dataset_lock($1, $2)) AS locked',
      [format, fingerprint],
    );
    if (rows[0]?.locked === true) return;
    if (Date.now() > until) throw new DatasetInUseError('another process is importing this file');
  }
}

async function findOrBegin(client: Client, file: LoadFile): Promise<Dataset> {
  const { format, table, fileName, fingerprint, fileBytes, refusedFile } = file;
  await client.query('BEGIN');
  // A replaced dataset may be imported again, so what is left of it is identified by its id.
  await client.query(
    `UPDATE datasets SET fingerprint = fingerprint || ' ' || id
     WHERE format = $1 AND fingerprint = $2 AND status = 'replaced'`,
    [format, fingerprint],
  );
  const { rows: started } = await client.query<{ id: number }>(
    `INSERT INTO datasets (format, file_name, fingerprint, file_bytes, refused_file) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING id`,
    [format, fileName, fingerprint, fileBytes, refusedFile],
  );
  if (started[0] !== undefined) await client.query(createPartition(table, started[0].id));
  const { rows } = await client.query<StoredDataset>(
    `SELECT ${DATASET_COLUMNS} FROM datasets WHERE format = $1 AND fingerprint = $2`,
    [format, fingerprint],
  );
  await client.query('COMMIT');
  if (rows[0] === undefined) throw new Error('the dataset was removed');
  return datasetOf(rows[0]);
}

interface Connections {
  client: Client;
  searchWordsClient: Client;
  close: () => Promise<void>;
}

function loadOf(
  { client, searchWordsClient, close }: Connections,
  file: LoadFile,
  dataset: Dataset,
): DatasetLoad {
  const { table } = file;
  const words = createSearchWords(searchWordsClient);
  let copy: { stream: CopyStreamQuery; ended: Promise<void>; failure: Error | null } | null = null;

  async function begin(): Promise<NonNullable<typeof copy>> {
    await client.query('BEGIN');
    const stream = client.query(copyFrom(copyStatement(table, dataset.id)));
    const ended = finished(stream);
    // `write` and `end` await it.
    ended.catch(() => undefined);
    const started: NonNullable<typeof copy> = { stream, ended, failure: null };
    stream.once('error', (error) => (started.failure = error));
    return started;
  }

  /**
   * Throws the error of a failed COPY. After a failure the stream has no connection, and using it throws a
   * TypeError.
   */
  function checkNotFailed({ failure }: NonNullable<typeof copy>): void {
    if (failure !== null) throw failure;
  }

  async function end(): Promise<void> {
    if (copy === null) await client.query('BEGIN');
    else {
      checkNotFailed(copy);
      copy.stream.end();
      await copy.ended;
    }
    copy = null;
  }

  async function write(rows: readonly LoadRow[]): Promise<void> {
    const text = await textOf(rows, words);
    copy ??= await begin();
    checkNotFailed(copy);
    const { stream, ended } = copy;
    if (!stream.write(Buffer.from(text))) await Promise.race([once(stream, 'drain'), ended]);
  }

  async function commit(progress: LoadProgress): Promise<void> {
    await end();
    await storeProgress(client, dataset.id, progress);
    await client.query('COMMIT');
  }

  return {
    dataset,
    write: async (rows) => (rows.length === 0 ? undefined : connected(() => write(rows))),
    commit: (progress) => connected(() => commit(progress)),
    finish: (leaveOut) =>
      connected(() =>
        finishLoad(
          client,
          { ...file, datasetId: dataset.id, partition: partitionName(table, dataset.id) },
          async (rows, replaced) => storeProgress(client, dataset.id, await leaveOut(rows, replaced)),
        ),
      ),
    close,
  };
}

/** Converts the loss of the connection to `ConnectionLostError`. */
async function connected<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isConnectionLost(error) ? new ConnectionLostError('the connection to PostgreSQL was lost') : error;
  }
}

async function textOf(rows: readonly LoadRow[], words: SearchWords): Promise<string> {
  const search = await words.of(rows.flatMap(({ row }) => ('domain' in row ? [row] : [])));
  // All rows of a file are of one kind.
  return rows
    .map(({ row, line }, at) =>
      'domain' in row ? companyText(row, search[at] ?? '', line) : entryText(row, line),
    )
    .join('');
}

async function storeProgress(client: Client, datasetId: number, progress: LoadProgress): Promise<void> {
  const { position, lines, rowsRead, rowsKept, rowsRefused, refusals, refusedBytes, readShare } = progress;
  await client.query(
    `UPDATE datasets SET position = $2, lines = $3, rows_read = $4, rows_kept = $5, rows_refused = $6, refusals = $7,
                         refused_bytes = $8, read_share = $9 WHERE id = $1`,
    [
      datasetId,
      position,
      lines,
      rowsRead,
      rowsKept,
      rowsRefused,
      jsonText(refusals),
      refusedBytes,
      readShare,
    ],
  );
}
