import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import { type Api, startApi } from './support/start-api';

let api: Api;
let caller: Caller;
beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

let nth = 0;
const newDomain = () => `c${(nth += 1)}-named.example`;

const putOnFile = (domain: string, company: object) =>
  completeBatch(api.db, caller, domain, { data: { company } });
const balance = async () =>
  (await api.db.account.findUniqueOrThrow({ where: { id: caller.accountId } })).balance;
const resolve = (query: string) => api.get('/companies/resolve', { key: caller.key, query });

test('names the only company with this name, whatever its legal form, and why', async () => {
  const domain = newDomain();
  await putOnFile(domain, { name: 'Quarzhof GmbH', headquarter_country: 'Germany' });
  const before = await balance();
  for (const query of ['name=Quarzhof', 'name=QUARZHOF%20GmbH%20%26%20Co.%20KG&country=Germany']) {
    expect((await resolve(query)).body).toMatchObject({
      data: {
        domain,
        candidates: [
          {
            ...{ domain, name: 'Quarzhof GmbH', country_code: 'DE', match: 'name' },
            ...{ known_from: 'enrichment' },
            reason: 'It has this name and it is in DE, by an enrichment.',
          },
        ],
      },
    });
  }
  expect(await balance()).toBe(before);
});

test('never guesses: of two with the name, of one elsewhere and of similar names it shows why each', async () => {
  const [one, other, similar] = [newDomain(), newDomain(), newDomain()];
  await putOnFile(one, { name: 'Tannhof', headquarter_country: 'Germany' });
  await putOnFile(other, { name: 'Tannhof AG', headquarter_country: 'Switzerland' });
  await putOnFile(similar, { name: 'Tannhof Brewery' });
  const all = (await resolve('name=Tannhof')).body;
  expect(all).toMatchObject({ data: { domain: null }, message: '2 companies on file have this name.' });
  expect(
    (all.data.candidates as { domain: string; match: string }[]).map(({ domain, match }) => [domain, match]),
  ).toEqual([
    [one, 'name'],
    [other, 'name'],
    [similar, 'similar_name'],
  ]);
  const elsewhere = (await resolve('name=Tannhof&country=FR')).body;
  expect(elsewhere).toMatchObject({
    data: { domain: null, country: 'FR' },
    message: 'No company on file has this name in FR.',
  });
  expect((elsewhere.data.candidates as { reason: string }[]).map(({ reason }) => reason)).toEqual([
    'Its name is similar and its country is not known, by an enrichment.',
    'It has this name and it is in DE, another country, by an enrichment.',
    'It has this name and it is in CH, another country, by an enrichment.',
  ]);
  expect((await resolve('name=Nobody%20At%20All')).body).toMatchObject({
    data: { domain: null, candidates: [] },
    message: 'No company on file has this name.',
  });
});

test.each([
  ['', '`name` must have 1 to 200 characters.'],
  ['name=%20', '`name` must have 1 to 200 characters.'],
  [`name=${'a'.repeat(201)}`, '`name` must have 1 to 200 characters.'],
])('%j is refused', async (query, message) => {
  expect((await resolve(query)).body.message).toBe(message);
});

test('a name without a letter is nobody, in a list too', async () => {
  expect((await resolve('name=%00')).body.data).toMatchObject({ domain: null, candidates: [] });
  const { body } = await api.post('/lists', [{ name: '\0' }], { key: caller.key, query: 'dry_run=true' });
  expect(body.quote).toMatchObject({ not_resolved: 1 });
});

test('an unknown country is refused', async () => {
  expect((await resolve('name=Tannhof&country=Atlantis')).body).toMatchObject({
    ...{ error: 'invalid_filter_value', field: 'country', value: 'Atlantis' },
  });
});

test('a name that only a dataset has, such as a former one, says that the company goes by another', async () => {
  const domain = newDomain();
  await putOnFile(domain, { name: 'Blinkwerk', headquarter_country: 'Austria' });
  await api.db.$executeRaw`
    INSERT INTO datasets (id, format, file_name, fingerprint, file_bytes, status)
    VALUES (77, 'people-data-labs', 'old.json', 'old', 1, 'active')`;
  await api.db.$executeRaw`
    CREATE TABLE dataset_partitions.known_companies_77 PARTITION OF known_companies FOR VALUES IN (77)`;
  await api.db.$executeRaw`
    INSERT INTO known_companies (dataset_id, domain, name, country_code, search)
    VALUES (77, ${domain}, 'Leuchtwerk Wien', 'AT', '')`;
  expect((await resolve('name=Leuchtwerk%20Wien')).body.data).toMatchObject({
    domain,
    candidates: [
      {
        ...{
          domain,
          name: 'Leuchtwerk Wien',
          country_code: 'AT',
          match: 'dataset_name',
          known_from: 'dataset',
        },
        reason:
          'It goes by another name, but is listed under this one and it is in AT, by an imported dataset.',
      },
    ],
  });
});
