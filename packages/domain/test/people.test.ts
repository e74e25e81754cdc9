import type { Evidence, TeamMember } from '@firmlens/contract';
import {
  allowPerson,
  companyEvidence,
  createCachedResponses,
  findBatchResults,
  findDomainState,
  findSourceResponses,
  forgetPerson,
  forgottenNameMatcher,
  storeSourceResponses,
  listForgottenPeople,
} from '@firmlens/domain';
import {
  createEndedBatch,
  newDomain,
  observed,
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
afterAll(() => domain.close());
beforeEach(() => domain.sql('DELETE FROM forgotten_people'));

const member = (name: string): TeamMember => ({
  ...{ name, position: 'CEO', linkedin_url: null, country: null, city: null, nationality: null },
  ...{ biography: null, experience: [], education: [] },
});

/** A stored company in which this person is named wherever possible. */
async function companyWith(name: string, person: string): Promise<string> {
  const title = `Tanner appoints ${person} as CEO`;
  const highlight = { type: 'leadership' as const, title, date: null, description: null };
  const evidence: Evidence[] = [
    observed('company.name', 'Tanner'),
    observed('team.team_members', member(person), { url: `https://${name}/team` }),
    observed('team.team_members', member('Grace Sample')),
    observed('signals.highlights', { ...highlight, entities: { person }, class: 'confirmed' }),
    observed('funding.investors', person),
  ];
  const change = { change: 'leader', to: `${person}, CEO` };
  const seenChange = observed(
    'signals.highlights',
    { ...highlight, title: `${person} is now CEO at Tanner`, entities: change, class: 'confirmed' },
    { source: 'own-observation' },
  );
  const batchId = await createEndedBatch(domain.db, account, 'completed', {
    domain: name,
    modules: ['team', 'signals', 'funding'],
    evidence: [...evidence, seenChange],
    data: {
      company: { name: 'Tanner', description: `Founded by ${person}.` },
      team: { team_count: 2, team_members: [member(person), member('Grace Sample')] },
      signals: { highlights_count: 1, highlights: [{ ...highlight, entities: { person } }] },
      funding: { investors_count: 2, investors: ['Bexo', person] },
    },
  });
  const response = { status: 'found' as const, reason: null, evidence, clues: [], answeredAt: new Date() };
  await storeSourceResponses(domain.db, name, [
    { ...response, source: 'website' },
    { ...response, source: 'gleif', evidence: [] },
  ]);
  const body = Buffer.from(JSON.stringify({ officers: [person] }));
  const cached = { etag: '"1"', lastModified: null, contentType: 'application/json', body };
  await createCachedResponses(domain.db).keep(`https://registry.example/${name}`, cached);
  const given = JSON.stringify({ data: { company: { domain: name, description: `Founded by ${person}.` } } });
  await domain.sql(
    `INSERT INTO idempotent_answers (account_id, key, digest, status, body) VALUES ($1, $2, '\\x', 200, $3)`,
    [account.accountId, name, given],
  );
  return batchId;
}

/** The tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await domain.sql<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace`,
  );
  const hex = Buffer.from(text).toString('hex');
  const holding = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await domain.sql(
        `SELECT FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%' OR t::text LIKE '%' || $2 || '%' LIMIT 1`,
        [text, hex],
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return holding.flat().sort();
}

const noCopies = async () => undefined;
const isNamed = async (name: string, text: string) => (await forgottenNameMatcher(domain.db, name))(text);

async function onFile(name: string, module: string): Promise<unknown> {
  const options = { ...account, freshnessSeconds: 60, cooldownSeconds: 60, refundsPerHour: 10 };
  const { stored } = await findDomainState(domain.db, name, options);
  return JSON.parse(stored.find((item) => item.module === module)?.data ?? 'null');
}

describe('a person who is forgotten', () => {
  test('is in no table any more, however their name was spelled', async () => {
    const name = newDomain();
    await companyWith(name, 'Dr. Zoë Quagmire');
    expect(await tablesWith('Zoë Quagmire')).toEqual([
      'batch_modules',
      'company_modules',
      'evidence',
      'idempotent_answers',
      'kept_answers',
      'known_companies',
      'observed_changes',
      'signals',
      'source_answers',
    ]);
    await forgetPerson(domain.db, { name: 'ZOE QUAGMIRE', domain: null }, noCopies);
    expect(await tablesWith('Zoë Quagmire')).toEqual([]);
    expect(await tablesWith('Quagmire')).toEqual([]);
  });

  test('leaves everything else as it was, with matching counts', async () => {
    const name = newDomain();
    const batchId = await companyWith(name, 'Ada Example');
    await forgetPerson(domain.db, { name: 'Ada Example', domain: null }, noCopies);
    const expected = {
      company: { name: 'Tanner', description: null },
      team: { team_count: 1, team_members: [member('Grace Sample')] },
      signals: { highlights_count: 0, highlights: [] },
      funding: { investors_count: 1, investors: ['Bexo'] },
    };
    const results = await findBatchResults(domain.db, batchId);
    for (const [module, data] of Object.entries(expected)) {
      expect(await onFile(name, module)).toEqual(data);
      expect(JSON.parse(results?.data.get(module) ?? 'null')).toEqual(data);
    }
    const evidence = (await companyEvidence(domain.db, name))?.modules[0]?.evidence.map(({ item }) => item);
    expect(evidence).toEqual([
      observed('company.name', 'Tanner'),
      observed('team.team_members', member('Grace Sample')),
    ]);
    expect(await findSourceResponses(domain.db, name, 3_600)).toEqual([]);
  });

  test('from one company stays in others', async () => {
    const [name, other] = [newDomain(), newDomain()];
    await companyWith(name, 'Ada Example');
    await companyWith(other, 'Ada Example');
    const { companies } = await forgetPerson(domain.db, { name: 'Ada Example', domain: name }, noCopies);
    expect(companies).toEqual([name]);
    expect(await onFile(name, 'team')).toMatchObject({ team_count: 1 });
    expect(await onFile(other, 'team')).toMatchObject({ team_count: 2 });
    expect(await findSourceResponses(domain.db, other, 3_600)).toHaveLength(2);
    expect([await isNamed(name, 'ada example'), await isNamed(other, 'ada example')]).toEqual([true, false]);
  });

  test('can be forgotten again without harm', async () => {
    const name = newDomain();
    await companyWith(name, 'Ada Example');
    await forgetPerson(domain.db, { name: 'Ada Example', domain: null }, noCopies);
    const team = await onFile(name, 'team');
    const again = await forgetPerson(domain.db, { name: 'Ada Example', domain: null }, noCopies);
    expect(again.companies).toEqual([]);
    expect(await onFile(name, 'team')).toEqual(team);
    expect(await listForgottenPeople(domain.db)).toHaveLength(1);
  });

  test('has cached copies dropped around each change, and again in a second run if that failed', async () => {
    const name = newDomain();
    await companyWith(name, 'Ada Example');
    const failing = () => Promise.reject(new Error('Redis is away'));
    const request = { name: 'Ada Example', domain: null };
    await expect(forgetPerson(domain.db, request, failing)).rejects.toThrow('Redis is away');

    const seen: [string, boolean][] = [];
    const watching = async (dropped: string) => {
      seen.push([dropped, JSON.stringify(await onFile(name, 'team')).includes('Ada Example')]);
    };
    await forgetPerson(domain.db, request, watching);
    expect(seen).toContainEqual([name, true]);
    expect(seen.at(-1)).toEqual([name, false]);
  });
});

describe('the list of forgotten people', () => {
  test('contains no readable name, and applies to one company or to all', async () => {
    const name = newDomain();
    await forgetPerson(domain.db, { name: 'Ada Example', domain: name }, noCopies);
    await forgetPerson(domain.db, { name: 'Grace Sample', domain: null }, noCopies);
    expect(await listForgottenPeople(domain.db)).toEqual([
      { nameHash: expect.any(Uint8Array), domain: name, createdAt: expect.any(Date) },
      { nameHash: expect.any(Uint8Array), domain: null, createdAt: expect.any(Date) },
    ]);
    expect(await tablesWith('ada example')).toEqual([]);
    expect(await isNamed(name, 'Written by Dr. Ada Example')).toBe(true);
    expect(await isNamed(newDomain(), 'Grace Sample')).toBe(true);
    expect(await isNamed(newDomain(), 'Ada Example')).toBe(false);
  });

  test('loses a name only where it is', async () => {
    const name = newDomain();
    await forgetPerson(domain.db, { name: 'Ada Example', domain: name }, noCopies);
    expect(await allowPerson(domain.db, 'Ada Example', null)).toBe(false);
    expect(await isNamed(name, 'Ada Example')).toBe(true);
    expect(await allowPerson(domain.db, 'Frau ADA EXAMPLE', name)).toBe(true);
    expect(await isNamed(name, 'Ada Example')).toBe(false);
  });
});
