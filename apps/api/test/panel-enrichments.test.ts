import { openProgressPublisher, type ProgressPublisher } from '@firmlens/cache';
import type { BatchProgress } from '@firmlens/contract';
import { endBatch, endSession, installationId } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, finishBatch, queueBatch, refundBatches } from './support/batches';
import { openMember, openSession } from './support/panel';
import { type Api, newDomain, REFUNDS_PER_HOUR, startApi } from './support/start-api';
import { watch } from './support/watch';

let api: Api;
let account: Caller;
let viewer: Awaited<ReturnType<typeof openMember>>;
let developer: Awaited<ReturnType<typeof openMember>>;
/** As the worker publishes. */
let worker: ProgressPublisher;

beforeAll(async () => {
  api = await startApi({ heartbeatMs: 100 });
  account = await openAccount(api.db);
  viewer = await openMember(api, account.accountId, 'viewer');
  developer = await openMember(api, account.accountId, 'developer');
  const { redisUrl: url } = api;
  worker = openProgressPublisher({
    redis: { url },
    timeoutMs: 5_000,
    installation: () => installationId(api.db),
  });
});
afterAll(async () => {
  worker.close();
  await api.stop();
});

const STARTED: BatchProgress = { step: 'started' };
const ASKED: BatchProgress = { step: 'asked', source: 'website' };
const FOUND: BatchProgress = {
  step: 'answered',
  source: 'website',
  status: 'found',
  reason: null,
  seconds: 1.5,
};
const BUILT: BatchProgress = { step: 'built', module: 'company' };
const ENDED: BatchProgress = { step: 'ended' };

const receives = (watcher: Awaited<ReturnType<typeof watch>>, steps: number) =>
  waitUntil(() => watcher.steps().length >= steps, { what: `${steps} steps` });

/** Publishes steps as soon as the worker is connected. */
async function publish(batchId: string, ...steps: BatchProgress[]): Promise<void> {
  const probe = await watch(api, viewer, batchId);
  await waitUntil(
    async () => {
      worker.publish(batchId, steps[0] ?? STARTED);
      return probe.steps().length > 0;
    },
    { what: 'the connection of the worker' },
  );
  await probe.leave();
  for (const step of steps.slice(1)) worker.publish(batchId, step);
}

describe('the events of an enrichment', () => {
  it('are what the worker does, from the start, and end with the outcome', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    await publish(batchId, STARTED, ASKED, FOUND, BUILT);
    const watcher = await watch(api, viewer, batchId);
    expect(watcher.headers.get('content-type')).toBe('text/event-stream');
    await waitUntil(() => watcher.steps().some(({ step }) => step === 'built'), { what: 'the module' });
    await finishBatch(api.db, batchId);
    worker.publish(batchId, ENDED);
    await watcher.ended();
    // A heartbeat may see the outcome before the worker says that it ended.
    expect(watcher.steps().filter(({ step }) => step !== 'started' && step !== 'ended')).toEqual([
      ASKED,
      FOUND,
      BUILT,
    ]);
    expect(watcher.states().at(0)).toBe('queued');
    expect(watcher.states().at(-1)).toBe('completed');
    expect(watcher.events.at(-1)?.data).toMatchObject({
      enrichment: { credits_used: 10, built: ['company'], sources: [{ source: 'website', seconds: 1.5 }] },
    });
  });

  it('go on after the last one that a browser has, without loss or repetition', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    await publish(batchId, STARTED, ASKED);
    const before = await watch(api, viewer, batchId);
    await waitUntil(() => before.steps().some(({ step }) => step === 'asked'), { what: 'the first steps' });
    await before.leave();
    worker.publish(batchId, FOUND);
    const last = before.events.findLast(({ id }) => id !== null)?.id ?? '';
    const after = await watch(api, viewer, batchId, last);
    worker.publish(batchId, BUILT);
    await receives(after, 2);
    expect(after.steps()).toEqual([FOUND, BUILT]);
    await after.leave();
  });

  it('reach everybody who watches, whenever they began', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    await publish(batchId, STARTED, ASKED);
    const watchers = await Promise.all([watch(api, viewer, batchId), watch(api, developer, batchId)]);
    worker.publish(batchId, FOUND);
    for (const watcher of watchers) {
      await waitUntil(() => watcher.steps().some(({ step }) => step === 'answered'), { what: 'the answer' });
      await watcher.leave();
    }
  });

  it('tell the outcome if the worker is gone and publishes nothing', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    const watcher = await watch(api, viewer, batchId);
    await endBatch(api.db, { id: batchId, fence: null }, 'failed', 'The enrichment crashed repeatedly.');
    await watcher.ended();
    expect(watcher.events.at(-1)?.data).toMatchObject({
      enrichment: { status: 'failed', credits_refunded: 10, message: 'The enrichment crashed repeatedly.' },
    });
  });

  it('tell the outcome without Redis', async () => {
    const redisUrl = 'redis://127.0.0.1:1';
    const alone = await startApi({ databaseUrl: api.databaseUrl, redisUrl, heartbeatMs: 100 });
    const batchId = await queueBatch(api.db, account, newDomain());
    const watcher = await watch(alone, viewer, batchId);
    await endBatch(api.db, { id: batchId, fence: null }, 'no_data_found', 'Nothing.');
    await watcher.ended();
    expect(watcher.states()).toEqual(['queued', 'no_data_found']);
    await alone.stop();
  });

  it('of an enrichment that has ended are its outcome', async () => {
    const batchId = await completeBatch(api.db, account, newDomain());
    const watcher = await watch(api, viewer, batchId);
    await watcher.ended();
    expect(watcher.states()).toEqual(['completed']);
  });

  it('of another account do not exist', async () => {
    const other = await openAccount(api.db);
    const batchId = await queueBatch(api.db, other, newDomain());
    const watcher = await watch(api, viewer, batchId);
    expect(watcher.status).toBe(404);
    expect((await viewer.call(`GET /enrichments/${batchId}`)).status).toBe(404);
  });

  it('show that the connection is alive', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    const watcher = await watch(api, viewer, batchId);
    await waitUntil(() => watcher.comments() >= 2, { what: 'two heartbeats' });
    await watcher.leave();
  });

  it('end with the session', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    const session = await openSession(api, viewer);
    const watcher = await watch(api, session, batchId);
    await endSession(api.db, (session.cookie ?? '').split('=')[1] ?? '');
    await watcher.ended();
    expect(watcher.states()).toEqual(['queued']);
  });

  it('end when the person leaves the account', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    const leaver = await openMember(api, account.accountId, 'viewer');
    const watcher = await watch(api, leaver, batchId);
    await api.db.panelMembership.deleteMany({ where: { userId: leaver.userId } });
    await watcher.ended();
    expect(watcher.states()).toEqual(['queued']);
  });

  it('end when the person changes to another account', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    const other = await openAccount(api.db);
    const person = await openMember(api, account.accountId, 'viewer');
    const watcher = await watch(api, person, batchId);
    await api.db.panelMembership.create({
      data: { accountId: other.accountId, userId: person.userId, role: 'owner' },
    });
    await person.call('POST /session/account', { body: { account_id: other.accountId } });
    await watcher.ended();
    expect(watcher.states()).toEqual(['queued']);
  });

  it('keep nobody waiting who asks for the head alone', async () => {
    const batchId = await queueBatch(api.db, account, newDomain());
    const response = await fetch(`http://127.0.0.1:${api.port}/panel/api/enrichments/${batchId}/events`, {
      method: 'HEAD',
      headers: { cookie: viewer.cookie ?? '' },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  });

  it('are refused to the twenty-first watcher of an account, until one leaves', async () => {
    const other = await openAccount(api.db);
    const person = await openMember(api, other.accountId, 'viewer');
    const batchId = await queueBatch(api.db, other, newDomain());
    const watchers = await Promise.all(Array.from({ length: 20 }, () => watch(api, person, batchId)));
    expect(watchers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await watch(api, person, batchId)).status).toBe(429);
    await watchers[0]?.leave();
    await waitUntil(
      async () => {
        const again = await watch(api, person, batchId);
        await again.leave();
        return again.status === 200;
      },
      { what: 'a free place' },
    );
    await Promise.all(watchers.map(({ leave }) => leave()));
  });

  it('end when the API shuts down', async () => {
    const short = await startApi({ databaseUrl: api.databaseUrl, redisUrl: api.redisUrl });
    const batchId = await queueBatch(api.db, account, newDomain());
    const watcher = await watch(short, viewer, batchId);
    await short.stop();
    await watcher.ended();
    expect(watcher.states()).toEqual(['queued']);
  });
});

