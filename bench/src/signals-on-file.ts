import { COUNTRY_CODES, FUNDING_STAGES, INDUSTRIES } from '@firmlens/contract';
import type { Client } from 'pg';

/** Number of signals per company. */
const SIGNALS_PER_COMPANY = 10;

/** Countries, those with the most companies first. One company in 100,000 is in `RARE_COUNTRY`. */
export const COUNTRIES = [
  ...'US GB DE FR NL SE CA IN ES IT CH AU IL NO DK FI IE BE AT PL SG BR JP KR PT CZ EE LT RO HU GR UA TR AE ZA'.split(
    ' ',
  ),
  ...'MX AR CL CO NZ HK TW TH VN ID MY PH EG NG KE MA SA QA LU SI SK HR BG RS IS MT'.split(' '),
];
export const RARE_COUNTRY = 'XK';
/** No company in this country belongs to this industry, though there are many of each. */
export const DISJOINT_PAIR = { country: COUNTRIES[3] ?? '', industry: INDUSTRIES[5] };

/** Most to least common, as shares of all signals. */
const TYPES: Readonly<Record<string, number>> = {
  business: 0.22,
  product: 0.2,
  funding: 0.12,
  partnership: 0.11,
  hiring: 0.1,
  award: 0.08,
  expansion: 0.06,
  leadership: 0.05,
  acquisition: 0.03,
  traction: 0.016,
  legal: 0.01,
  layoffs: 0.004,
};

const ENTITIES = {
  ...{ class: 'confirmed', source_url: 'https://company.example/news/what-happened', seen_on: '2026-06-01' },
  ...{ evidence: '2', places: 'Somewhere', people: 'Some Body' },
};
const EVIDENCE = ['website:feed', 'gdelt'].map((source) => ({
  ...{ source, url: `https://company.example/news/what-happened/${source}`, confidence: 0.75 },
  observed_at: '2026-06-01T08:00:00.000Z',
}));

/** SQL that picks one item of a list, the first ones far more often than the last. */
const skewed = (list: string, length: number, power: number) =>
  `(${list})[1 + floor(${length} * random() ^ ${power})::int]`;

/** SQL that picks a type by its share. `dice` is a number from 0 to 1. */
function someType(): string {
  let upTo = 0;
  const cases = Object.entries(TYPES).map(([type, share]) => {
    upTo += share;
    return `WHEN dice < ${upTo.toFixed(3)} THEN '${type}'`;
  });
  return `(CASE ${cases.join(' ')} ELSE 'business' END)`;
}

const list = (values: readonly string[]) => `ARRAY[${values.map((value) => `'${value}'`).join(', ')}]`;

/**
 * Fills the tables with `count` signals, and a tenth as many companies, always the same ones. Texts and
 * evidence have realistic lengths. The days span ten years, and nearly a third of the signals are from the
 * last year.
 */
export async function loadSignals(client: Client, count: number): Promise<void> {
  if (!COUNTRY_CODES.includes(RARE_COUNTRY)) throw new Error(`${RARE_COUNTRY} is no country`);
  const companies = Math.ceil(count / SIGNALS_PER_COMPANY);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid IN ('signals'::regclass, 'signal_industries'::regclass) AND NOT i.indisprimary`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  // The rows are consistent by construction, so foreign keys need no check.
  await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`);
  await client.query(`SELECT setseed(0.5)`);
  await client.query(
    `INSERT INTO companies (domain) SELECT 'c' || n || '.example' FROM generate_series(1, $1::int) n`,
    [companies],
  );
  await client.query(
    `CREATE UNLOGGED TABLE generated AS
     SELECT n, 'c' || n || '.example' AS domain, country,
            CASE WHEN country = '${DISJOINT_PAIR.country}' THEN array_remove(industries, '${DISJOINT_PAIR.industry}') ELSE industries END AS industries
     FROM (SELECT n, CASE WHEN n % 100000 = 0 THEN '${RARE_COUNTRY}' WHEN random() < 0.9
                          THEN ${skewed(list(COUNTRIES), COUNTRIES.length, 3)} END AS country,
                  array(SELECT DISTINCT ${skewed(list(INDUSTRIES), INDUSTRIES.length, 2)}
                        FROM generate_series(1, 1 + n % 3)) AS industries
           FROM generate_series(1, $1::int) n) made`,
    [companies],
  );
  await client.query(
    `INSERT INTO signals (domain, key, type, class, title, description, happened_on, seen_on, day, entities, source_url,
                          evidence, confidence, funding_stage, country_code, industries)
     SELECT domain, n || '-' || nth, type,
            CASE WHEN random() < CASE WHEN type = 'acquisition' THEN 0.4 ELSE 0.04 END THEN 'rumour'
                 WHEN random() < 0.6 THEN 'confirmed' ELSE 'reported' END,
            'Company ' || n || ' tells of its ' || type || ' number ' || nth, repeat('What happened in words. ', 8),
            day, day + 1, day,
            '${JSON.stringify(ENTITIES)}'::jsonb, url, '${JSON.stringify(EVIDENCE)}'::jsonb,
            0.75, CASE WHEN type = 'funding' THEN ${skewed(list(FUNDING_STAGES), FUNDING_STAGES.length, 2)} END,
            country, industries
     FROM (SELECT *, ${someType()} AS type, 'https://c' || n || '.example/news/' || nth AS url,
                  '2026-11-21'::date - floor(3650 * age ^ 2)::int AS day
           FROM (SELECT g.*, nth, random() AS dice, random() AS age
                 FROM generated g, generate_series(1, ${SIGNALS_PER_COMPANY}) nth) rolled) told`,
  );
  await client.query(
    `INSERT INTO signal_industries (signal_id, industry, day, type, class, funding_stage, country_code)
     SELECT id, industry, day, type, class, funding_stage, country_code FROM signals, unnest(industries) industry`,
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`DROP TABLE generated; SET session_replication_role = origin`);
  await client.query('VACUUM ANALYZE signals');
  await client.query('VACUUM ANALYZE signal_industries');
  await client.query('VACUUM ANALYZE companies');
}
