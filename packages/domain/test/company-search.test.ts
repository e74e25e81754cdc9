import {
  type CompanyPage,
  type CompanySearch,
  findIndexSize,
  forgetPerson,
  optOut,
  type CompanyPageCursor,
  searchCompanies,
  explainNoResults,
} from '@firmlens/domain';
import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { NOTHING } from './support/company-search';
import {
  createEndedBatch,
  openAccount,
  openTestDomain,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
  for (const id of [1, 2, 3]) {
    await domain.sql(
      `INSERT INTO datasets (id, format, file_name, fingerprint, file_bytes, status)
       VALUES ($1, 'set ' || $1::int, 'set', 'set ' || $1::int, 0, 'active')`,
      [id],
    );
    await domain.sql(
      `CREATE TABLE dataset_partitions.known_companies_${id} PARTITION OF known_companies FOR VALUES IN (${id})`,
    );
  }
});
beforeEach(() => domain.sql('TRUNCATE known_companies'));
afterAll(() => domain.close());

const FILE = 0;

interface SearchedCompany {
  name?: string;
  description?: string;
  industries?: readonly string[];
  topics?: readonly string[];
  services?: readonly string[];
  country?: string;
  size?: string;
}

/** Adds a company to a dataset, or as an enriched one. */
async function put(dataset: number, name: string, said: SearchedCompany = {}): Promise<void> {
  await domain.sql(
    `INSERT INTO known_companies (dataset_id, domain, name, description, industries, topics, services, country_code,
                                  employee_range, search)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, company_search($3, $4, $5, $6, $7, $8, $9))`,
    [
      ...[dataset, name, said.name ?? 'Marlow', said.description, said.industries ?? [], said.topics ?? []],
      ...[said.services ?? [], said.country, said.size],
    ],
  );
}

function page(
  search: Partial<CompanySearch>,
  { after = null, limit = 50 }: { after?: CompanyPageCursor | null; limit?: number } = {},
): Promise<CompanyPage> {
  return domain.db.$transaction((tx) => searchCompanies(tx, { ...NOTHING, ...search }, { after, limit }));
}

const found = async (search: Partial<CompanySearch>) =>
  (await page(search)).companies.map((company) => company.domain);

describe('the order', () => {
  test('puts names first, then industries, topics and services, then descriptions, each by domain', async () => {
    await put(1, 'f.example', { description: 'We sell walnut tables.' });
    await put(1, 'e.example', { services: ['Walnut oil'] });
    await put(1, 'd.example', { topics: ['Walnut'] });
    await put(1, 'c.example', { industries: ['Walnut growing'] });
    await put(1, 'walnut-b.example');
    await put(1, 'z.example', { name: 'The Walnut Company' });
    await put(1, 'a.example', { description: 'Pears.' });
    expect(await found({ words: ['walnuts'] })).toEqual(['c.example', 'd.example', 'e.example', 'f.example']);
    expect(await found({ words: ['walnut'] })).toEqual([
      ...['walnut-b.example', 'z.example', 'c.example', 'd.example', 'e.example', 'f.example'],
    ]);
    const { companies } = await page({ words: ['walnut'] });
    expect(companies.map(({ wordsIn }) => wordsIn.join())).toEqual([
      ...['name', 'name', 'industry', 'topic', 'service', 'description'],
    ]);
  });

  test('requires every word somewhere, possibly in the name', async () => {
    await put(1, 'one.example', { name: 'Smile Dental', description: 'Dental implants in Leeds.' });
    await put(1, 'two.example', { description: 'Dental care.' });
    expect(await found({ words: ['dental', 'implants'] })).toEqual(['one.example']);
    expect(await found({ words: ['smile', 'Leeds'] })).toEqual(['one.example']);
    expect(await found({ words: ['smile', 'York'] })).toEqual([]);
  });

  test('finds a name without accents, by its domain, and as one word', async () => {
    await put(1, 'cafebelair.example', { name: 'Café Bél-Air' });
    for (const words of [['cafe'], ['CAFÉ', 'air'], ['cafe', 'bel', 'air'], ['cafebelair']]) {
      expect(await found({ words })).toEqual(['cafebelair.example']);
    }
  });

  test('matches words that say nothing about what a company does only in names', async () => {
    await put(1, 'one.example', { name: 'The Company', description: 'Pears.' });
    await put(1, 'two.example', { description: 'A company that grows pears.' });
    expect(await found({ words: ['company'] })).toEqual(['one.example']);
    const { companies, idleWords } = await page({ words: ['pears', 'company'] });
    expect(companies.map((company) => company.domain)).toEqual(['one.example', 'two.example']);
    expect(idleWords).toEqual(['company']);
  });
});

