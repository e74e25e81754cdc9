import { setTimeout as delay } from 'node:timers/promises';
import { type Database, searchSignals } from '@firmlens/domain';
import type { Client } from 'pg';
import { explainStatements, plansIn } from './explained-plans';
import { withScratchDatabase } from './scratch-database';
import { EVERYTHING, type Search, SEARCHES } from './signal-searches';
import { timeCalls } from './signals-over-http';
import { loadSignals } from './signals-on-file';

/** `BENCH_SIGNALS` asks for fewer. */
const SIGNALS = Number(process.env['BENCH_SIGNALS'] ?? 5_000_000);
const ROUNDS = 150;
const WARMING = 10;
const LIMIT = 20;
/** Searches whose plans are printed. */
const EXPLAINED = [
  'no filter',
  'type',
  'countries, 50',
  'country and industry',
  'many of either, none of both',
];

/**
 * Pages of signals among five million on file: what one takes with each filter and with several, beside one without a
 * filter in the same round; and how PostgreSQL goes about it.
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
      // The server makes the plan that it keeps at the sixth time.
      for (let call = 0; call < 6; call += 1) await run(explained, search, 0);
      await explained.$disconnect();
      // What it writes arrives a little later.
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

/** Times in ms by kind of search, one of each in every round. */
async function timeSearches(db: Database): Promise<Map<string, number[]>> {
  const times = new Map(SEARCHES.map(({ what }) => [what, [] as number[]]));
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    for (const search of SEARCHES) {
      const started = performance.now();
      await run(db, search, round + WARMING);
      if (round >= 0) times.get(search.what)?.push(performance.now() - started);
    }
  }
  return times;
}

/** A row for each kind; the first is the floor. */
function printTimes(print: (line: string) => void, times: ReadonlyMap<string, readonly number[]>): void {
  print('| search | median, ms | p99, ms | max, ms | median to that of no filter |');
  print('| --- | --- | --- | --- | --- |');
  const at = (ms: readonly number[], share: number) =>
    ms.toSorted((a, b) => a - b)[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? NaN;
  const [floor = []] = times.values();
  for (const [what, ms] of times) {
    const figures = [0.5, 0.99, 1].map((share) => at(ms, share).toFixed(1));
    print(`| ${what} | ${figures.join(' | ')} | ${(at(ms, 0.5) / at(floor, 0.5)).toFixed(1)} |`);
  }
}

async function sizes(client: Client): Promise<string> {
  const { rows } = await client.query<{ rows: string; indexes: string }>(
    `SELECT pg_size_pretty(sum(pg_table_size(t))) AS rows, pg_size_pretty(sum(pg_indexes_size(t))) AS indexes
     FROM unnest(ARRAY['signals', 'signal_industries']::regclass[]) t`,
  );
  return `${rows[0]?.rows} of rows and ${rows[0]?.indexes} of indexes on disk`;
}
