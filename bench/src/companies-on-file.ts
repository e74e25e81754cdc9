import { type CompanyProfile, FUNDING_STAGES, HIGHLIGHT_TYPES } from '@firmlens/contract';
import type { Client } from 'pg';
import { type GeneratedCompany, generatedCompany } from './generated-companies';
import { WRITTEN_COMPANIES } from './language-model-companies';

/** What a look-up knows about its company. */
export type Kind = 'rich text' | 'industry only' | 'rare words' | 'common words' | 'not English';
export const KINDS: readonly Kind[] = [
  'rich text',
  'industry only',
  'rare words',
  'common words',
  'not English',
];

const GENERATOR_OPTIONS = { seed: 1, described: 0.7 };
const PAGE = 10_000;
const SYLLABLES =
  'bra cle dro fen gri hul jas kro lim mov nep ost pra qui ras sut tev ulm vox wag xan yel zor'.split(' ');
const RARE_WORDS = 50_000;
/** Nouns of a trade and the function words between them. */
const LANGUAGES = [
  {
    words:
      'Maschinen Getriebe Drehteile Frästeile Schweißkonstruktionen Baugruppen Montage Fertigung Zerspanung Hydraulik Werkzeuge Anlagen',
    between: 'und für aus mit von',
  },
  {
    words:
      'Lager Spedition Pakete Kuriere Paletten Zoll Transporte Touren Fuhrpark Versand Kühlkette Umschlag',
    between: 'und für aus mit von',
  },
  {
    words:
      'factures comptabilité devis trésorerie paie déclarations cabinets rapprochement audit fiscalité bilans',
    between: 'et pour avec des de',
  },
  {
    words: 'muebles cocinas armarios madera carpintería tapicería mesas sillas reformas encimeras puertas',
    between: 'y para con de los',
  },
].map(({ words, between }) => ({ words: words.split(' '), between: between.split(' ') }));

/** Returns a number from 0 to 1, always the same one for an index. */
const spread = (index: number): number => (Math.imul(index + 1, 2_654_435_761) >>> 0) / 2 ** 32;

function rareWord(rank: number): string {
  let word = '';
  for (let left = rank + 600; left > 0; left = Math.floor(left / SYLLABLES.length)) {
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
  }
  return word;
}

function inOtherLanguage(index: number): string {
  const { words, between } = LANGUAGES[index % LANGUAGES.length] ?? { words: [], between: [] };
  const at = Math.floor(spread(index) * 1_000);
  return [0, 3, 7, 4, 9, 5]
    .map(
      (step, place) =>
        `${between[(at + place) % between.length]} ${words[(at + step * place) % words.length]}`,
    )
    .join(' ');
}

/**
 * Returns the description of a generated company. One in ten is in another language, three in ten contain a
 * rare word.
 */
function described(index: number, { description }: GeneratedCompany): string | null {
  if (index % 10 === 9) return inOtherLanguage(index);
  if (description === null || spread(index) > 0.3) return description;
  return `${description} ${rareWord(Math.floor(RARE_WORDS ** (spread(index) / 0.3)))}`;
}

/**
 * Loads `count` generated companies into a partition, as an import would, and inserts the hand-written ones
 * as enriched companies. With `copies`, there are as many of each under other names and domains, which takes less time than
 * computing the words of more companies.
 */
