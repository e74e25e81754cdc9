import type { CompanyProfile, SimilarCompany } from '@firmlens/contract';
import { type FindSimilarCompanies, openSimilarCompanySearch, optOut } from '@firmlens/domain';
import {
  complete,
  createEndedBatch,
  expireFreshness,
  newDomain,
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
let findSimilarCompanies: FindSimilarCompanies;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
beforeEach(async () => {
  await domain.sql('TRUNCATE known_companies');
  findSimilarCompanies = openSimilarCompanySearch(domain.db);
});
afterAll(() => domain.close());

const company = (about: object = {}) => ({
  name: 'Palletone GmbH',
  description: 'Palletone makes robots that move pallets in warehouses.',
  headquarter_country: 'Germany',
  employee_range: '51-200',
  ...about,
});
const business = (about: object = {}) => ({
  industries: ['Warehouse automation'],
  taxonomy: ['Mobile robots'],
  services: [{ name: 'Fleet manager', description: null }],
  ...about,
});

/** A company that was enriched. */
async function enriched(
  data: { company?: object; business?: object } = {},
  name = newDomain(),
): Promise<string> {
  await createEndedBatch(domain.db, account, 'completed', {
    domain: name,
    modules: data.business === undefined ? [] : ['business'],
    data: { company: company(), ...data },
  });
  return name;
}

const stowbot: CompanyProfile = {
  domain: 'stowbot.example',
  name: 'Stowbot',
  description: 'Stowbot develops picking robots and warehouse control software.',
  industries: ['Warehouse automation'],
  topics: [],
  services: ['Picking robots'],
  countryCode: 'DE',
  city: null,
  employeeRange: '11-50',
};
const domainsOf = (found: SimilarCompany[]) => found.map((similarCompany) => similarCompany.domain);

interface OnFile {
  name: string;
  industries: string[];
  country_code: string | null;
}
const onFile = (name: string) =>
  domain.sql<OnFile>('SELECT * FROM known_companies WHERE domain = $1 AND dataset_id = 0', [name]);

/** A company in a dataset. */
async function imported(
  datasetId: number,
  name: string,
  description = 'Robots for warehouses',
): Promise<void> {
  await domain.sql(
    `INSERT INTO known_companies (dataset_id, domain, name, description, industries, country_code, search)
     VALUES ($1, $2, 'Imported', $3, '{Robotics}', 'DE', company_search('Imported', $3, '{Robotics}', '{}', '{}', 'DE', NULL))`,
    [datasetId, name, description],
  );
}
const setOf = async (status: string) => {
  const [set] = await domain.sql<{ id: number }>(
    `INSERT INTO datasets (format, file_name, fingerprint, file_bytes, status)
     VALUES ('test', 'set.csv', gen_random_uuid()::text, 1, $1) RETURNING id`,
    [status],
  );
  const id = set?.id ?? 0;
  await domain.sql(
    `CREATE TABLE dataset_partitions.set_${id} PARTITION OF known_companies FOR VALUES IN (${id})`,
  );
  return id;
};

describe('a completed enrichment', () => {
  test('stores the company with what it does', async () => {
    const name = await enriched({ business: business() });
    expect(await onFile(name)).toMatchObject([
      {
        name: 'Palletone GmbH',
        industries: ['Warehouse automation'],
        topics: ['Mobile robots'],
        services: ['Fleet manager'],
        country_code: 'DE',
        employee_range: '51-200',
      },
    ]);
  });

  test('replaces what was stored, and keeps what the company does if that was not ordered again', async () => {
    const name = await enriched({ business: business() });
    await expireFreshness(domain, name);
    await enriched({ company: company({ name: 'Palletone SE', headquarter_country: 'Austria' }) }, name);
    expect(await onFile(name)).toMatchObject([
      { name: 'Palletone SE', country_code: 'AT', industries: ['Warehouse automation'] },
    ]);
  });

  test.each<[string, { company?: object; business?: object }]>([
    [
      'have unexpected types',
      { company: { name: 7, description: ['x'], employee_range: {}, headquarter_country: 'Utopia' } },
    ],
    [
      'contain lists of anything',
      { business: { industries: 'Robots', taxonomy: [7, null, 'Robots'], services: [{}, 'x', { name: 5 }] } },
    ],
    [
      'are long and full of symbols',
      { company: company({ description: "robots' \\ & | ! ( <-> ".repeat(10_000) }) },
    ],
  ])('completes if its data %s', async (_what, data) => {
    expect(await onFile(await enriched(data))).toHaveLength(1);
  });

  test('stores nothing if the company opted out', async () => {
    const name = newDomain();
    const id = await queueBatch(domain.db, account, { domain: name });
    await optOut(domain.db, name);
    await complete(domain.db, id, { data: { company: company() } });
    expect(await onFile(name)).toEqual([]);
  });
});

describe('companies similar to a company', () => {
  test('are those on file that do the same, with a reason', async () => {
    const name = await enriched({ business: business() });
    await enriched({
      company: company({ name: 'Krume', description: 'Bread and cakes.' }),
      business: business({ industries: ['Bakeries'], taxonomy: ['Sourdough'], services: [] }),
    });
    expect(await findSimilarCompanies(stowbot)).toEqual([
      {
        name: 'Palletone GmbH',
        domain: name,
        description: 'Palletone makes robots that move pallets in warehouses.',
        similarity: 0.64,
        reason:
          'Both work on robots and warehouse; same industry (Warehouse automation), both in Germany, of similar size (11-50 and 51-200 people).',
      },
    ]);
  });

  test('have a reason whose phrases occur in both texts, without numbers', async () => {
    await enriched({
      company: company({ description: '1 Kiosk: pallet robots inspect 24 warehouses with wind.' }),
      business: { services: [{ name: 'Night drones', description: null }], taxonomy: ['Freight drones'] },
    });
    const description = '1 Stow: 24 freight drones, robots that inspect warehouses. Wind.';
    const [found] = await findSimilarCompanies({ ...stowbot, description, industries: [], services: [] });
    expect(found?.reason).toMatch(/^Both work on freight drones, robots and inspect;/);
  });

  test('are never the company itself, nor closed or opted-out ones', async () => {
    const [, closed, optedOut] = [
      await enriched({ business: business() }, stowbot.domain),
      await enriched({ company: company({ company_status: 'closed' }), business: business() }),
      await enriched({ business: business() }),
    ];
    expect(domainsOf(await findSimilarCompanies(stowbot))).toEqual([optedOut]);
    await optOut(domain.db, optedOut);
    expect(await findSimilarCompanies(stowbot)).toEqual([]);
    expect(await onFile(closed)).toHaveLength(1);
  });

  test('come from the active datasets only', async () => {
    await imported(await setOf('active'), 'active.example');
    await imported(await setOf('loading'), 'loading.example');
    await imported(await setOf('replaced'), 'replaced.example');
    expect(domainsOf(await findSimilarCompanies(stowbot))).toEqual(['active.example']);
  });

  test('are returned once: as enriched, otherwise from the most detailed dataset', async () => {
    const [poor, rich] = [await setOf('active'), await setOf('active')];
    const seen = await enriched({ business: business() });
    for (const set of [poor, rich]) await imported(set, seen);
    await imported(poor, 'twice.example', 'Warehouse robots');
    await imported(rich, 'twice.example', 'Robots and conveyors for warehouses and parcel centres');
    const found = await findSimilarCompanies(stowbot);
    expect(found.map(({ domain: name, description }) => [name, description])).toEqual([
      [seen, 'Palletone makes robots that move pallets in warehouses.'],
      ['twice.example', 'Robots and conveyors for warehouses and parcel centres'],
    ]);
  });

  test('exclude one that a dataset still lists but that turned out to be closed or to do something else', async () => {
    const set = await setOf('active');
    const other = { industries: ['Bakeries'], taxonomy: [], services: [] };
    const changed = await enriched({ company: company({ description: 'Bread.' }), business: other });
    const closed = await enriched({ company: company({ company_status: 'closed' }) });
    for (const name of [changed, closed]) await imported(set, name);
    expect(await findSimilarCompanies(stowbot)).toEqual([]);
  });

  test('are at most 25, most similar first, ties by domain', async () => {
    const set = await setOf('active');
    for (let at = 10; at < 40; at += 1) await imported(set, `c${at}.example`);
    await imported(set, 'z.example', 'Picking robots for warehouses');
    const found = domainsOf(await findSimilarCompanies(stowbot));
    expect(found).toEqual(['z.example', ...Array.from({ length: 24 }, (_, at) => `c${at + 10}.example`)]);
  });

  test('are not similar by their names', async () => {
    await enriched({
      company: company({ name: 'Stowbot Bakery', description: 'Stowbot bakes bread.', employee_range: null }),
    });
    expect(await findSimilarCompanies({ ...stowbot, description: 'Stowbot makes robots.' })).toEqual([]);
  });

  test("are found even if the company's texts are crafted to break queries", async () => {
    await enriched({ business: business() });
    const hostile = `robots' & | ! <-> (:*) \\ '' "warehouse" $1 %s \u0000\u0001\ud800 ${'x'.repeat(5_000)} ${"'\\".repeat(500)}`;
    const found = await findSimilarCompanies({
      ...stowbot,
      description: hostile,
      industries: ['Warehouse automation', hostile, ''],
      services: [hostile],
      countryCode: "D'",
      employeeRange: hostile,
    });
    expect(found).toHaveLength(1);
  });

  test('exclude named competitors, which are compared however little alike', async () => {
    const similarCompany = await enriched({ business: business() });
    const other = {
      company: company({ description: 'Bread.', headquarter_country: 'France' }),
      business: {},
    };
    const [competitor, absent] = [await enriched(other), newDomain()];
    const found = await findSimilarCompanies(stowbot, [competitor, absent]);
    expect(domainsOf(found)).toEqual([similarCompany, competitor]);
    expect(found[1]?.similarity).toBeLessThan(0.25);
  });
});