describe('filters', () => {
  test('requires one value of each filter, and all filters together with the words', async () => {
    await put(1, 'a.example', {
      country: 'DE',
      size: '11-50',
      industries: ['Retail'],
      description: 'Pears.',
    });
    await put(1, 'b.example', { country: 'FR', size: '11-50', industries: ['Software'] });
    await put(1, 'c.example', { country: 'GB', size: '1-10', industries: ['retail'], description: 'Pears.' });
    expect(await found({ countries: ['DE', 'FR'] })).toEqual(['a.example', 'b.example']);
    expect(await found({ employeeRanges: ['1-10'] })).toEqual(['c.example']);
    expect(await found({ industries: ['Retail'] })).toEqual(['a.example', 'c.example']);
    expect(await found({ industries: ['Retail'], countries: ['DE'], words: ['pear'] })).toEqual([
      'a.example',
    ]);
    expect(await found({ industries: ['Software'], words: ['pear'] })).toEqual([]);
  });
});

describe('one company in several sets', () => {
  test('is one row: the enriched one, otherwise the most detailed', async () => {
    await put(1, 'a.example', { name: 'A', description: 'Pears.' });
    await put(2, 'a.example', { name: 'A', description: 'Pears, plums and quinces.' });
    await put(1, 'b.example', { name: 'B', description: 'Pears, plums and quinces.' });
    await put(FILE, 'b.example', { name: 'B', description: 'Pears.' });
    const { companies } = await page({ words: ['pears'] });
    expect(companies.map((company) => company.description)).toEqual(['Pears, plums and quinces.', 'Pears.']);
  });

  test('is not found by what an older row says', async () => {
    await put(1, 'a.example', { description: 'Pears and plums.' });
    await put(FILE, 'a.example', { description: 'Pears.' });
    expect(await found({ words: ['plums'] })).toEqual([]);
  });

  test('is not found in an inactive dataset', async () => {
    await put(3, 'a.example', { description: 'Pears.' });
    await domain.sql(`UPDATE datasets SET status = 'replaced' WHERE id = 3`);
    expect(await found({ words: ['pears'] })).toEqual([]);
    await domain.sql(`UPDATE datasets SET status = 'active' WHERE id = 3`);
    expect(await found({ words: ['pears'] })).toEqual(['a.example']);
  });
});

test('finds neither a company that opted out nor a person who asked to be forgotten', async () => {
  await put(1, 'out.example', { description: 'Pears.' });
  await createEndedBatch(domain.db, account, 'completed', {
    domain: 'person.example',
    modules: ['business'],
    data: {
      company: { name: 'Person', description: 'Pears.' },
      business: { services: [{ name: 'Portraits by Ilse Brandt', description: null }] },
    },
  });
  expect(await found({ words: ['pears'] })).toEqual(['out.example', 'person.example']);
  expect(await found({ words: ['ilse', 'brandt'] })).toEqual(['person.example']);
  await optOut(domain.db, 'out.example');
  await forgetPerson(domain.db, { name: 'Ilse Brandt', domain: null }, async () => undefined);
  expect(await found({ words: ['pears'] })).toEqual(['person.example']);
  expect(await found({ words: ['ilse', 'brandt'] })).toEqual([]);
});

test('finds the first of many, however late they are', async () => {
  await domain.sql(
    `INSERT INTO known_companies (dataset_id, domain, name, search)
     SELECT 1, 'c' || n || '.example', 'Marlow', CASE WHEN n < 10700 THEN '' ELSE '''pear'':1C ''plum'':2C' END::tsvector
     FROM generate_series(10000, 16000) n`,
  );
  const first = await page({ words: ['pears', 'plums'] }, { limit: 2 });
  expect(first.companies.map((company) => company.domain)).toEqual(['c10700.example', 'c10701.example']);
  const second = await page({ words: ['pears'] }, { after: first.next, limit: 1 });
  expect(second.companies.map((company) => company.domain)).toEqual(['c10702.example']);
});

