import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const COLUMNS =
  'dataset_id, domain, name, industries, country_code, city, employee_range, founded_year, linkedin_url';
/** What an import gives PostgreSQL for building its indexes. */
const INDEX_MEMORY = '256MB';

/** Copies a file of rows into the table `floor`, whose statement is given, and drops it. Returns the seconds it took. */
async function timeCopy(
  client: Client,
  file: string,
  { create, finish }: { create: string; finish: () => Promise<unknown> },
): Promise<number> {
  await client.query(create);
  const started = performance.now();
  const copying = client.query(copyFrom(`COPY floor (${COLUMNS}) FROM STDIN`));
  await pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), copying);
  await finish();
  const seconds = (performance.now() - started) / 1_000;
  await client.query('DROP TABLE floor');
  return seconds;
}

/** Returns the seconds that PostgreSQL takes to copy the rows into a table that causes no further work. */
export async function plainCopy(client: Client, file: string): Promise<number> {
  return timeCopy(client, file, {
    create: `CREATE TABLE floor (LIKE known_companies INCLUDING DEFAULTS); ALTER TABLE floor DROP search`,
    finish: async () => undefined,
  });
}

/**
 * Returns the seconds that PostgreSQL takes to copy the rows, to compute their search words for each with SQL, to build
 * the indexes of a dataset, and to count its values for the planner.
 */
export async function copyWithIndexes(client: Client, file: string): Promise<number> {
  return timeCopy(client, file, {
    create: `
      CREATE TABLE floor (LIKE known_companies INCLUDING DEFAULTS INCLUDING GENERATED);
      ALTER TABLE floor DROP search, ALTER topics SET DEFAULT '{}', ALTER services SET DEFAULT '{}';
      ALTER TABLE floor ADD search tsvector NOT NULL GENERATED ALWAYS AS
        (company_search(name, description, industries, topics, services, country_code, employee_range)) STORED`,
    finish: async () => {
      await client.query(`SET maintenance_work_mem = '${INDEX_MEMORY}'`);
      const { rows } = await client.query<{ definition: string }>(
        `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = 'known_companies'::regclass`,
      );
      for (const { definition } of rows) {
        await client.query(
          definition.replace(/INDEX \S+ ON (?:ONLY )?(?:public\.)?known_companies/, 'INDEX ON floor'),
        );
      }
      await client.query('ALTER TABLE floor ALTER search SET STATISTICS 1000');
      await client.query('ANALYZE floor');
    },
  });
}
