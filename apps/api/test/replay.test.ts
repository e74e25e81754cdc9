import type { Evidence } from '@firmlens/contract';
import { deleteOldResults, forgetPerson, optOut } from '@firmlens/domain';
import { buildModule } from '@firmlens/enrichment';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, endBatchWithoutData, moduleData, queueBatch } from './support/batches';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
let caller: Caller;
beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const observed = (field: string, value: unknown): Evidence =>
  ({
    ...{ field, value, source: 'website', url: 'https://marlow.example/about' },
    ...{ observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.9 },
  }) as Evidence;

const member = (name: string, position: string) =>
  observed('team.team_members', {
    ...{ name, position, linkedin_url: null, country: null, city: null, nationality: null },
    ...{ biography: null, experience: [], education: [] },
  });

const EVIDENCE = [observed('company.name', 'Marlow'), observed('company.founded_year', 1987)];

const replay = (batchId: string, who: Pick<Caller, 'key'> = caller) =>
  api.post(`/enrichment/${batchId}/replay`, undefined, who);
const results = async (batchId: string) =>
  (await api.get(`/enrichment/${batchId}/results`, caller)).body.data as Record<string, object>;
const onFile = async (domain: string) => (await api.get(`/company/${domain}`, caller)).body.data as object;
const balance = async () =>
  (await api.db.account.findUniqueOrThrow({ where: { id: caller.accountId } })).balance;

test('what an earlier release built otherwise is shown and put on file; the results stay; nothing is charged', async () => {
  const domain = newDomain();
  const batchId = await completeBatch(api.db, caller, domain, {
    evidence: EVIDENCE,
    data: { company: { founded_year: 87, headquarter_city: 'Nowhere' } },
  });
  const [bought, before] = [await results(batchId), await balance()];
  const first = await replay(batchId);
  expect(first.status).toBe(200);
  const built = buildModule('company', EVIDENCE, { domain, now: new Date(), minConfidence: null }).data;
  const { changes, ...rest } = first.body as { changes: { path: string }[] };
  expect(rest).toMatchObject({
    ...{ batch_id: batchId, domain, applied: ['company'], credits_used: 0 },
    data: { company: JSON.parse(JSON.stringify(built)) as object },
  });
  expect(changes).toEqual(
    expect.arrayContaining([
      { path: 'company.founded_year', before: 87, after: 1987 },
      { path: 'company.headquarter_city', before: 'Nowhere', after: null },
    ]),
  );
  expect(changes.every(({ path }) => path.startsWith('company.'))).toBe(true);

  expect(await onFile(domain)).toEqual(first.body.data);
  expect(await results(batchId)).toEqual(bought);
  expect(await balance()).toBe(before);
  // Harmless twice, so an answer that was lost may be asked for again.
  expect((await replay(batchId)).body).toEqual(first.body);
});

test('what the same rules built shows no difference', async () => {
  const domain = newDomain();
  const context = { domain, now: new Date(), minConfidence: null };
  const batchId = await completeBatch(api.db, caller, domain, {
    evidence: EVIDENCE,
    data: { company: buildModule('company', EVIDENCE, context).data },
  });
  expect((await replay(batchId)).body).toMatchObject({ changes: [], applied: ['company'] });
});

test('the copy of a company stays unless the replay changes what is on file', async () => {
  const [changed, same] = [newDomain(), newDomain()];
  const built = buildModule('company', EVIDENCE, { domain: same, now: new Date(), minConfidence: null });
  const dataOf = { [changed]: { founded_year: 87 }, [same]: built.data };
  for (const [domain, company] of Object.entries(dataOf)) {
    const batchId = await completeBatch(api.db, caller, domain, { evidence: EVIDENCE, data: { company } });
    const data = JSON.stringify(moduleData('company', domain, 'The copy'));
    await api.cache.putCompany(domain, [{ module: 'company', data, enrichedAt: new Date() }], 3_600);
    await replay(batchId);
  }
  expect(await onFile(same)).toMatchObject({ company: { name: 'The copy', founded_year: null } });
  expect(await onFile(changed)).toMatchObject({ company: { name: 'Marlow', founded_year: 1987 } });
});

test('a batch that is not the latest is only shown', async () => {
  const domain = newDomain();
  const old = await completeBatch(api.db, caller, domain, { modules: ['team'], evidence: EVIDENCE });
  await completeBatch(api.db, caller, domain, { name: 'Marlow the Second' });
  const { body } = await replay(old);
  // The module that the later batch did not build is still that of the first.
  expect(body).toMatchObject({
    data: { company: { name: 'Marlow', founded_year: 1987 } },
    applied: ['team'],
  });
  expect(await onFile(domain)).toMatchObject({ company: { name: 'Marlow the Second', founded_year: null } });
});

