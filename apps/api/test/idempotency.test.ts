import { deleteOldAnswers } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, finishBatch } from './support/batches';
import { postList, runningBatches } from './support/lists';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let keys = 0;
const newKey = (): string => `order ${(keys += 1)}`;

const enrich = (caller: Caller, domain: string, key: string, query = '') =>
  api.get(`/company/${domain}`, {
    key: caller.key,
    query,
    headers: { 'x-webhook-url': WEBHOOK_URL, 'idempotency-key': key },
  });

describe('a request with an Idempotency-Key', () => {
  it('gets its first answer again, also when the enrichment has ended, and charges once', async () => {
    const caller = await openAccount(api.db);
    const [domain, key] = [newDomain(), newKey()];
    const first = await enrich(caller, domain, key, 'enrich=team');
    expect(first.status).toBe(202);
    await finishBatch(api.db, String(first.body.batch_id));
    const again = await enrich(caller, `https://www.${domain}/about`, key, 'enrich=team');
    expect({ status: again.status, body: again.body }).toEqual({ status: 202, body: first.body });
    expect(await api.db.batch.count({ where: { accountId: caller.accountId } })).toBe(1);
  });

  it('gets the fresh data of its first answer again', async () => {
    const caller = await openAccount(api.db);
    const [domain, key] = [newDomain(), newKey()];
    await completeBatch(api.db, caller, domain, { name: 'Before' });
    const first = await enrich(caller, domain, key);
    await completeBatch(api.db, caller, domain, { name: 'After' });
    const again = await enrich(caller, domain, key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.body.data.company.name).toBe('Before');
  });

  it('is refused if its key stands for another request, but not for another account', async () => {
    const caller = await openAccount(api.db);
    const key = newKey();
    await enrich(caller, newDomain(), key);
    const domain = newDomain();
    expect(await enrich(caller, domain, key)).toMatchObject({
      status: 422,
      body: { error: 'idempotency_key_reused' },
    });
    expect((await enrich(await openAccount(api.db), domain, key)).status).toBe(202);
  });

  it('may be repeated after an error, which is not kept', async () => {
    const caller = await openAccount(api.db, { credits: 5 });
    const [domain, key] = [newDomain(), newKey()];
    expect((await enrich(caller, domain, key)).status).toBe(402);
    await api.db.$executeRaw`SELECT post_entry(${caller.accountId}::int, 'purchase', 100)`;
    expect((await enrich(caller, domain, key)).status).toBe(202);
  });

  it('does its work once, and gets one answer, however often it is sent at once', async () => {
    const caller = await openAccount(api.db);
    const [domain, key] = [newDomain(), newKey()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => enrich(caller, domain, key)));
    const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)));
    expect({ statuses: [...new Set(answers.map(({ status }) => status))], bodies: bodies.size }).toEqual({
      statuses: [202],
      bodies: 1,
    });
    expect(await runningBatches(api, caller)).toHaveLength(1);
  });

  it('begins one list, whatever its file', async () => {
    const caller = await openAccount(api.db);
    const headers = { 'content-type': 'text/csv', 'idempotency-key': newKey() };
    const file = `domain\n${newDomain()}\n`;
    const answers = await Promise.all([1, 2, 3].map(() => postList(api, caller, file, { headers })));
    expect(new Set(answers.map(({ body }) => body.data?.list_id)).size).toBe(1);
    expect(await api.db.list.count({ where: { accountId: caller.accountId } })).toBe(1);
    expect(await postList(api, caller, `${file}${newDomain()}\n`, { headers })).toMatchObject({
      status: 422,
    });
  });

  it('is a new one after a day', async () => {
    const caller = await openAccount(api.db);
    const key = newKey();
    const first = await enrich(caller, newDomain(), key);
    await api.db.idempotentAnswer.updateMany({
      where: { key },
      data: { createdAt: new Date(Date.now() - 24 * 3_600_000 - 1_000) },
    });
    const next = await enrich(caller, newDomain(), key);
    expect(next.status).toBe(202);
    expect(next.body.batch_id).not.toBe(first.body.batch_id);
    await api.db.$executeRaw`UPDATE idempotent_answers SET created_at = now() - interval '25 hours'`;
    expect(await deleteOldAnswers(api.db)).toBeGreaterThan(0);
    expect(await api.db.idempotentAnswer.count()).toBe(0);
  });

  it.each([' ', 'ü', 'x'.repeat(256)])('is refused with the key %j', async (key) => {
    const caller = await openAccount(api.db);
    expect(await enrich(caller, newDomain(), key)).toMatchObject({
      status: 400,
      body: { error: 'invalid_parameter' },
    });
  });
});
