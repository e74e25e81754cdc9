import type { Client } from 'pg';
import { type Comparison, compare } from '../compare/compare';
import { printComparison } from '../compare/print';
import { saveResults } from '../compare/results';
import { withScratchDatabase } from '../scratch-database';
import { OPERATIONS } from './operations';
import { type ServiceOfSize, startServiceOfSize } from './service-of-size';

/** `BENCH_COMPANIES` lowers the largest number. */
const LARGEST = Number(process.env['BENCH_COMPANIES'] ?? 5_000_000);
const SIZES = [10_000, Math.ceil(LARGEST / 5), LARGEST];
/** The most that an operation may take, as a multiple of what it takes with the fewest companies. */
const GOAL = { p50: 1.25 };
const COMPUTED_FOR = 100_000_000;
const TABLES = [
  ...[
    'companies',
    'company_modules',
    'evidence',
    'batches',
    'ledger_entries',
    'signals',
    'signal_industries',
  ],
  'dataset_partitions.generated',
];

/**
 * Measures what customers wait for with ten thousand, a million and five million companies on file, each beside itself
 * with ten thousand. Prints the bytes of a row of each table.
 */
export async function benchGrowth(print: (line: string) => void): Promise<void> {
  await withScratchDatabase(async ({ url, folder }) => {
    const services: ServiceOfSize[] = [];
    try {
      for (const size of SIZES) {
        const started = performance.now();
        services.push(await startServiceOfSize(url, folder, size));
        const seconds = Math.round((performance.now() - started) / 1_000);
        print(`${size.toLocaleString('en')} companies made in ${seconds} s`);
      }
      const [smallest, ...larger] = services as [ServiceOfSize, ...ServiceOfSize[]];
      const comparisons: Comparison[] = [];
      for (const [name, side] of Object.entries(OPERATIONS)) {
        for (const service of larger) {
          comparisons.push(
            await compare({
              name: `${name}, ${sizeText(service)}`,
              floor: side(smallest, sizeText(smallest)),
              real: side(service, sizeText(service)),
              goal: GOAL,
            }),
          );
        }
      }
      print('');
      printComparison(comparisons, print);
      print('');
      printComputed(comparisons, print);
      print('');
      await printBytes(services.at(-1)?.client ?? smallest.client, print);
      await saveResults('growth', comparisons);
    } finally {
      for (const service of services) await service.stop();
    }
  });
}

const sizeText = ({ companies }: ServiceOfSize) => `${companies.toLocaleString('en')} companies`;

/**
 * Prints what an operation would take with a hundred million companies, if it went on growing as between the two larger
 * sizes: by the same factor each time that the companies become as many times more.
 */
function printComputed(comparisons: readonly Comparison[], print: (line: string) => void): void {
  const [, middle, largest] = SIZES as [number, number, number];
  const steps = Math.log(COMPUTED_FOR / largest) / Math.log(largest / middle);
  print(`| operation | times as long with ${COMPUTED_FOR.toLocaleString('en')} companies | p50 ms |`);
  print('| --- | ---: | ---: |');
  for (const name of Object.keys(OPERATIONS)) {
    const [first, second] = comparisons.filter((comparison) => comparison.name.startsWith(name));
    const [before, after] = [first?.p50 ?? 1, second?.p50 ?? 1];
    const times = after * Math.max(1, after / before) ** steps;
    print(`| ${name} | ${times.toFixed(2)} | ${(times * (second?.floor.p50Ms ?? 0)).toFixed(2)} |`);
  }
}

async function printBytes(client: Client, print: (line: string) => void): Promise<void> {
  print('| table | rows | bytes a row | of its indexes |\n| --- | ---: | ---: | ---: |');
  for (const table of TABLES) {
    const { rows } = await client.query<{ rows: string; bytes: string; indexes: string }>(
      `SELECT count(*) AS rows, pg_table_size('${table}') / greatest(count(*), 1) AS bytes,
              pg_indexes_size('${table}') / greatest(count(*), 1) AS indexes FROM ${table}`,
    );
    const { rows: count, bytes, indexes } = rows[0] ?? { rows: 0, bytes: 0, indexes: 0 };
    const name = table === 'dataset_partitions.generated' ? 'known_companies' : table;
    print(`| ${name} | ${Number(count).toLocaleString('en')} | ${bytes} | ${indexes} |`);
  }
}
