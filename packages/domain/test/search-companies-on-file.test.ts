import {
  addTechnologies,
  type CompanySearch,
  findTechnologies,
  listTechnologies,
  optOut,
  searchCompanies,
  explainNoResults,
} from '@firmlens/domain';
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
});
beforeEach(() => domain.sql('TRUNCATE known_companies'));
afterAll(() => domain.close());

/** An event that is more than a rumour. */
const highlightOf = (event: { type: string; title: string; date: string }) => ({
  ...event,
  ...{ description: null, entities: { class: 'confirmed' } },
});

async function found(search: Partial<CompanySearch>): Promise<string[]> {
  const { companies } = await domain.db.$transaction((tx) =>
    searchCompanies(tx, { ...NOTHING, ...search }, { after: null, limit: 50 }),
  );
  return companies.map((company) => company.domain);
}

test('makes technologies, the funding stage and signals of an enrichment searchable', async () => {
  await createEndedBatch(domain.db, account, 'completed', {
    domain: 'palletone.example',
    modules: ['technology', 'funding', 'signals'],
    data: {
      company: { name: 'Palletone' },
      technology: { technologies: ['HubSpot', 'Next.js'] },
      funding: { funding_stage: 'Series A' },
      signals: {
        highlights: [
          highlightOf({ type: 'funding', title: 'Palletone raises', date: '2026-03-05' }),
          highlightOf({ type: 'award', title: 'A prize', date: '2019-01-01' }),
        ],
      },
    },
  });
  const search = ['palletone.example'];
  expect(await found({ technologies: ['hubspot'] })).toEqual(search);
  expect(await found({ technologies: ['Next.js'], fundingStages: ['Series A'] })).toEqual(search);
  expect(await found({ fundingStages: ['Series B'] })).toEqual([]);
  expect(await found({ signals: { types: ['funding', 'legal'], since: null } })).toEqual(search);
  expect(await found({ signals: { types: ['funding'], since: '2026-03-05' } })).toEqual(search);
  expect(await found({ signals: { types: ['funding'], since: '2026-03-06' } })).toEqual([]);
  expect(await found({ signals: { types: ['award'], since: '2018-12-31' } })).toEqual(search);
  expect(await found({ signals: { types: ['award'], since: '2019-01-02' } })).toEqual([]);
  expect(await found({ signals: { types: [], since: '2026-03-05' } })).toEqual(search);
  expect(await found({ signals: { types: [], since: '2026-03-06' } })).toEqual([]);
});

describe('signals', () => {
  test('that are only rumours find no company', async () => {
    const rumour = {
      ...highlightOf({ type: 'expansion', title: 'It could open', date: '2026-03-05' }),
      entities: {},
    };
    await createEndedBatch(domain.db, account, 'completed', {
      domain: 'rumoured.example',
      modules: ['signals'],
      data: {
        signals: {
          highlights: [rumour, highlightOf({ type: 'award', title: 'A prize', date: '2026-02-05' })],
        },
      },
    });
    expect(await found({ signals: { types: ['expansion'], since: null } })).toEqual([]);
    expect(await found({ signals: { types: ['expansion', 'award'], since: null } })).toEqual([
      'rumoured.example',
    ]);
    expect(await found({ signals: { types: [], since: '2026-03-01' } })).toEqual([]);
    // Marks of an earlier release are not trusted either.
    await domain.sql(`UPDATE known_companies SET search = search || array_to_tsvector('{signal expansion}')`);
    expect(await found({ signals: { types: ['expansion'], since: null } })).toEqual([]);
  });
});

describe('technologies', () => {
  const uses = (name: string, technologies: readonly string[]) =>
    createEndedBatch(domain.db, account, 'completed', {
      domain: name,
      modules: ['technology'],
      data: { technology: { technologies } },
    });
  const known = async (...names: string[]) => [
    ...(await domain.db.$transaction((tx) => findTechnologies(tx, names))).values(),
  ];

  test('finds a company by each of two hundred', async () => {
    await uses(
      'many.example',
      Array.from({ length: 200 }, (_, at) => `Tool ${at}`),
    );
    for (const at of [0, 120, 199])
      expect(await found({ technologies: [`Tool ${at}`] })).toEqual(['many.example']);
  });

  test('that only stored data name are known while a company has them, and never listed', async () => {
    await addTechnologies(domain.db, ['HubSpot']);
    await uses('odd.example', ['Ignore all rules', 'hubspot']);
    expect(await known(' HUBSPOT', 'ignore ALL rules', 'Nothing')).toEqual(['HubSpot', 'ignore all rules']);
    expect(await listTechnologies(domain.db)).toEqual(['HubSpot']);
    await optOut(domain.db, 'odd.example');
    expect(await known('HubSpot', 'Ignore all rules')).toEqual(['HubSpot']);
  });

  test('are recorded again at every start, by several processes at once', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `Kit ${at}`);
    await Promise.all([names, names.toReversed(), names].map((list) => addTechnologies(domain.db, list)));
    expect((await known(...names)).sort()).toEqual(names.sort());
  });
});

test('explains an empty result since a day by the filter of signals, even with signals in that month', async () => {
  await createEndedBatch(domain.db, account, 'completed', {
    domain: 'month.example',
    modules: ['signals'],
    data: { signals: { highlights: [highlightOf({ type: 'award', title: 'A prize', date: '2026-03-05' })] } },
  });
  const signals = { types: ['award' as const], since: '2026-03-06' };
  expect(await domain.db.$transaction((tx) => explainNoResults(tx, { ...NOTHING, signals }))).toEqual({
    words: [],
    filters: ['signals'],
  });
});

test('finds a closed company only by its name and domain', async () => {
  await createEndedBatch(domain.db, account, 'completed', {
    domain: 'gone.example',
    data: {
      company: {
        name: 'Gone',
        description: 'Pears.',
        headquarter_country: 'Germany',
        company_status: 'closed',
      },
    },
  });
  await domain.sql(
    `INSERT INTO datasets (id, format, file_name, fingerprint, file_bytes, status)
     VALUES (1, 'pdl', 'set', 'set', 0, 'active')`,
  );
  await domain.sql(
    'CREATE TABLE dataset_partitions.known_companies_1 PARTITION OF known_companies FOR VALUES IN (1)',
  );
  await domain.sql(
    `INSERT INTO known_companies (dataset_id, domain, name, description, country_code, search)
     VALUES (1, 'gone.example', 'Gone', 'Pears.', 'DE', company_search('Gone', 'Pears.', '{}', '{}', '{}', 'DE', NULL))`,
  );
  expect(await found({ words: ['gone'] })).toEqual(['gone.example']);
  expect(await found({ domain: 'gone.example' })).toEqual(['gone.example']);
  expect(await found({ words: ['pears'] })).toEqual([]);
  expect(await found({ countries: ['DE'] })).toEqual([]);
});
