import { forgetPerson, migrate, optOut } from '@firmlens/domain';
import {
  type observed,
  newDomain,
  openAccount,
  openTestDomain,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';
import { highlight, observation, scan as runScan, signalsOnFile } from './support/signals';

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

test('takes the evidence from the batch that reports the event, by page or words, unless others share them', async () => {
  const name = newDomain();
  const team = 'https://tanner.example/team';
  const seen = (title: string, url: string | null, confidence: number): Parameters<typeof observed> => [
    'signals.highlights',
    observation({ title }),
    { url, confidence, source: url === null ? 'gdelt' : 'website:feed' },
  ];
  await scan(name, {
    highlights: [
      highlight(),
      highlight({ title: 'Hires Ada', type: 'hiring', entities: { source_url: team } }),
      highlight({ title: 'Hires Bo', type: 'hiring', entities: { source_url: team } }),
      ...[1, 2].map((week) =>
        highlight({
          ...{ title: 'This week', date: `2026-01-0${week}` },
          entities: { source_url: `https://tanner.example/${week}` },
        }),
      ),
    ],
    evidence: [
      seen('Other words', 'https://tanner.example/news/round', 0.75),
      seen('Tanner raises 5 million dollars', null, 0.5),
      seen('Something else', 'https://tanner.example/other', 1),
      seen('Hires Ada', team, 0.25),
      seen('Hires Bo', team, 0.875),
      seen('This week', 'https://tanner.example/1', 0.25),
      seen('This week', 'https://tanner.example/2', 0.5),
      ...Array.from({ length: 12 }, (_, index) => seen('Hires Bo', `https://n${index}.example/`, 0.5)),
    ],
  });
  const [ada, bo, round, second, first] = await onFile(name);
  expect(round).toMatchObject({
    confidence: 0.75,
    evidence: [
      {
        ...{ source: 'website:feed', url: 'https://tanner.example/news/round', confidence: 0.75 },
        observed_at: '2026-03-01T00:00:00.000Z',
      },
      { source: 'gdelt', url: null, confidence: 0.5 },
    ],
  });
  expect(ada).toMatchObject({ confidence: 0.25, evidence: [{ url: team }] });
  expect(bo).toMatchObject({ confidence: 0.875, evidence: { length: 10 } });
  expect(first).toMatchObject({ confidence: 0.25, evidence: [{ url: 'https://tanner.example/1' }] });
  expect(second).toMatchObject({ confidence: 0.5, evidence: [{ url: 'https://tanner.example/2' }] });
});

test('stores signals of companies that an earlier release enriched when the database is migrated', async () => {
  const name = newDomain();
  await scan(name, { highlights: [highlight()] });
  await domain.sql('TRUNCATE signals CASCADE');
  await domain.sql(`UPDATE known_companies SET search = ts_delete(search, 'on file') WHERE domain = $1`, [
    name,
  ]);
  await migrate(domain.url);
  expect(await titles(name)).toEqual(['Tanner raises 5 million dollars']);
});

test('stores no signals for a company that opted out', async () => {
  const name = newDomain();
  await scan(name, { highlights: [highlight()], business: { industries: ['Software'] } });
  await optOut(domain.db, name);
  expect(await onFile(name)).toEqual([]);
  // A batch that runs meanwhile fails.
  await expect(scan(name, { highlights: [highlight()] })).rejects.toThrow('did not end');
  await domain.sql('SELECT sync_signals($1)', [name]);
  expect(await onFile(name)).toEqual([]);
});

test('names a forgotten person in no signal, nor in the URL of its evidence', async () => {
  const name = newDomain();
  await scan(name, {
    highlights: [
      highlight({ title: 'Tanner appoints Ada Quagmire', entities: { people: 'Ada Quagmire' } }),
      highlight({ title: 'Wins', type: 'award' }),
    ],
    evidence: [
      ['signals.highlights', observation({ title: 'Wins' }), { url: 'https://news.example/ada-quagmire' }],
    ],
  });
  await forgetPerson(domain.db, { name: 'Ada Quagmire', domain: null }, async () => undefined);
  expect(await onFile(name)).toMatchObject([{ title: 'Wins', evidence: [{ url: null }] }]);
  // The next run completes an interrupted one.
  await domain.sql(`UPDATE signals SET description = 'By Ada Quagmire.' WHERE domain = $1`, [name]);
  await forgetPerson(domain.db, { name: 'Ada Quagmire', domain: null }, async () => undefined);
  expect(await onFile(name)).toMatchObject([{ title: 'Wins', description: 'A round.' }]);
});
