import { optOut } from '@firmlens/domain';
import { type Caller, openAccount } from '../support/accounts';
import { type Agent, connectAgent } from '../support/agent';
import {
  ageCompanyData,
  completeBatch,
  endBatchWithoutData,
  finishBatch,
  queueBatch,
  startBatch,
} from '../support/batches';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let caller: Caller;
let agent: Agent;
beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  agent = await connectAgent(api, caller);
  await agent.client.listTools();
});
afterAll(async () => {
  await agent.close();
  await api.stop();
});

const status = async (batchId: string) => (await agent.call('get_scan_status', { batch_id: batchId })).body;

/** Makes a batch look as if it had taken this long and ended just now. */
const setDuration = (batchId: string, seconds: number) => api.db.$executeRaw`
  UPDATE batches SET requested_at = completed_at - make_interval(secs => ${seconds}::float8) WHERE id = ${batchId}`;

/** Makes a batch look as if it had been queued this long ago. */
const queuedAgo = (batchId: string, seconds: number) => api.db.$executeRaw`
  UPDATE batches SET requested_at = clock_timestamp() - make_interval(secs => ${seconds}::float8) WHERE id = ${batchId}`;

describe('a running scan', () => {
  test('is to be polled at growing intervals if no scan has shown how long one takes', async () => {
    const batchId = await queueBatch(api.db, caller, newDomain());
    expect(await status(batchId)).toMatchObject({
      status: 'queued',
      poll_after_seconds: 10,
      estimated_end: null,
    });
    await queuedAgo(batchId, 25);
    const { poll_after_seconds: later } = await status(batchId);
    expect(later).toBeGreaterThan(25);
  });

  test('is to be polled when similar scans have ended, but after 2 to 60 seconds', async () => {
    for (const seconds of [18, 20, 26])
      await setDuration(await completeBatch(api.db, caller, newDomain(), { modules: ['team'] }), seconds);
    for (const seconds of [100, 200, 300])
      await setDuration(await completeBatch(api.db, caller, newDomain()), seconds);

    const team = await queueBatch(api.db, caller, newDomain(), { modules: ['team'] });
    const { requestedAt } = await api.db.batch.findUniqueOrThrow({ where: { id: team } });
    const early = await status(team);
    expect(early).toMatchObject({
      status: 'queued',
      requested_modules: ['team'],
      estimated_end: new Date(requestedAt.getTime() + 20_000).toISOString(),
      summary: null,
      coverage: { status: 'scanning', signal_absence_is_meaningful: false },
    });
    expect(early['poll_after_seconds']).toBeGreaterThan(1);
    expect(early['poll_after_seconds']).toBeLessThanOrEqual(20);
    await queuedAgo(team, 19.5);
    expect(await status(team)).toMatchObject({ poll_after_seconds: 2 });

    const base = await startBatch(api.db, caller, newDomain());
    expect(await status(base)).toMatchObject({ status: 'processing', poll_after_seconds: 60 });
  });

  test('is to be polled at growing intervals if it takes longer than usual', async () => {
    const batchId = await queueBatch(api.db, caller, newDomain(), { modules: ['team'] });
    await queuedAgo(batchId, 30);
    const { poll_after_seconds: first } = await status(batchId);
    await queuedAgo(batchId, 40);
    const later = await status(batchId);
    expect(Number(first)).toBeLessThan(Number(later['poll_after_seconds']));
    await queuedAgo(batchId, 900);
    expect(await status(batchId)).toMatchObject({ poll_after_seconds: 60, estimated_end: null });
  });
});

describe('a completed scan', () => {
  test('states what it found and the price of reading it, which is free for a day', async () => {
    const domain = newDomain();
    const batchId = await queueBatch(api.db, caller, domain, { modules: ['signals'] });
    await finishBatch(api.db, batchId);
    await api.db.$executeRaw`
      UPDATE batch_modules SET data = '{"highlights_count": 2, "highlights": [{}, {}], "ai_insights": null}'
      WHERE batch_id = ${batchId} AND module = 'signals'`;
    expect(await status(batchId)).toMatchObject({
      batch_id: batchId,
      domain,
      status: 'completed',
      credits: { reserved: 26, used: 26, refunded: 0 },
      poll_after_seconds: null,
      estimated_end: null,
      details: null,
      summary: {
        modules: [
          { module: 'base', known_fields: 2 },
          { module: 'signals', known_fields: 2 },
        ],
        signals: 2,
        get_company_credits: 0,
      },
      coverage: { status: 'fresh' },
    });
    await ageCompanyData(api.db, domain, 'signals');
    expect(await status(batchId)).toMatchObject({ summary: { get_company_credits: 2 } });
    await optOut(api.db, domain);
    expect(await status(batchId)).toMatchObject({
      summary: null,
      coverage: { status: 'not_indexed', last_scanned_at: null },
    });
  });

  test('has no summary if its results are past retention', async () => {
    const batchId = await completeBatch(api.db, caller, newDomain());
    await api.db.batchModule.deleteMany({ where: { batchId } });
    expect(await status(batchId)).toMatchObject({ status: 'completed', summary: null });
  });
});

test.each(['failed', 'no_data_found'] as const)(
  'a scan that ended as %s reports its refund, and quotes the reason as third-party text',
  async (ending) => {
    const batchId = await endBatchWithoutData(api.db, caller, newDomain(), ending);
    const body = await status(batchId);
    expect(body).toMatchObject({
      status: ending,
      message: expect.stringContaining('10 credits were refunded'),
      credits: { reserved: 10, used: 0, refunded: 10 },
      poll_after_seconds: null,
      summary: null,
      details: { untrusted: true, text: `The batch ended: ${ending}.` },
    });
    expect(Object.values(body).filter((value) => String(value).includes('The batch ended'))).toEqual([]);
  },
);

test('works for an account without credits', async () => {
  const account = await openAccount(api.db, { credits: 10 });
  const batchId = await queueBatch(api.db, account, newDomain());
  const callerAgent = await connectAgent(api, account);
  expect(await callerAgent.call('get_scan_status', { batch_id: batchId })).toMatchObject({
    isError: false,
    body: { status: 'queued', billing: { credits_charged: 0, credits_remaining: 0 } },
  });
  await callerAgent.close();
});