export async function loadCompanies(client: Client, count: number, copies = 1): Promise<void> {
  await client.query(`INSERT INTO datasets (id, format, file_name, fingerprint, file_bytes, status)
                      VALUES (1, 'generated', 'generated', 'generated', 0, 'active')`);
  await client.query(
    'CREATE TABLE dataset_partitions.generated (LIKE known_companies INCLUDING DEFAULTS INCLUDING GENERATED)',
  );
  for (let from = 0; from < count; from += PAGE) {
    const rows = Array.from({ length: Math.min(PAGE, count - from) }, (_, at) => {
      const company = generatedCompany(from + at, GENERATOR_OPTIONS);
      return { ...company, description: described(from + at, company) };
    });
    await client.query(
      `INSERT INTO dataset_partitions.generated (dataset_id, domain, name, description, industries, topics, services,
                                                 country_code, city, employee_range, search)
       SELECT 1, domain, name, description, ARRAY[industry], '{}', '{}', "countryCode", locality, size,
              company_search(name, description, ARRAY[industry], '{}', '{}', "countryCode", size)
       FROM json_to_recordset($1) AS r(domain text, name text, description text, industry text, "countryCode" text,
                                       locality text, size text)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query(
    `INSERT INTO dataset_partitions.generated (dataset_id, domain, name, description, industries, topics, services,
                                               country_code, city, employee_range, search)
     SELECT dataset_id, copy || '-' || domain, name || ' ' || copy, description, industries, topics, services,
            country_code, city, employee_range, search
     FROM dataset_partitions.generated, generate_series(2, $1::int) copy`,
    [copies],
  );
  await client.query(`SET maintenance_work_mem = '256MB'`);
  await client.query('ALTER TABLE dataset_partitions.generated ALTER search SET STATISTICS 1000');
  await client.query(
    'ALTER TABLE known_companies ATTACH PARTITION dataset_partitions.generated FOR VALUES IN (1)',
  );
  await client.query(
    `INSERT INTO known_companies (dataset_id, domain, name, description, industries, topics, services, country_code,
                                  employee_range, search)
     SELECT 0, domain, name, description, i, '{}', s, "countryCode", "employeeRange",
            company_search(name, description, i, '{}', s, "countryCode", "employeeRange")
     FROM json_to_recordset($1) AS r(domain text, name text, description text, industries json, services json,
                                     "countryCode" text, "employeeRange" text),
          LATERAL (SELECT array(SELECT json_array_elements_text(industries)) AS i,
                          array(SELECT json_array_elements_text(services)) AS s) lists`,
    [JSON.stringify(WRITTEN_COMPANIES)],
  );
  await client.query('VACUUM ANALYZE known_companies');
}

/**
 * Stores `count` of the generated companies as enriched, with technologies, funding stages and signals. Of
 * 400 technologies, one company in two uses the first and one in eight hundred the last. The signals are from
 * the last three years.
 */
export async function indexCompanies(client: Client, count: number): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE chosen AS SELECT row_number() OVER () AS n, * FROM (
       SELECT * FROM dataset_partitions.generated ORDER BY md5(domain) LIMIT $1) drawn`,
    [count],
  );
  await client.query('INSERT INTO companies (domain) SELECT domain FROM chosen');
  await client.query(
    `INSERT INTO signals (domain, key, type, class, title, day, entities, evidence, confidence, industries)
     SELECT domain, i::text, ($1::text[])[1 + (n * 7 + i * 5) % 12], 'reported', 'Told', current_date - (n * 31 + i * 389)::int % 1100,
            '{}', '[]', 0.7, '{}'
     FROM chosen, generate_series(1, (n % 7)::int) i`,
    [HIGHLIGHT_TYPES],
  );
  await client.query(
    `INSERT INTO known_companies (dataset_id, domain, name, description, industries, topics, services, country_code,
                                  employee_range, search)
     SELECT 0, c.domain, name, description, c.industries, '{}', '{}', c.country_code, employee_range,
            search || array_to_tsvector(marks_on_file(c.domain) || array(
              SELECT 'technology technology ' || t FROM generate_series(1, 400) t WHERE n % (2 * t) = 0)
              || ARRAY['stage ' || lower(($1::text[])[1 + n % 22])])
     FROM chosen c`,
    [FUNDING_STAGES],
  );
  await client.query('VACUUM ANALYZE known_companies, signals');
}

/** Returns a company that is not stored, with the kind of data that `kind` names. */
export function enrichedCompanies(kind: Kind, index: number): CompanyProfile {
  const number = 10_000_000 + index * 7_919;
  const generated = generatedCompany(number, { ...GENERATOR_OPTIONS, described: 1 });
  const { name, domain, industry, countryCode, locality, size, description } = generated;
  const text: Readonly<Record<Kind, string | null>> = {
    'rich text': description,
    'industry only': null,
    'rare words': `${rareWord(index * 31)} ${rareWord(index * 7 + 400)} ${description?.split(' ').slice(0, 6).join(' ') ?? ''}`,
    'common words': 'software for information systems, networks, infrastructure, building and management',
    'not English': inOtherLanguage(number),
  };
  return {
    ...{ domain, name, topics: [], services: [], city: locality, countryCode, employeeRange: size },
    industries: kind === 'rare words' ? [] : [industry],
    description: text[kind],
  };
}
