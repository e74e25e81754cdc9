import { setTimeout as delay } from 'node:timers/promises';
import { type Database, searchSignals } from '@firmlens/domain';
import type { Client } from 'pg';
import { explainStatements, plansIn } from './explained-plans';
import { withScratchDatabase } from './scratch-database';
import { EVERYTHING, type Search, SEARCHES } from './signal-searches';
import { timeCalls } from './signals-over-http';
import { loadSignals } from './signals-on-file';

/** `BENCH_SIGNALS` lowers the number. */
const SIGNALS = Number(process.env['BENCH_SIGNALS'] ?? 5_000_000);
const ROUNDS = 150;
const WARM_UP_ROUNDS = 10;
const LIMIT = 20;
/** Searches with printed plans. */
const EXPLAINED = [
  'no filter',
  'type',
  'countries, 50',
  'country and industry',
  'many of either, none of both',
];

/**
 * Measures pages of signals among five million stored ones: with each filter, with several, and without a
 * filter in the same round. Prints PostgreSQL's plans too.
 */
export async function benchSignals(print: (line: string) => void): Promise<void> {
  await withScratchDatabase(async ({ url, folder, client, db, open, log }) => {
    const started = performance.now();
    await loadSignals(client, SIGNALS);
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    print(`${SIGNALS.toLocaleString('en')} signals made in ${seconds} s; ${await sizes(client)}\n`);
    const times = await timeSearches(db);
    const overHttp = await timeCalls(db, url, folder);
    printTimes(print, new Map([...times, ...overHttp]));
    await explainStatements(client);
    for (const search of SEARCHES.filter(({ what }) => EXPLAINED.includes(what))) {
      const explained = open();
      // PostgreSQL decides on a cached plan at the sixth execution.
      for (let call = 0; call < 6; call += 1) await run(explained, search, 0);
      await explained.$disconnect();
      // The log lines arrive slightly later.
      await delay(500);
      print(`\nPlan of a search with ${search.what}:\n`);
      for (const line of plansIn(log, 'SELECT s.id').at(-1) ?? []) print(`    ${line}`);
    }
  });
}

async function run(db: Database, { filters, deep }: Search, call: number): Promise<void> {
  const page = { limit: LIMIT, after: deep ?? null };
  await searchSignals(db, { ...EVERYTHING, ...filters(call) }, page);
}

/** Measures the kinds of search in ms, one of each in every round. */
async function timeSearches(db: Database): Promise<Map<string, number[]>> {
  const times = new Map(SEARCHES.map(({ what }) => [what, [] as number[]]));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const search of SEARCHES) {
      const started = performance.now();
      await run(db, search, round + WARM_UP_ROUNDS);
      if (round >= 0) times.get(search.what)?.push(performance.now() - started);
    }
  }
  return times;
}

/** Prints a row for each kind. The first is the baseline. */
function printTimes(print: (line: string) => void, times: ReadonlyMap<string, readonly number[]>): void {
  print('| search | median, ms | p99, ms | max, ms | median to that of no filter |');
  print('| --- | --- | --- | --- | --- |');
  const quantileOf = (ms: readonly number[], share: number) =>
    ms.toSorted((a, b) => a - b)[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? NaN;
  const [floor = []] = times.values();
  for (const [what, ms] of times) {
    const figures = [0.5, 0.99, 1].map((share) => quantileOf(ms, share).toFixed(1));
    print(
      `| ${what} | ${figures.join(' | ')} | ${(quantileOf(ms, 0.5) / quantileOf(floor, 0.5)).toFixed(1)} |`,
    );
  }
}

async function sizes(client: Client): Promise<string> {
  const { rows } = await client.query<{ rows: string; indexes: string }>(
    `SELECT pg_size_pretty(sum(pg_table_size(t))) AS rows, pg_size_pretty(sum(pg_indexes_size(t))) AS indexes
     FROM unnest(ARRAY['signals', 'signal_industries']::regclass[]) t`,
  );
  return `${rows[0]?.rows} of rows and ${rows[0]?.indexes} of indexes on disk`;
}