test('never reads a word as a command to the database', async () => {
  await put(1, 'a.example', { name: 'Pears & Plums', description: 'Quinces.' });
  const hostile = [
    ...["'", "''", '\\', "\\'", "a' | 'quinc", 'quinces:*', '!quinces', '(', ')', '<->', '|', '&', ':*', '%'],
    ...["'; DROP TABLE companies; --", '$1', '${1}', '*', '\u202e', '\ud800', 'x'.repeat(10_000)],
  ];
  for (const word of hostile) expect(await found({ words: [word, 'zebra'] })).toEqual([]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: anyCharacter }).map((text) => text.replaceAll('\0', ''))),
      async (words) => {
        await page({ words, technologies: words, industries: words });
      },
    ),
    { numRuns: 50 },
  );
});

test('explains an empty result by the words and filters that match nothing on their own', async () => {
  await put(1, 'a.example', { description: 'Pears.', country: 'DE' });
  const why = (search: Partial<CompanySearch>) =>
    domain.db.$transaction((tx) => explainNoResults(tx, { ...NOTHING, ...search }));
  expect(
    await why({ words: ['pears', 'zebra', 'marlow'], countries: ['DE'], fundingStages: ['Seed'] }),
  ).toEqual({
    words: ['zebra'],
    filters: ['funding_stages'],
  });
  // Matched only in names if nothing else is given.
  expect(await why({ words: ['the'] })).toEqual({ words: ['the'], filters: [] });
  expect(await why({ words: ['the', 'zebra'] })).toEqual({ words: ['zebra'], filters: [] });
});

test('finds nothing for a word without letters', async () => {
  await put(1, 'a.example');
  for (const word of ['\u{1e900}', '\u{10570}', '\u{16fe0}', '&'])
    expect(await found({ words: [word] })).toEqual([]);
});

test('accepts words that grow when they are escaped', async () => {
  await put(1, 'a.example');
  expect(await found({ words: ['㌀'.repeat(99), '㌁'.repeat(99)] })).toEqual([]);
  expect(await found({ words: ['㌀'.repeat(150)] })).toEqual([]);
});

test('counts the index exactly if it is small', async () => {
  await put(FILE, 'a.example');
  await put(1, 'a.example');
  await domain.sql('UPDATE datasets SET rows_kept = 1 WHERE id = 1');
  expect(await findIndexSize(domain.db)).toEqual({ onFile: 1, inDatasets: 1, isExact: false });
});

/** The field in which a company has the word `pear`. */
const VARIANTS: readonly SearchedCompany[] = [
  { name: 'Pear' },
  { industries: ['Pear growing'] },
  { description: 'Pear trees.' },
];

test('returns a company that is always there exactly once, whatever changes between pages', async () => {
  const company = fc.record({
    label: fc.integer({ min: 0, max: 999 }),
    shown: fc.integer({ min: 0, max: 2 }),
    set: fc.integer({ min: 0, max: 2 }),
    stays: fc.boolean(),
  });
  const change = fc.record({
    kind: fc.constantFrom('file', 'come', 'go'),
    at: fc.nat(),
    shown: fc.integer({ min: 0, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(company, { selector: ({ label }) => label, minLength: 3, maxLength: 14 }),
      fc.array(change, { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      async (companies, changes, limit) => {
        await domain.sql('TRUNCATE known_companies');
        const nameOf = (label: number) => `c${label}.example`;
        for (const { label, shown, set } of companies) await put(set, nameOf(label), VARIANTS[shown]);
        const removable = companies.filter(({ stays }) => !stays);
        const left = [...changes];
        const seen: string[] = [];
        let after: CompanyPageCursor | null = null;
        do {
          const { companies: rows, next }: CompanyPage = await page({ words: ['pear'] }, { after, limit });
          seen.push(...rows.map((row) => row.domain));
          after = next;
          const now = left.shift();
          if (now === undefined) continue;
          const { label, shown, set } = companies[now.at % companies.length] ?? {
            label: 0,
            shown: 0,
            set: 0,
          };
          if (now.kind === 'come') await put(1, `d${now.at}x${left.length}.example`, VARIANTS[now.shown]);
          else if (now.kind === 'go') {
            const removed = removable.pop();
            if (removed)
              await domain.sql('DELETE FROM known_companies WHERE domain = $1', [nameOf(removed.label)]);
          } else if (set !== FILE && !removable.some((one) => one.label === label)) {
            await domain.sql('DELETE FROM known_companies WHERE dataset_id = 0 AND domain = $1', [
              nameOf(label),
            ]);
            await put(FILE, nameOf(label), VARIANTS[shown]);
          }
        } while (after !== null);
        expect(new Set(seen).size).toBe(seen.length);
        for (const { label, stays } of companies) if (stays) expect(seen).toContain(nameOf(label));
      },
    ),
    { numRuns: 40 },
  );
});
