/** The process of one round: writes pages of requests, and prints what a row costs it and PostgreSQL. */
import { openDatabase, type RequestEntry, writeRequests } from '@firmlens/domain';
import { Client } from 'pg';
import { processorMs } from '../compare/processor-time';

const PAGE = 500;
const ACCOUNTS = 20;
/** Pages before the measurement, because an API has written others before. */
const WARM_UP_PAGES = 20;

/** What one round did. Times are of the processor. */
export interface WritingCost {
  rows: number;
  seconds: number;
  processMs: number;
  postgresMs: number;
}

function pageOfRequests(): RequestEntry[] {
  return Array.from({ length: PAGE }, (_, index) => ({
    requestedAt: new Date(),
    accountId: (index % ACCOUNTS) + 1,
    keySeries: (index % ACCOUNTS) + 1,
    endpoint: `/company/company-${index}.com`,
    route: '/company/{domain}',
    method: 'GET',
    status: 200,
    durationMs: index / 100,
    errorMessage: null,
    batchId: null,
    credits: 0,
  }));
}

const url = process.env['DATABASE_URL'] ?? '';

/** A connection to PostgreSQL that writes pages. */
interface Writer {
  /** PostgreSQL's process. */
  pid: number;
  write: (entries: readonly RequestEntry[]) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The floor: one INSERT into a table with the same columns and indexes, which counts nothing and may count twice. */
async function openFloor(): Promise<Writer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return {
    pid: rows[0]?.pid ?? 0,
    write: (entries) =>
      client.query({
        name: 'insert',
        text: `INSERT INTO floor_requests (requested_at, account_id, key_series, endpoint, method, response_status,
                                           response_time_ms, error_message, batch_id, credits)
               SELECT * FROM unnest($1::timestamptz[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[],
                                    $7::real[], $8::text[], $9::text[], $10::int[])`,
        values: [
          entries.map(({ requestedAt }) => requestedAt),
          entries.map(({ accountId }) => accountId),
          entries.map(({ keySeries }) => keySeries),
          entries.map(({ endpoint }) => endpoint),
          entries.map(({ method }) => method),
          entries.map(({ status }) => status),
          entries.map(({ durationMs }) => durationMs),
          entries.map(({ errorMessage }) => errorMessage),
          entries.map(({ batchId }) => batchId),
          entries.map(({ credits }) => credits),
        ],
      }),
    close: () => client.end(),
  };
}

async function openHistory(): Promise<Writer> {
  const db = openDatabase({ url, poolSize: 1, statementTimeoutMs: 10_000 });
  const [{ pid = 0 } = {}] = await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return { pid, write: (entries) => writeRequests(db, entries), close: () => db.$disconnect() };
}

async function main([what = '', seconds = '']: readonly string[]): Promise<void> {
  const { pid, write, close } = await (what === 'floor' ? openFloor() : openHistory());
  for (let page = 0; page < WARM_UP_PAGES; page += 1) await write(pageOfRequests());
  const before = [await processorMs(process.pid), await processorMs(pid)] as const;
  const start = performance.now();
  const end = start + Number(seconds) * 1_000;
  let rows = 0;
  for (; performance.now() < end; rows += PAGE) await write(pageOfRequests());
  const cost: WritingCost = {
    rows,
    seconds: (performance.now() - start) / 1_000,
    processMs: (await processorMs(process.pid)) - before[0],
    postgresMs: (await processorMs(pid)) - before[1],
  };
  process.stdout.write(JSON.stringify(cost));
  await close();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
