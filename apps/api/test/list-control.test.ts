import { purchaseCredits, updateAccount } from '@firmlens/domain';
import { openAccount } from './support/accounts';
import { refundBatches } from './support/batches';
import {
  endRunningBatches,
  finishList,
  listBecomes,
  NO_RATE_LIMITS,
  postList,
  readList,
  runningBatches,
} from './support/lists';
import { type Api, newDomain, REFUNDS_PER_HOUR, startApi, WEBHOOK_URL } from './support/start-api';
import { watchList } from './support/watch-list';

let api: Api;
beforeAll(async () => {
  api = await startApi({ heartbeatMs: 50 });
});
afterAll(() => api.stop());

const newDomains = (count: number) => Array.from({ length: count }, newDomain);

describe('a list', () => {
  it('begins nothing while it is paused, and goes on when it is resumed', async () => {
    const caller = await openAccount(api.db, { plan: 'trial', ...NO_RATE_LIMITS });
    const { body } = await postList(api, caller, newDomains(5));
    const listId = String(body.data.list_id);
    await listBecomes(api, caller, listId, ({ counts }) => counts['running'] === 2);
    const paused = await api.post(`/lists/${listId}/pause`, undefined, caller);
    expect(paused.body.data).toMatchObject({ status: 'paused', reason: 'requested' });
    await endRunningBatches(api, caller);
    await listBecomes(api, caller, listId, ({ counts }) => counts['completed'] === 2);
    expect(await runningBatches(api, caller)).toEqual([]);
    expect((await readList(api, caller, listId)).credits).toMatchObject({ spent: 20, reserved: 0 });
    await api.post(`/lists/${listId}/resume`, undefined, caller);
    expect(await finishList(api, caller, listId)).toMatchObject({
      counts: { completed: 5 },
      credits: { spent: 50 },
    });
  });

  it('that is cancelled ends what runs, never begins the rest, and charges nothing for it', async () => {
    const caller = await openAccount(api.db, { plan: 'trial', ...NO_RATE_LIMITS });
    const { body } = await postList(api, caller, newDomains(5));
    const listId = String(body.data.list_id);
    await listBecomes(api, caller, listId, ({ counts }) => counts['running'] === 2);
    const cancelled = await api.post(`/lists/${listId}/cancel`, undefined, caller);
    expect(cancelled.body.data).toMatchObject({ status: 'cancelling', counts: { not_begun: 3, running: 2 } });
    expect(await finishList(api, caller, listId)).toMatchObject({
      status: 'cancelled',
      counts: { completed: 2, not_begun: 3 },
      credits: { spent: 20 },
    });
    expect(await api.post(`/lists/${listId}/resume`, undefined, caller)).toMatchObject({
      status: 409,
      body: { error: 'list_ended' },
    });
  });

  it('stops before it would cost more than max_credits, with refunds counted back', async () => {
    const caller = await openAccount(api.db);
    const { body } = await postList(api, caller, newDomains(6), { query: 'max_credits=25' });
    const listId = String(body.data.list_id);
    await listBecomes(api, caller, listId, ({ counts }) => counts['running'] === 2);
    await endRunningBatches(api, caller, 'no_data_found');
    await listBecomes(
      api,
      caller,
      listId,
      ({ counts }) => counts['no_data_found'] === 2 && counts['running'] === 2,
    );
    expect(await finishList(api, caller, listId)).toMatchObject({
      status: 'completed',
      counts: { no_data_found: 2, completed: 2, not_begun: 2 },
      credits: { spent: 20, refunded: 20, max_credits: 25 },
    });
  });

  it('pauses without credits, says so, and goes on once there are some', async () => {
    const caller = await openAccount(api.db, { credits: 25 });
    const { body } = await postList(api, caller, newDomains(4));
    const listId = String(body.data.list_id);
    await listBecomes(api, caller, listId, ({ counts }) => counts['running'] === 2);
    await endRunningBatches(api, caller);
    await listBecomes(api, caller, listId, ({ status }) => status === 'paused');
    expect(await readList(api, caller, listId)).toMatchObject({
      reason: 'insufficient_credits',
      counts: { waiting: 2 },
    });
    await purchaseCredits(api.db, caller.accountId, 100);
    await api.post(`/lists/${listId}/resume`, undefined, caller);
    expect(await finishList(api, caller, listId)).toMatchObject({
      status: 'completed',
      credits: { spent: 40 },
    });
  });

  it('pauses when the subscription ends', async () => {
    const caller = await openAccount(api.db, { plan: 'trial', ...NO_RATE_LIMITS });
    const { body } = await postList(api, caller, newDomains(4));
    const listId = String(body.data.list_id);
    await listBecomes(api, caller, listId, ({ counts }) => counts['running'] === 2);
    await updateAccount(api.db, caller.accountId, { status: 'suspended' });
    await endRunningBatches(api, caller);
    const stored = () => api.db.list.findUniqueOrThrow({ where: { id: listId } });
    while ((await stored()).status !== 'paused') api.lists.wake();
    expect(await stored()).toMatchObject({ reason: 'subscription_required', ended: 2 });
  });

  it('waits, and says why, while too many enrichments of the account were refunded', async () => {
    const caller = await openAccount(api.db);
    await refundBatches(api.db, caller, REFUNDS_PER_HOUR);
    const { body } = await postList(api, caller, newDomains(1));
    await listBecomes(api, caller, body.data.list_id, ({ reason }) => reason === 'refund_limit_reached');
    expect(await runningBatches(api, caller)).toEqual([]);
  });

  it('owes one webhook at its end, and one for each enrichment only if asked for', async () => {
    const caller = await openAccount(api.db);
    const eventsOf = async (query: string) => {
      const headers = { 'x-webhook-url': WEBHOOK_URL };
      const { body } = await postList(api, caller, newDomains(2), { query, headers });
      await finishList(api, caller, body.data.list_id);
      const deliveries = await api.db.delivery.findMany({
        where: { accountId: caller.accountId },
        orderBy: { id: 'asc' },
      });
      await api.db.list.updateMany({ data: { deliveryId: null } });
      await api.db.delivery.deleteMany({ where: { accountId: caller.accountId } });
      return deliveries.map(({ event }) => event);
    };
    expect(await eventsOf('')).toEqual(['list.completed']);
    expect(await eventsOf('notify=each')).toEqual([
      'enrichment.completed',
      'enrichment.completed',
      'list.completed',
    ]);
  });
});

