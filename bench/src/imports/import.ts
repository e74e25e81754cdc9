import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { compare, type Side } from '../compare/compare';
import { printComparison } from '../compare/print';
import { processorMsWithChildren } from '../compare/processor-time';
import { saveResults } from '../compare/results';
import { writeCopyFile, writeDatasetFile } from '../dataset-files';
import { withScratchDatabase } from '../scratch-database';
import { adminEnvironment, importFile, removeDataset } from './admin-command';
import { copyWithIndexes } from './plain-copy';

/** `BENCH_COMPANIES` lowers the number. */
const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 1_000_000);

/**
 * Measures imports of a generated file of a million companies, beside a `COPY` of the rows into a table that computes the
 * same search words with SQL, with the same indexes. The processor time is that of the import and of PostgreSQL.
 */
export async function benchImport(print: (line: string) => void): Promise<void> {
  await withScratchDatabase(async ({ url, folder, postgresPid }) => {
    const [file, copy] = ['companies.jsonl', 'companies.copy'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    await writeDatasetFile(file, { companies: COMPANIES, corruptRows: 0 });
    await writeCopyFile(copy, COMPANIES);
    const { size } = await stat(file);
    print(`${COMPANIES.toLocaleString('en')} companies, ${Math.round(size / 2 ** 20)} MiB of JSON lines\n`);

    const environment = adminEnvironment(url, folder);
    const side = (what: string, seconds: () => Promise<number>): Side => ({
      what,
      async measure() {
        const before = await processorOf(postgresPid);
        const perSecond = COMPANIES / (await seconds());
        const processorUs = (((await processorOf(postgresPid)) - before) * 1_000) / COMPANIES;
        return { perSecond, processorUs, p50Ms: null, p99Ms: null, failures: 0 };
      },
    });
    const comparison = await compare({
      name: 'rows of a dataset',
      floor: side('COPY, words with SQL, indexes', async () => {
        const client = new Client({ connectionString: url });
        await client.connect();
        try {
          return await copyWithIndexes(client, copy);
        } finally {
          await client.end();
        }
      }),
      real: side('dataset import', async () => {
        const imported = await importFile(file, environment);
        await removeDataset(imported, environment);
        return imported.seconds;
      }),
      goal: { rate: 0.35 },
    });
    printComparison([comparison], print);
    await saveResults('import', [comparison]);
  });
}

/** The processor time of this process, of the imports that it started, and of PostgreSQL with its ended sessions, in ms. */
async function processorOf(postgresPid: number): Promise<number> {
  const times = await Promise.all([process.pid, postgresPid].map(processorMsWithChildren));
  return times.reduce((sum, time) => sum + time, 0);
}
