import type { CompanyProfile } from '@firmlens/contract';
import { type Database, openSimilarCompanySearch } from '@firmlens/domain';
import type { Client } from 'pg';
import { type Kind, KINDS, loadCompanies, enrichedCompanies } from './companies-on-file';
import { explainStatements, plansIn } from './explained-plans';
import { withScratchDatabase } from './scratch-database';
import { WRITTEN_COMPANIES } from './language-model-companies';

/** `BENCH_COMPANIES` lowers the number. */
const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 1_000_000);
const LOOK_UPS_PER_KIND = 120;
const BASELINE_READS = 300;
const ROWS = 25;
/** Companies with printed similar companies, two of each. */
const PRINTED_COMPANIES = ['Palletone', 'Facturix', 'Phishnet', 'Clinistream', 'Dealwise'];

interface LookUp {
  kind: Kind;
  company: CompanyProfile;
  ms: number;
}

/**
 * Measures look-ups of similar companies among a million stored ones, by what is known about the company,
 * compared with reading as many rows by key. Prints PostgreSQL's plans, and results to be read.
 */
export async function benchSimilarCompanies(print: (line: string) => void): Promise<void> {
  await withScratchDatabase(async ({ client, db, open, log }) => {
    const started = performance.now();
    await loadCompanies(client, COMPANIES);
    print(
      `${COMPANIES.toLocaleString('en')} companies loaded in ${seconds(started)} s; ${await sizes(client)}\n`,
    );

    const lookUps = await timeLookUps(db);
    const baseline = await timeReads(db);
    printTimes(print, lookUps, baseline);

    const [typical, worst] = [medianLookUp(lookUps), lookUps.reduce((a, b) => (b.ms > a.ms ? b : a))];
    await explainStatements(client);
    for (const [what, lookUp] of Object.entries({ typical, worst })) {
      print(`\nPlan of a ${what} look-up (${lookUp.kind}, ${lookUp.ms.toFixed(1)} ms then):\n`);
      const explained = open();
      log.length = 0;
      await openSimilarCompanySearch(explained)(lookUp.company);
      await explained.$disconnect();
      for (const line of plansIn(log, 'WITH found').flat()) print(`    ${line}`);
    }

    print('\nTen results, to be read:\n');
    const find = openSimilarCompanySearch(db);
    for (const company of WRITTEN_COMPANIES.filter(({ name }) => PRINTED_COMPANIES.includes(name ?? ''))) {
      print(`${company.name}: ${company.description}`);
      for (const { name, similarity, description, reason } of (await find(company)).slice(0, 2)) {
        print(`  ${similarity.toFixed(2)} ${name}: ${description ?? '(no description)'}\n       ${reason}`);
      }
    }
  });
}

async function timeLookUps(db: Database): Promise<LookUp[]> {
  const find = openSimilarCompanySearch(db);
  for (let index = 0; index < 20; index += 1) {
    for (const kind of KINDS) await find(enrichedCompanies(kind, 1_000 + index));
  }
  const lookUps: LookUp[] = [];
  for (let index = 0; index < LOOK_UPS_PER_KIND; index += 1) {
    for (const kind of KINDS) {
      const company = enrichedCompanies(kind, index);
      const started = performance.now();
      await find(company);
      lookUps.push({ kind, company, ms: performance.now() - started });
    }
  }
  return lookUps;
}

/** Measures reads of as many rows as a look-up returns, by key. */
async function timeReads(db: Database): Promise<number[]> {
  const rows = await db.$queryRaw<{ domain: string }[]>`
    SELECT domain FROM known_companies TABLESAMPLE SYSTEM (2) WHERE dataset_id = 1 ORDER BY md5(domain)
    LIMIT ${BASELINE_READS * ROWS}::int`;
  const times: number[] = [];
  for (let start = 0; start + ROWS <= rows.length; start += ROWS) {
    const domains = rows.slice(start, start + ROWS).map(({ domain }) => domain);
    const started = performance.now();
    await db.$queryRaw`
      SELECT domain, name, description, industries, country_code, city, employee_range FROM known_companies
      WHERE dataset_id = 1 AND domain = ANY (${domains}::text[])`;
    times.push(performance.now() - started);
  }
  return times;
}

function printTimes(
  print: (line: string) => void,
  lookUps: readonly LookUp[],
  baseline: readonly number[],
): void {
  const line = (what: string, times: readonly number[]) => {
    const sorted = [...times].sort((a, b) => a - b);
    const quantileOf = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
    print(`| ${what} | ${times.length} | ${quantileOf(0.5)} | ${quantileOf(0.99)} | ${quantileOf(1)} |`);
  };
  print('| | number | median, ms | p99, ms | max, ms |\n| --- | --- | --- | --- | --- |');
  const timesOf = (some: readonly LookUp[]) => some.map(({ ms }) => ms);
  line('all look-ups', timesOf(lookUps));
  for (const kind of KINDS) line(kind, timesOf(lookUps.filter((lookUp) => lookUp.kind === kind)));
  line(`floor: ${ROWS} rows by key`, baseline);
}

function medianLookUp(lookUps: readonly LookUp[]): LookUp {
  const sorted = [...lookUps].sort((a, b) => a.ms - b.ms);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('nothing was looked up');
  return found;
}

async function sizes(client: Client): Promise<string> {
  const { rows } = await client.query<{ table: string; index: string }>(
    `SELECT pg_size_pretty(pg_total_relation_size('dataset_partitions.generated')) AS table,
            pg_size_pretty(pg_relation_size('dataset_partitions.generated_search_idx')) AS index`,
  );
  return `${rows[0]?.table} on disk, of which ${rows[0]?.index} the index of words`;
}

const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(0);