test('evidence shows what the data on file uses after a replay', async () => {
  const domain = newDomain();
  const batchId = await completeBatch(api.db, caller, domain, { evidence: EVIDENCE });
  await api.db.$executeRaw`UPDATE batch_modules SET used_evidence = '{}' WHERE batch_id = ${batchId}`;
  const used = async () =>
    (await api.get(`/company/${domain}/evidence`, caller)).body.evidence_used as object;
  expect(await used()).toMatchObject({ 'company.founded_year': 0 });
  await replay(batchId);
  expect(await used()).toMatchObject({ 'company.founded_year': 1 });
});

test('a replayed company is found by its new data', async () => {
  const domain = newDomain();
  const evidence = [observed('company.name', 'Sandhopper')];
  const batchId = await completeBatch(api.db, caller, domain, { evidence, name: 'Wrongly Read' });
  const find = async (name: string) =>
    (await api.get('/companies/resolve', { ...caller, query: `name=${name}` })).body.data.domain as string;
  expect([await find('Wrongly%20Read'), await find('Sandhopper')]).toEqual([domain, null]);
  await replay(batchId);
  expect([await find('Wrongly%20Read'), await find('Sandhopper')]).toEqual([null, domain]);
});

test('forgotten people and competitors that opted out do not come back', async () => {
  const [domain, rival] = [newDomain(), newDomain()];
  const evidence = [
    ...EVIDENCE,
    member('Ada Forgotten', 'CEO'),
    member('Bo Kept', 'CTO'),
    observed('competitors.competitors', {
      name: 'Rival',
      domain: rival,
      description: null,
      reason: 'Named.',
    }),
  ];
  const batchId = await completeBatch(api.db, caller, domain, { modules: ['team', 'competitors'], evidence });
  expect(JSON.stringify((await replay(batchId)).body)).toMatch(/Ada Forgotten.*Rival|Rival.*Ada Forgotten/);
  await optOut(api.db, rival);
  // Evidence that was stored by another process at the last moment.
  await api.db.forgottenPerson.deleteMany();
  await forgetPerson(api.db, { name: 'Ada Forgotten', domain: null }, async () => undefined);
  await api.db.$executeRaw`
    INSERT INTO evidence (batch_id, module, field, value, source, url, observed_at, confidence)
    SELECT batch_id, module, field, value || '{"name": "Ada Forgotten"}', source, url, observed_at, confidence
    FROM evidence WHERE batch_id = ${batchId} AND field = 'team.team_members'`;
  const { body } = await replay(batchId);
  expect(JSON.stringify(body.data)).toContain('Bo Kept');
  expect(JSON.stringify(body.data)).not.toMatch(/Ada Forgotten|Rival/);
  await api.db.forgottenPerson.deleteMany();
});

describe('is refused', () => {
  test('for a batch of another account, and for none', async () => {
    const other = await openAccount(api.db);
    const batchId = await completeBatch(api.db, other, newDomain(), { evidence: EVIDENCE });
    expect((await replay(batchId)).body.error).toBe('batch_forbidden');
    expect((await replay('batch_01ARZ3NDEKTSV4RRFFQ69G5FAV')).body.error).toBe('batch_not_found');
  });

  test('for a batch that runs, or ended without data', async () => {
    expect((await replay(await queueBatch(api.db, caller, newDomain()))).body.error).toBe(
      'enrichment_processing',
    );
    for (const [status, code] of [
      ['failed', 'enrichment_failed'],
      ['no_data_found', 'no_data_found'],
    ] as const) {
      const batchId = await endBatchWithoutData(api.db, caller, newDomain(), status);
      expect((await replay(batchId)).body.error).toBe(code);
    }
  });

  test('after an opt-out, past retention, and without evidence', async () => {
    const [optedOut, old, bare] = [newDomain(), newDomain(), newDomain()];
    const ids = [
      await completeBatch(api.db, caller, optedOut, { evidence: EVIDENCE }),
      await completeBatch(api.db, caller, old, { evidence: EVIDENCE }),
      await completeBatch(api.db, caller, bare, { data: { company: moduleData('company', bare) } }),
    ];
    await optOut(api.db, optedOut);
    await completeBatch(api.db, caller, old);
    await api.db
      .$executeRaw`UPDATE batches SET completed_at = now() - interval '91 days' WHERE id = ${ids[1]}`;
    await deleteOldResults(api.db, 90);
    for (const id of ids) {
      const { status, body } = await replay(id);
      expect([status, body.error]).toEqual([404, 'data_unavailable']);
    }
    expect(await onFile(bare)).toMatchObject({ company: { name: 'Marlow' } });
  });

  test('for GET', async () => {
    expect((await api.get('/enrichment/batch_1/replay', caller)).status).toBe(405);
  });
});