describe('starting an enrichment in the panel', () => {
  const start = (domain: string, modules: string[] = []) =>
    developer.call(`POST /companies/${encodeURIComponent(domain)}/enrichments`, { body: { modules } });

  it('reserves its credits, and is in the audit log', async () => {
    const domain = newDomain();
    const { status, body } = await start(`https://www.${domain}/about`, ['funding']);
    expect({ status, domain: body.domain }).toEqual({ status: 200, domain });
    const { body: enrichment } = await viewer.call(`GET /enrichments/${body.batch_id}`);
    expect(enrichment).toMatchObject({
      status: 'queued',
      credits_reserved: 20,
      modules: ['company', 'funding'],
    });
    const entry = await api.db.panelAuditEntry.findFirstOrThrow({
      where: { accountId: account.accountId, action: 'enrichment.started' },
    });
    expect(entry).toMatchObject({ userId: developer.userId, target: `${domain} (${body.batch_id})` });
  });

  it('charges nothing if everything is fresh', async () => {
    const domain = newDomain();
    await completeBatch(api.db, account, domain);
    expect((await start(domain)).body).toEqual({ domain, batch_id: null });
  });

  it('is refused in words while one is running', async () => {
    const domain = newDomain();
    await start(domain);
    expect(await start(domain)).toMatchObject({
      status: 409,
      body: { error: 'conflict', message: 'An enrichment of this domain is running. Nothing was charged.' },
    });
  });

  it('is refused to an account that cannot pay, has too much running, or had too many refunds', async () => {
    const poor = await openAccount(api.db, { credits: 12 });
    const owner = await openMember(api, poor.accountId, 'owner');
    const order = (modules: string[]) =>
      owner.call(`POST /companies/${newDomain()}/enrichments`, { body: { modules } });
    const messageOf = async (modules: string[]) => (await order(modules)).body.message as string;
    expect(await messageOf(['team'])).toBe('The balance is too low. Nothing was charged.');
    await refundBatches(api.db, poor, REFUNDS_PER_HOUR);
    expect(await messageOf([])).toMatch(/refunded within an hour, its limit\. .*try again in/);
    await api.db.account.update({ where: { id: poor.accountId }, data: { concurrentLimit: 0 } });
    expect(await messageOf([])).toMatch(/^The account has 0 enrichments running, its limit/);
    expect(
      await api.db.panelAuditEntry.count({
        where: { accountId: poor.accountId, action: 'enrichment.started' },
      }),
    ).toBe(0);
  });
});
