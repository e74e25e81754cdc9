/** The process of one round: writes pages of requests, and prints what a row costs it and PostgreSQL. */
import { openDatabase, type RequestEntry, writeRequests } from '@firmlens/domain';
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

const db = openDatabase({ url: process.env['DATABASE_URL'] ?? '', poolSize: 1, statementTimeoutMs: 10_000 });

/** The floor: one INSERT into a table with the same columns and indexes, which counts nothing and may count twice. */
async function insertPage(entries: readonly RequestEntry[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO floor_requests (requested_at, account_id, key_series, endpoint, method, response_status,
                                response_time_ms, error_message, batch_id, credits)
    SELECT * FROM unnest(
      ${entries.map(({ requestedAt }) => requestedAt)}::timestamptz[],
      ${entries.map(({ accountId }) => accountId)}::int[], ${entries.map(({ keySeries }) => keySeries)}::int[],
      ${entries.map(({ endpoint }) => endpoint)}::text[], ${entries.map(({ method }) => method)}::text[],
      ${entries.map(({ status }) => status)}::int[], ${entries.map(({ durationMs }) => durationMs)}::real[],
      ${entries.map(({ errorMessage }) => errorMessage)}::text[], ${entries.map(({ batchId }) => batchId)}::text[],
      ${entries.map(({ credits }) => credits)}::int[])`;
}

async function main([what = '', seconds = '']: readonly string[]): Promise<void> {
  const write =
    what === 'floor' ? insertPage : (entries: readonly RequestEntry[]) => writeRequests(db, entries);
  const [{ pid = 0 } = {}] = await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
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
  await db.$disconnect();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
