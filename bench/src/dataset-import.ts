import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '@firmlens/domain';
import { startPostgres } from '@firmlens/embedded';
import { Client } from 'pg';
import { writeCopyFile, writeDatasetFile } from './dataset-files';
import { adminEnvironment, importFile, removeDataset, startImport } from './imports/admin-command';
import { plainCopy } from './imports/plain-copy';

/** `BENCH_COMPANIES` lowers the number. */
const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 1_000_000);
const CORRUPT_ROWS = 1_000;
const CHECK_EVERY_MS = 100;

/**
 * Imports a generated file of a million companies, and compares it with a plain `COPY` of the rows into a
 * table without indexes. The import reads, checks and cleans each row, creates the search terms and builds
 * indexes.
 */
export async function benchDatasetImport(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'servers') });
  const client = new Client({ connectionString: postgres.url });
  try {
    await migrate(postgres.url);
    await client.connect();
    const [file, corruptFile, copy] = ['companies.jsonl', 'corrupt.jsonl', 'companies.copy'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    await writeDatasetFile(file, { companies: COMPANIES, corruptRows: 0 });
    await writeDatasetFile(corruptFile, { companies: COMPANIES, corruptRows: CORRUPT_ROWS });
    await writeCopyFile(copy, COMPANIES);
    print(`${COMPANIES.toLocaleString('en')} companies, ${mib((await stat(file)).size)} MiB of JSON lines\n`);

    const baseline = await plainCopy(client, copy);
    print(`plain COPY: ${baseline.toFixed(1)} s, ${perSecond(COMPANIES, baseline)} rows/s`);
    const environment = adminEnvironment(postgres.url, folder);
    const fullImport = await importFile(file, environment);
    const loading = Number(fullImport.result['rows_per_second']);
    print(
      `import: ${fullImport.seconds.toFixed(1)} s, ${perSecond(COMPANIES, fullImport.seconds)} rows/s with indexes ` +
        `(${loading.toLocaleString('en')} rows/s while loading); ratio ${(fullImport.seconds / baseline).toFixed(1)}; ` +
        `peak memory of its process ${fullImport.peakMiB ?? 'unknown'} MiB`,
    );
    print(`on disk: ${await sizes(client)}`);

    await removeDataset(fullImport, environment);
    const killedAfter = await killInTheMiddle(client, file, environment);
    const resumed = await importFile(file, environment);
    print(
      `killed (SIGKILL) after ${killedAfter.toLocaleString('en')} rows, resumed after line ` +
        `${Number(resumed.result['resumed_after_line']).toLocaleString('en')}; ${await rowCounts(client)}`,
    );

    const { result } = await importFile(corruptFile, environment);
    print(
      `\n${CORRUPT_ROWS} corrupt rows: ${String(result['rows_kept'])} kept, ${String(result['rows_refused'])} refused`,
    );
    for (const kind of ['refused', 'kept_without']) {
      for (const { reason, count, first_lines: lines } of result[kind] as Refused[]) {
        print(
          `  ${kind === 'refused' ? 'refused' : 'kept without'}: ${reason}: ${count}, lines ${lines.join(', ')} …`,
        );
      }
    }
    const listed = (await readFile(String(result['refused_file']), 'utf8')).trim().split('\n').length - 1;
    print(`  listed with line and reason in FILE.refused.csv: ${listed}`);
  } finally {
    await client.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Refused {
  reason: string;
  count: number;
  first_lines: number[];
}

/** Kills an import once half of its rows are committed. Returns how many were. */
async function killInTheMiddle(client: Client, file: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = startImport(file, env);
  child.stdout?.resume();
  child.stderr?.resume();
  const ended = once(child, 'exit');
  for (;;) {
    const { rows } = await client.query<{ read: string }>(
      `SELECT rows_read AS read FROM datasets WHERE status = 'loading'`,
    );
    const read = Number(rows[0]?.read ?? 0);
    if (read >= COMPANIES / 2) {
      child.kill('SIGKILL');
      await ended;
      return read;
    }
    await delay(CHECK_EVERY_MS);
  }
}

async function rowCounts(client: Client): Promise<string> {
  const { rows } = await client.query<{ all: string; different: string }>(
    'SELECT count(*) AS all, count(DISTINCT domain) AS different FROM known_companies WHERE dataset_id > 0',
  );
  return `${rows[0]?.all} rows in force, ${rows[0]?.different} different domains`;
}

async function sizes(client: Client): Promise<string> {
  const { rows } = await client.query<{ rows: string; indexes: string }>(
    `SELECT sum(pg_table_size(inhrelid)) AS rows, sum(pg_indexes_size(inhrelid)) AS indexes FROM pg_inherits
     WHERE inhparent = 'known_companies'::regclass`,
  );
  return `rows ${mib(Number(rows[0]?.rows))} MiB, indexes ${mib(Number(rows[0]?.indexes))} MiB`;
}

const mib = (bytes: number) => Math.round(bytes / 1024 / 1024).toLocaleString('en');
const perSecond = (rows: number, seconds: number) => Math.round(rows / seconds).toLocaleString('en');
