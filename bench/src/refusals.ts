import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@firmlens/domain';
import { type ApiService, startApiService } from './api/api-service';
import { type FloorProcess, startFloorProcess } from './api/floor-process';
import { httpSide } from './api/http-side';
import { type Comparison, compare } from './compare/compare';
import { type Figure, printFigures } from './compare/figures';
import { printComparison } from './compare/print';
import { saveResults } from './compare/results';
import { countRoundTrips } from './compare/round-trips';
import { secondsOfLoad } from './load';

const SECONDS = secondsOfLoad(2);
/** Refusals after which dead rows are counted, and how many of them are under way at once. */
const COUNTED = 960;
const HERD = 32;
/** PostgreSQL's processes report what they did at most this long after it, if they then have nothing to do. */
const STATISTICS_MS = 11_000;
const FLOOR_TABLES = [
  'CREATE TABLE floor_accounts (id int PRIMARY KEY, balance int NOT NULL)',
  'CREATE TABLE floor_running (id text PRIMARY KEY, domain text NOT NULL UNIQUE)',
  'CREATE TABLE floor_cooldowns (domain text PRIMARY KEY, until timestamptz NOT NULL)',
  'INSERT INTO floor_accounts VALUES (1, 2000000000), (2, 0)',
  `INSERT INTO floor_running VALUES ('batch', 'running.com')`,
  `INSERT INTO floor_cooldowns VALUES ('cooling.com', now() + interval '1 day')`,
];

/** A request that is refused every time. */
interface Refusal {
  name: string;
  status: number;
  domain: string;
  apiKey: string;
  /** The account at the floor; null if the floor knows no such refusal. */
  floorAccount: number | null;
}

/** Prepares the domains and accounts, and returns what is refused. */
async function prepareRefusals({ db, baseUrl, openAccount }: ApiService): Promise<Refusal[]> {
  for (const statement of FLOOR_TABLES) await db.$executeRawUnsafe(statement);
  const { apiKey } = await openAccount('bench');
  const poor = await openAccount('poor');
  await db.account.update({ where: { id: poor.accountId }, data: { balance: 0 } });
  await db.company.create({ data: { domain: 'cooling.com', noDataAt: new Date() } });
  const busy = await openAccount('busy');
  await db.account.update({ where: { id: busy.accountId }, data: { concurrentLimit: 1 } });
  const order = async (domain: string, key: string) => {
    const ordered = await fetch(`${baseUrl}/company/${domain}`, { headers: { 'x-api-key': key } });
    if (ordered.status !== 202) throw new Error(`${ordered.status}: ${await ordered.text()}`);
  };
  await order('running.com', apiKey);
  await order('busy.com', busy.apiKey);
  return [
    { name: 'a batch of the domain runs', status: 409, domain: 'running.com', apiKey, floorAccount: 1 },
    { name: 'the domain is cooling down', status: 409, domain: 'cooling.com', apiKey, floorAccount: 1 },
    { name: 'no credits', status: 402, domain: 'new.com', apiKey: poor.apiKey, floorAccount: 2 },
    { name: 'as many run as may', status: 429, domain: 'new.com', apiKey: busy.apiKey, floorAccount: null },
  ];
}

/**
 * Measures a herd of refused requests for one company beside Express with the single conditional statement, and counts
 * the dead rows that refusals leave: none, where reading is enough to refuse.
 */
export async function benchRefusals(print: (line: string) => void): Promise<void> {
  const service = await startApiService();
  const comparisons: Comparison[] = [];
  const figures: Figure[] = [];
  try {
    const refusals = await prepareRefusals(service);
    const floor = await startFloorProcess('refusal-floor.js', { DATABASE_URL: service.databaseUrl });
    try {
      for (const refusal of refusals) {
        const { floorAccount } = refusal;
        if (floorAccount !== null) {
          comparisons.push(await measureRefusal(service, floor, { ...refusal, floorAccount }));
        }
      }
    } finally {
      floor.stop();
    }
    let before = await rowsByTable(service.db);
    for (const refusal of refusals) {
      await refuseMany(service, refusal);
      const after = await rowsByTable(service.db);
      figures.push(...deadRows(refusal, before, after));
      before = after;
    }
  } finally {
    await service.stop();
  }
  printComparison(comparisons, print);
  print('');
  printFigures(figures, print);
  await saveResults('refusals', comparisons, figures);
}

async function refuseOnce(baseUrl: string, { domain, apiKey, status }: Refusal): Promise<void> {
  const response = await fetch(`${baseUrl}/company/${domain}`, { headers: { 'x-api-key': apiKey } });
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.status}: ${text}`);
}

async function measureRefusal(
  { baseUrl, pid, counted }: ApiService,
  floor: FloorProcess,
  refusal: Refusal & { floorAccount: number },
): Promise<Comparison> {
  const { name, status, domain, apiKey, floorAccount } = refusal;
  const roundTrips = await countRoundTrips(counted, () => refuseOnce(counted.baseUrl, refusal));
  return compare({
    name: `${status}: ${name}`,
    floor: httpSide('Express, one statement', floor.pid, `${floor.baseUrl}/order/${floorAccount}/${domain}`, {
      seconds: SECONDS,
      status,
    }),
    real: httpSide('GET /company/{domain}', pid, `${baseUrl}/company/${domain}`, {
      seconds: SECONDS,
      status,
      headers: { 'x-api-key': apiKey },
    }),
    goal: {},
    roundTrips,
  });
}

/** What became of a table's rows so far. */
interface Rows {
  dead: number;
  replaced: number;
}

async function rowsByTable(db: Database): Promise<Map<string, Rows>> {
  await delay(STATISTICS_MS);
  const rows = await db.$queryRaw<(Rows & { relname: string })[]>`
    SELECT relname, n_dead_tup::int AS dead, (n_tup_upd + n_tup_del)::int AS replaced FROM pg_stat_user_tables`;
  return new Map(rows.map(({ relname, ...counts }) => [relname, counts]));
}

async function refuseMany({ baseUrl }: ApiService, refusal: Refusal): Promise<void> {
  for (let sent = 0; sent < COUNTED; sent += HERD) {
    await Promise.all(Array.from({ length: HERD }, () => refuseOnce(baseUrl, refusal)));
  }
}

/** Counts the dead rows that refusals left, apart from those of the history of requests. */
function deadRows(
  refusal: Refusal,
  before: ReadonlyMap<string, Rows>,
  after: ReadonlyMap<string, Rows>,
): Figure[] {
  const shareOf = (isCounted: (table: string) => boolean) => {
    let left = 0;
    for (const [table, { dead, replaced }] of after) {
      const earlier = before.get(table) ?? { dead: 0, replaced: 0 };
      // PostgreSQL may have removed dead rows meanwhile, but not forgotten that they were replaced or deleted.
      if (isCounted(table)) left += Math.max(dead - earlier.dead, replaced - earlier.replaced);
    }
    return left / COUNTED;
  };
  const isOfHistory = (table: string) => table === 'usage_days';
  const unit = 'dead rows a refusal';
  const name = `${refusal.status}: ${refusal.name}`;
  return [
    { name, value: shareOf((table) => !isOfHistory(table)), unit, goal: 0 },
    { name: `${name}, the history's counts by day`, value: shareOf(isOfHistory), unit, goal: null },
  ];
}
