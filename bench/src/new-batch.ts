import { type ApiService, type BenchAccount, startApiService } from './api/api-service';
import { startFloorProcess } from './api/floor-process';
import { httpSide } from './api/http-side';
import { type Comparison, compare } from './compare/compare';
import { printComparison } from './compare/print';
import { saveResults } from './compare/results';
import { countRoundTrips } from './compare/round-trips';
import { secondsOfLoad } from './load';

const SECONDS = secondsOfLoad(4);
const ACCOUNTS = 1_000;
const FLOOR_TABLES = [
  'CREATE TABLE floor_accounts (id int PRIMARY KEY, balance int NOT NULL)',
  'CREATE TABLE floor_batches (id text PRIMARY KEY, account_id int NOT NULL, domain text NOT NULL)',
  'CREATE TABLE floor_ledger (id bigserial PRIMARY KEY, account_id int, amount int, balance int, batch_id text)',
  'CREATE TABLE floor_outbox (batch_id text PRIMARY KEY)',
  `INSERT INTO floor_accounts SELECT id, 2000000000 FROM generate_series(1, ${ACCOUNTS}) AS id`,
];

/**
 * Measures orders of new batches, by a thousand accounts and by one, beside Express that makes the same changes with
 * one statement.
 */
export async function benchNewBatch(print: (line: string) => void): Promise<void> {
  const service = await startApiService();
  const results: Comparison[] = [];
  try {
    for (const statement of FLOOR_TABLES) await service.db.$executeRawUnsafe(statement);
    const accounts: BenchAccount[] = [];
    for (let index = 0; index < ACCOUNTS; index += 1) {
      accounts.push(await service.openAccount(`bench-${index}`));
    }
    await service.db.$executeRaw`UPDATE accounts SET balance = 2000000000`;
    const hot = accounts.slice(0, 1);
    results.push(await measureOrders(service, `new batch, ${ACCOUNTS} accounts`, accounts, 0.8));
    results.push(await measureOrders(service, 'new batch, one account', hot, 0.75));
  } finally {
    await service.stop();
  }
  printComparison(results, print);
  await saveResults('new-batch', results);
}

async function measureOrders(
  { baseUrl, pid, databaseUrl, counted }: ApiService,
  name: string,
  accounts: readonly BenchAccount[],
  rate: number,
): Promise<Comparison> {
  let made = 0;
  const nextDomain = () => `${name.replace(/\W+/g, '-')}-${(made += 1)}.com`;
  const nextAccount = () => accounts[made % accounts.length] as BenchAccount;
  const order = () => {
    const { apiKey } = nextAccount();
    return { path: `/api/v1/company/${nextDomain()}`, headers: { 'x-api-key': apiKey } };
  };
  const floor = await startFloorProcess('batch-floor.js', { DATABASE_URL: databaseUrl });
  try {
    const roundTrips = await countRoundTrips(counted, async () => {
      const { path, headers } = order();
      const response = await fetch(new URL(path, counted.baseUrl), { headers });
      if (response.status !== 202) throw new Error(`${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
    });
    return await compare({
      name,
      floor: httpSide('Express, one statement', floor.pid, floor.baseUrl, {
        seconds: SECONDS,
        status: 202,
        next: () => ({ path: `/order/${(made % accounts.length) + 1}/${nextDomain()}`, headers: {} }),
      }),
      real: httpSide('GET /company/{domain}', pid, baseUrl, { seconds: SECONDS, status: 202, next: order }),
      goal: { rate },
      roundTrips,
    });
  } finally {
    floor.stop();
  }
}
