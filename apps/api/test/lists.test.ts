import { advanceLists, brokenInvariants } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, endBatchWithoutData, finishBatch, queueBatch } from './support/batches';
import {
  endRunningBatches,
  finishList,
  listBecomes,
  NO_RATE_LIMITS,
  postList,
  runningBatches,
} from './support/lists';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const newDomains = (count: number) => Array.from({ length: count }, newDomain);
const balanceOf = async ({ accountId }: Caller) =>
  (await api.db.account.findUniqueOrThrow({ where: { id: accountId } })).balance;

describe('a list', () => {
  it('enriches each company once, and costs what it said', async () => {
    const caller = await openAccount(api.db, { plan: 'starter', ...NO_RATE_LIMITS });
    const domains = newDomains(20);
    const created = await postList(api, caller, domains, { query: 'enrich=team' });
    expect(created).toMatchObject({
      status: 202,
      body: { quote: { entries: 20, to_enrich: 20, price_each: 16, price: 320 }, problems: [] },
    });
    const list = await finishList(api, caller, created.body.data.list_id);
    expect(list).toMatchObject({
      status: 'completed',
      counts: { completed: 20, waiting: 0, running: 0 },
      credits: { spent: 320, reserved: 0, refunded: 0, estimate: 320 },
    });
    expect(await balanceOf(caller)).toBe(10_000 - 320);
    const batches = await api.db.batch.findMany({ where: { accountId: caller.accountId } });
    expect(batches.map(({ domain }) => domain).sort()).toEqual([...domains].sort());
  });

  it('ends thousands of entries although the statistics know of none that waits', async () => {
    const caller = await openAccount(api.db, { plan: 'starter', ...NO_RATE_LIMITS });
    const small = await postList(api, caller, newDomains(20));
    await finishList(api, caller, small.body.data.list_id);
    await api.db.$executeRaw`VACUUM ANALYZE list_entries`;
    const domains = Array.from({ length: 3_000 }, (_, index) => `planned-${index}.com`);
    const { body } = await postList(api, caller, domains, { query: 'max_credits=0' });
    const list = await listBecomes(api, caller, body.data.list_id, ({ ended_at: end }) => end !== null);
    expect(list.counts).toMatchObject({ not_begun: 3_000 });
  });

  it('says the same figures without spending anything when asked with dry_run', async () => {
    const caller = await openAccount(api.db);
    const other = await openAccount(api.db);
    const [fresh, cooling, running, plain] = newDomains(4);
    await completeBatch(api.db, other, fresh ?? '');
    await endBatchWithoutData(api.db, other, cooling ?? '', 'no_data_found');
    await queueBatch(api.db, other, running ?? '');
    const entries = [
      fresh,
      cooling,
      running,
      plain,
      `https://www.${plain}/about`,
      'nothing.test',
      'a b',
      7,
      { name: 'Nobody Ltd' },
    ];
    const dry = await postList(api, caller, entries, { query: 'dry_run=true' });
    expect(dry).toMatchObject({
      status: 200,
      body: {
        dry_run: true,
        quote: {
          ...{
            entries: 8,
            to_enrich: 1,
            fresh: 1,
            running: 1,
            cooldown: 1,
            unknown: 1,
            not_resolved: 1,
            invalid: 2,
          },
          ...{ duplicates: 1, price_each: 10, price: 10, price_at_most: 20 },
        },
        problems: [
          { line: 2, status: 'cooldown' },
          { line: 5, status: 'duplicate', first_line: 4 },
          { line: 6, status: 'unknown' },
          { line: 7, status: 'invalid' },
          { line: 8, status: 'invalid' },
          { line: 9, status: 'not_resolved', candidates: [] },
        ],
      },
    });
    expect(await api.db.list.count({ where: { accountId: caller.accountId } })).toBe(0);
    const real = await postList(api, caller, entries);
    expect(real.body).toMatchObject({ quote: dry.body.quote, problems: dry.body.problems });
  });

  it('takes no more than its share of the concurrent enrichments, so that single requests get through', async () => {
    const caller = await openAccount(api.db, { plan: 'trial', ...NO_RATE_LIMITS });
    const { body } = await postList(api, caller, newDomains(6));
    await listBecomes(api, caller, body.data.list_id, ({ counts }) => counts['running'] === 2);
    const single = await api.get(`/company/${newDomain()}`, {
      key: caller.key,
      headers: { 'x-webhook-url': 'https://hooks.receiver.example/in' },
    });
    expect(single.status).toBe(202);
    expect(await runningBatches(api, caller)).toHaveLength(3);
    await endRunningBatches(api, caller);
    await listBecomes(
      api,
      caller,
      body.data.list_id,
      ({ counts }) => counts['completed'] === 2 && counts['running'] === 2,
    );
  });

  it('may have 10,000 entries, and one more is refused', async () => {
    const caller = await openAccount(api.db);
    const domains = Array.from({ length: 10_000 }, (_, index) => `company-${index}.com`);
    const { status, body } = await postList(api, caller, domains, { query: 'max_credits=0' });
    expect({ status, quote: body.quote }).toMatchObject({
      status: 202,
      quote: { to_enrich: 10_000, price: 100_000 },
    });
    const list = await listBecomes(api, caller, body.data.list_id, ({ ended_at: end }) => end !== null);
    expect(list).toMatchObject({ status: 'completed', counts: { not_begun: 10_000 }, credits: { spent: 0 } });
    expect(await postList(api, caller, [...domains, 'one.more'])).toMatchObject({
      status: 400,
      body: { error: 'invalid_list', message: expect.stringContaining('at most 10000 entries') },
    });
  });

  it('resolves a name only if exactly one company on file has it, and names the others', async () => {
    const caller = await openAccount(api.db);
    const [one, twin, other] = newDomains(3);
    await completeBatch(api.db, caller, one ?? '', { name: 'Nordlicht Wärmetechnik GmbH' });
    await completeBatch(api.db, caller, twin ?? '', { name: 'Zwillingswerk AG' });
    await completeBatch(api.db, caller, other ?? '', { name: 'Zwillingswerk SE' });
    const names = ['NORDLICHT Warmetechnik', 'Zwillingswerk', 'Nordlicht'].map((name) => ({ name }));
    const { body } = await postList(api, caller, names, { query: 'dry_run=true' });
    expect(body).toMatchObject({
      quote: { fresh: 1, not_resolved: 2 },
      problems: [
        {
          line: 2,
          status: 'not_resolved',
          candidates: [{ name: 'Zwillingswerk AG' }, { name: 'Zwillingswerk SE' }],
        },
        { line: 3, status: 'not_resolved', candidates: [{ domain: one }] },
      ],
    });
  });

  it('waits for a company that another account enriches, and gets its fresh data free', async () => {
    const [caller, other] = [await openAccount(api.db), await openAccount(api.db)];
    const domain = newDomain();
    const batchId = await queueBatch(api.db, other, domain);
    const { body } = await postList(api, caller, [domain]);
    expect(body.quote).toMatchObject({ running: 1, price: 0, price_at_most: 10 });
    await finishBatch(api.db, batchId);
    api.lists.wake();
    const list = await listBecomes(api, caller, body.data.list_id, ({ status }) => status === 'completed');
    expect(list).toMatchObject({ counts: { fresh: 1 }, credits: { spent: 0 } });
  });

  it('begins each entry once, however many processes take its steps', async () => {
    const caller = await openAccount(api.db);
    const { body } = await postList(api, caller, newDomains(12));
    const rules = { freshnessSeconds: 60, cooldownSeconds: 60, deadlineSeconds: 600, refundsPerHour: 50 };
    const listener = { onBegun: () => undefined, onOwed: () => undefined };
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 8 }, () => advanceLists(api.db, rules, listener, signal)));
    await listBecomes(api, caller, body.data.list_id, ({ counts }) => counts['running'] === 12);
    expect(await runningBatches(api, caller)).toHaveLength(12);
    expect(await balanceOf(caller)).toBe(500_000 - 120);
    expect(await brokenInvariants(api.db)).toEqual([]);
  });
});
