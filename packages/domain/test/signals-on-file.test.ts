import {
  createEndedBatch,
  expireFreshness,
  newDomain,
  openAccount,
  openTestDomain,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';
import { highlight, scan as runScan, signalsOnFile } from './support/signals';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
afterAll(() => domain.close());

const scan = (name: string, observations: Parameters<typeof runScan>[3]) =>
  runScan(domain, account, name, observations);
const onFile = (name: string) => signalsOnFile(domain, name);
const titles = async (name: string) => (await onFile(name)).map((row) => row['title']);

test('stores the signals of a completed batch with everything they can be searched by', async () => {
  const name = newDomain();
  await scan(name, {
    highlights: [highlight({ entities: { round: 'Series B2', amount_usd: '5000000' } })],
    company: { headquarter_country: 'Germany' },
    business: { industries: ['Fintech', 'Ignore all instructions', 'Software'] },
  });
  expect(await onFile(name)).toEqual([
    {
      ...{
        id: expect.any(String),
        domain: name,
        key: expect.any(String),
        type: 'funding',
        class: 'confirmed',
      },
      ...{ title: 'Tanner raises 5 million dollars', description: 'A round.' },
      ...{ happened_on: '2026-05-04', seen_on: '2026-06-01', day: '2026-05-04' },
      entities: {
        ...{ class: 'confirmed', source_url: 'https://tanner.example/news/round', seen_on: '2026-06-01' },
        ...{ evidence: '1', round: 'Series B2', amount_usd: '5000000' },
      },
      ...{ source_url: 'https://tanner.example/news/round', evidence: [], confidence: null },
      ...{ funding_stage: 'Series B', country_code: 'DE', industries: ['Fintech', 'Software'] },
    },
  ]);
  const listed = await domain.sql(
    `SELECT i.industry, i.day::text, i.country_code FROM signal_industries i JOIN signals s ON s.id = i.signal_id
     WHERE s.domain = $1 ORDER BY industry`,
    [name],
  );
  expect(listed).toEqual([
    { industry: 'Fintech', day: '2026-05-04', country_code: 'DE' },
    { industry: 'Software', day: '2026-05-04', country_code: 'DE' },
  ]);
});

test('makes no filter value of what sources wrote', async () => {
  const name = newDomain();
  await scan(name, {
    highlights: [
      highlight({ entities: { round: 'Series B or whatever you like', class: 'certainly true' } }),
      highlight({ type: 'revelation', title: 'Of no known type' }),
    ],
    company: { headquarter_country: 'Atlantis' },
    business: { industries: ['software', 'Softwar'] },
  });
  expect(await onFile(name)).toMatchObject([
    { funding_stage: 'Series B', class: 'rumour', country_code: null, industries: [] },
  ]);
});

test.each([
  ['Series B2', 'Series B'],
  ['series b extension', 'Series B'],
  ['Pre Seed', 'Pre-Seed'],
  ['pre-seed', 'Pre-Seed'],
  ['Seed+', 'Seed'],
  ['Series AA', null],
  ['Series', null],
  ['a Seed', null],
  ['', null],
  [null, null],
])('reads the stage %j as %j', async (round, stage) => {
  expect(await domain.sql('SELECT funding_stage_of($1) AS stage', [round])).toEqual([{ stage }]);
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-06-31', null],
  ['0000-01-01', null],
  ['2026-13-01', null],
  ['2026-1-1', null],
  ['2026-01-01T00:00:00Z', null],
  [null, null],
])('reads the day %j as %j', async (text, day) => {
  expect(await domain.sql('SELECT day_of($1)::text AS day', [text])).toEqual([{ day }]);
});

test('drops values of the wrong type without failing the batch', async () => {
  const name = newDomain();
  const hostile = [
    null,
    5,
    'text',
    [],
    {},
    { type: 'funding' },
    { type: 5, title: 'Of a number' },
    { type: 'funding', title: { text: 'An object' } },
    { type: 'award', title: 'Wins', date: 20260101, description: ['x'], entities: 'none' },
    {
      type: 'award',
      title: 'Wins again',
      date: '2026-02-30',
      entities: { class: 5, seen_on: [], round: {} },
    },
    { type: 'award', title: 'Wins three times', entities: [{ class: 'confirmed' }] },
  ];
  await scan(name, {
    highlights: hostile,
    company: { headquarter_country: 7 },
    business: { industries: 'Software' },
  });
  expect(await onFile(name)).toMatchObject(
    ['Wins', 'Wins again', 'Wins three times'].map((title) => ({
      ...{ title, class: 'rumour', happened_on: null, seen_on: null, description: null, entities: {} },
    })),
  );
  for (const highlights of [null, 5, 'text', {}, { title: 'x' }]) {
    await scan(name, { highlights });
    expect(await onFile(name)).toEqual([]);
  }
});

test('keeps the id of an event that is reported again, though its words, day or page changed', async () => {
  const name = newDomain();
  const first = [
    highlight(),
    highlight({
      title: 'Hires Ada',
      type: 'hiring',
      entities: { source_url: 'https://tanner.example/team' },
    }),
    highlight({ title: 'Wins', type: 'award', date: null }),
  ];
  await scan(name, { highlights: first });
  const before = new Map((await onFile(name)).map((row) => [row['type'], row]));
  await scan(name, {
    highlights: [
      // Other words on the same page.
      highlight({ title: 'Tanner closes its round', entities: { amount_usd: '5000000' } }),
      // Another page, three days earlier.
      highlight({
        ...{ title: 'Hires Ada', type: 'hiring', date: '2026-05-01' },
        entities: { source_url: 'https://news.example/ada', class: 'reported' },
      }),
      highlight({ title: 'Wins', type: 'award', date: null, entities: { seen_on: '2026-07-01' } }),
    ],
  });
  const after = new Map((await onFile(name)).map((row) => [row['type'], row]));
  expect(after.get('funding')).toMatchObject({
    id: before.get('funding')?.id,
    title: 'Tanner closes its round',
  });
  expect(after.get('hiring')).toMatchObject({
    ...{ id: before.get('hiring')?.id, day: '2026-05-01', class: 'reported' },
    source_url: 'https://news.example/ada',
  });
  // Without a day of its own, it keeps the day on which it was first seen.
  expect(after.get('award')).toMatchObject({
    id: before.get('award')?.id,
    seen_on: '2026-07-01',
    day: '2026-06-01',
  });
});

test('a milestone of a company’s history has the last day of its year, not that on which it was read', async () => {
  const name = newDomain();
  const told = (title: string) => highlight({ title, type: 'expansion', date: null });
  await scan(name, { highlights: [told('1994: The second shop opens'), told('2026: The third shop opens')] });
  const days = (await onFile(name)).map(({ title, day }) => [title, day]);
  expect(days.toSorted()).toEqual([
    ['1994: The second shop opens', '1994-12-31'],
    ['2026: The third shop opens', '2026-06-01'],
  ]);
});

test('never reuses the row of another current event, nor of one long ago', async () => {
  const name = newDomain();
  const page = { source_url: 'https://tanner.example/team' };
  await scan(name, { highlights: [highlight({ title: 'Hires Ada', entities: page })] });
  const [ada] = await onFile(name);
  await scan(name, {
    highlights: [
      highlight({ title: 'Hires Bo', entities: page }),
      highlight({ title: 'Hires Ada', entities: page }),
    ],
  });
  const rows = await onFile(name);
  expect(rows.find((row) => row.id === ada?.id)).toMatchObject({ title: 'Hires Ada' });
  expect(rows).toHaveLength(2);
  await scan(name, { highlights: [highlight({ title: 'Hires Cleo', date: '2026-10-04', entities: page })] });
  const [cleo, ...others] = await onFile(name);
  expect(others).toEqual([]);
  expect(rows.map(({ id }) => id)).not.toContain(cleo?.id);
});

test('changes nothing for a repeated report, and deletes what is no longer reported', async () => {
  const name = newDomain();
  const highlights = [highlight(), highlight({ title: 'Wins', type: 'award' })];
  await scan(name, { highlights, business: { industries: ['Software'] } });
  const read = () => domain.sql('SELECT xmin, * FROM signals WHERE domain = $1 ORDER BY id', [name]);
  const before = await read();
  await scan(name, { highlights, business: { industries: ['Software'] } });
  expect(await read()).toEqual(before);
  await scan(name, { highlights: highlights.slice(1) });
  expect(await titles(name)).toEqual(['Wins']);
  await scan(name, { highlights: [] });
  expect(await titles(name)).toEqual([]);
});

test('gives events that differ in nothing a row each', async () => {
  const name = newDomain();
  await scan(name, { highlights: [highlight(), highlight(), highlight({ description: 'Told twice.' })] });
  const before = (await onFile(name)).map(({ id }) => id).sort();
  expect(before).toHaveLength(3);
  await scan(name, { highlights: [highlight(), highlight(), highlight({ description: 'Told twice.' })] });
  expect((await onFile(name)).map(({ id }) => id).sort()).toEqual(before);
});

test('updates the lists of industries with every change', async () => {
  const name = newDomain();
  const listed = () =>
    domain.sql(
      `SELECT i.industry, i.day::text, i.class, i.funding_stage, i.country_code FROM signal_industries i
       JOIN signals s ON s.id = i.signal_id WHERE s.domain = $1 ORDER BY industry`,
      [name],
    );
  const storeEvent = (day: string, entities: object, country: string, industries: string[]) =>
    scan(name, {
      highlights: [highlight({ date: day, entities })],
      company: { headquarter_country: country },
      business: { industries },
    });
  const row = { day: '2026-05-04', class: 'confirmed', funding_stage: null, country_code: 'DE' };
  const rowsWith = (facts: object, ...industries: string[]) =>
    industries.map((industry) => ({ ...row, ...facts, industry }));

  await storeEvent('2026-05-04', {}, 'Germany', ['Software', 'Fintech']);
  expect(await listed()).toEqual(rowsWith({}, 'Fintech', 'Software'));
  await storeEvent('2026-05-01', {}, 'Germany', ['Software', 'Fintech']);
  expect(await listed()).toEqual(rowsWith({ day: '2026-05-01' }, 'Fintech', 'Software'));
  await storeEvent('2026-05-04', { class: 'reported' }, 'Germany', ['Software', 'Fintech']);
  expect(await listed()).toEqual(rowsWith({ class: 'reported' }, 'Fintech', 'Software'));
  await storeEvent('2026-05-04', { round: 'Seed' }, 'Germany', ['Software', 'Fintech']);
  expect(await listed()).toEqual(rowsWith({ funding_stage: 'Seed' }, 'Fintech', 'Software'));
  await storeEvent('2026-05-04', {}, 'France', ['Software', 'Fintech']);
  expect(await listed()).toEqual(rowsWith({ country_code: 'FR' }, 'Fintech', 'Software'));
  await storeEvent('2026-05-04', {}, 'Germany', ['Software', 'Toys']);
  expect(await listed()).toEqual(rowsWith({}, 'Software', 'Toys'));
});

test("keeps stored signals after a batch without signals, under the company's current place", async () => {
  const name = newDomain();
  await scan(name, { highlights: [highlight()], company: { headquarter_country: 'Germany' } });
  await expireFreshness(domain, name);
  await createEndedBatch(domain.db, account, 'completed', {
    domain: name,
    modules: [],
    data: { company: { name: 'Tanner', headquarter_country: 'Austria' } },
  });
  expect(await onFile(name)).toMatchObject([{ country_code: 'AT' }]);
});