describe('the events of a list', () => {
  it('tell each entry once when it has ended, and end with the list', async () => {
    const caller = await openAccount(api.db, { plan: 'trial', ...NO_RATE_LIMITS });
    const domains = newDomains(5);
    const { body } = await postList(api, caller, [...domains, 'nothing.test']);
    const watcher = await watchList(api, caller, body.data.list_id);
    await finishList(api, caller, body.data.list_id);
    await watcher.ended();
    expect(watcher.entries.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(watcher.entries.map(({ domain }) => domain).sort()).toEqual([...domains, 'nothing.test'].sort());
    expect(watcher.lists.at(-1)).toMatchObject({ status: 'completed', counts: { completed: 5, unknown: 1 } });
  });

  it('go on after the last one that a client has', async () => {
    const caller = await openAccount(api.db, { plan: 'trial', ...NO_RATE_LIMITS });
    const { body } = await postList(api, caller, newDomains(4));
    const listId = String(body.data.list_id);
    const first = await watchList(api, caller, listId);
    await listBecomes(api, caller, listId, ({ counts }) => counts['running'] === 2);
    await endRunningBatches(api, caller);
    await first.receives(2);
    await first.leave();
    await finishList(api, caller, listId);
    const second = await watchList(api, caller, listId, '2');
    await second.ended();
    expect(second.entries.map(({ id }) => id)).toEqual(['3', '4']);
  });
});
