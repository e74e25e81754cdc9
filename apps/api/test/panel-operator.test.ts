import { openHostGate } from '@firmlens/cache';
import { reportSources } from '@firmlens/domain';
import { waitUntil, claimDelivery, recordAttempt } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, endBatchWithoutData, moduleData } from './support/batches';
import { type Browser, openMember, openOperator } from './support/panel';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
let operator: Browser;
let caller: Caller;
beforeAll(async () => {
  api = await startApi();
  operator = await openOperator(api);
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const get = async (path: string) => (await operator.call(`GET /operator/${path}`)).body;
const log = async () => (await get('log')).entries as { action: string; target: string; actor: string }[];

describe('failing deliveries', () => {
  /** Adds a delivery whose attempts failed; the last with a status of 503. */
  async function failDelivery({ of = caller, attempts = 1, url = 'https://hooks.receiver.example/in' } = {}) {
    const batchId = await endBatchWithoutData(api.db, of, newDomain(), 'failed');
    await api.db.batch.update({ where: { id: batchId }, data: { webhookUrl: url } });
    const { id } = await api.db.delivery.update({ where: { batchId }, data: { url } });
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      await api.db.delivery.update({ where: { id }, data: { nextAttemptAt: new Date(0) } });
      const claimed = await claimDelivery(api.db, String(id), 30);
      if (claimed === null) throw new Error('the delivery was not claimed');
      const result = {
        startedAt: new Date(),
        durationMs: 12,
        statusCode: 503,
        error: 'status 503',
        request: null,
        response: null,
      };
      await recordAttempt(api.db, claimed, result, [0, 60]);
    }
    return { id: Number(id), batchId };
  }
  const idsOf = async (query = '') =>
    ((await get(`deliveries?${query}`)).deliveries as { delivery_id: number }[]).map(
      ({ delivery_id: id }) => id,
    );
  const resend = (id: number) => operator.call(`POST /operator/deliveries/${id}/resend`);

  it('are listed over all accounts with their last attempt, newest first, and filtered', async () => {
    const other = await openAccount(api.db);
    const retried = await failDelivery();
    const failed = await failDelivery({ of: other, attempts: 2, url: 'https://down.example:8443/x' });
    expect(await idsOf()).toEqual([failed.id, retried.id]);
    expect(await idsOf('status=retrying')).toEqual([retried.id]);
    expect(await idsOf(`account_id=${other.accountId}`)).toEqual([failed.id]);
    expect(await idsOf('host=DOWN.example%3A8443')).toEqual([failed.id]);
    expect(await idsOf(`before=${failed.id}`)).toEqual([retried.id]);
    expect((await get('deliveries')).deliveries[0]).toMatchObject({
      ...{ account_id: other.accountId, host: 'down.example:8443', status: 'failed', attempts: 2 },
      last_attempt: { status_code: 503, error: 'status 503', duration_ms: 12 },
    });
  });

  it('are resent with a fresh schedule, which the account sees in its log', async () => {
    const of = await openAccount(api.db);
    const { id, batchId } = await failDelivery({ of, attempts: 2 });
    expect((await resend(id)).status).toBe(200);
    expect(await api.db.delivery.findUnique({ where: { id } })).toMatchObject({
      ...{ status: 'pending', attempts: 0, resends: 1 },
    });
    expect(await idsOf(`account_id=${of.accountId}`)).toEqual([]);
    const owner = await openMember(api, of.accountId, 'owner');
    expect((await owner.call('GET /audit')).body.entries).toContainEqual(
      expect.objectContaining({
        ...{ action: 'delivery.resent', target: `of batch ${batchId}`, actor: 'operator (Olga Operator)' },
      }),
    );
    expect(await resend(id)).toMatchObject({ status: 409, body: { error: 'conflict' } });
  });

  it('are not resent while they are still tried', async () => {
    const { id } = await failDelivery();
    expect((await resend(id)).status).toBe(409);
    expect(await api.db.delivery.findUnique({ where: { id } })).toMatchObject({ attempts: 1, resends: 0 });
  });
});

describe('sources', () => {
  it('are unknown until a worker reports them, and those that it lacks say why', async () => {
    expect(await get('sources')).toMatchObject({ reported_at: null, sources: [] });
    const gone = { source: 'gone', isOn: true, reason: null };
    await reportSources(api.db, [gone]);
    await reportSources(api.db, [
      { source: 'website', isOn: true, reason: null },
      { source: 'sec', isOn: false, reason: 'CRAWLER_CONTACT is not set to an email address' },
    ]);
    const source = (status: 'found' | 'failed', reason: string | null) =>
      completeBatch(api.db, caller, newDomain(), {
        sources: [{ source: 'website', status, reason, askedAt: new Date('2026-11-02T10:00:00Z') }],
      });
    await source('found', null);
    await source('failed', 'it timed out');
    const { sources } = await get('sources');
    expect(sources).toMatchObject([
      { source: 'sec', is_on: false, reason: expect.stringContaining('CRAWLER_CONTACT'), asked_at: null },
      {
        ...{ source: 'website', is_on: true, failure: 'it timed out', asked_at: '2026-11-02T10:00:00.000Z' },
        outcomes: { found: expect.any(Number), failed: 1 },
      },
    ]);
  });

  it('have hosts, whose breaker, pause and queue are those of the workers', async () => {
    const gate = openHostGate({ redis: { url: api.redisUrl }, timeoutMs: 2_000 });
    const limit = (name: string) => ({ name, requestsPerSecond: 1_000, parallel: 1 });
    const take = (name: string, signal = AbortSignal.timeout(10_000)) =>
      gate.take(limit(name), { account: '1', withinMs: 5_000, signal });
    const end = async (name: string, outcome: { faulty: boolean; pauseMs?: number }) => {
      const turn = await take(name);
      if (turn.status !== 'go') throw new Error(`${name}: ${turn.status}`);
      await turn.leave(outcome);
    };
    for (let fault = 0; fault < 5; fault += 1) await end('down.example', { faulty: true });
    await end('paused.example', { faulty: false, pauseMs: 60_000 });
    await end('well.example', { faulty: false });
    await end('faulty.example', { faulty: true });
    await take('busy.example');
    const waiting = new AbortController();
    const second = take('busy.example', waiting.signal).catch(() => undefined);
    const hosts = await waitUntil(
      async () => {
        const { hosts: found } = await get('sources');
        const busy = found.find(({ host }: { host: string }) => host === 'busy.example');
        return busy?.waiting === 1 ? found : undefined;
      },
      { what: 'the second request to wait' },
    );
    expect(hosts).toMatchObject([
      { host: 'busy.example', state: 'closed', in_flight: 1, waiting: 1 },
      { host: 'down.example', state: 'open', until: expect.any(String) },
      { host: 'faulty.example', state: 'closed', faults: 1 },
      { host: 'paused.example', state: 'paused', until: expect.any(String) },
      { host: 'well.example', state: 'closed', faults: 0, until: null },
    ]);
    waiting.abort();
    await second;
    gate.close();
  });
});

describe('opt-outs', () => {
  it('say what they delete, delete it, and can be ended', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain);
    const url = `https://www.${domain}/about`;
    const stored = await get(`stored/${encodeURIComponent(url)}`);
    expect(stored).toMatchObject({ domain, is_opted_out: false, modules: 1, batches: 1 });
    const added = await operator.call('POST /operator/opt-outs', { body: { domain: url } });
    expect(added.body).toEqual({ domain });
    expect(await get(`stored/${domain}`)).toMatchObject({ is_opted_out: true, modules: 0, batches: 0 });
    expect((await get('opt-outs')).domains).toContainEqual(expect.objectContaining({ domain }));
    expect((await api.get(`/company/${domain}`, { key: caller.key })).status).not.toBe(202);
    expect((await operator.call(`DELETE /operator/opt-outs/${domain}`)).status).toBe(200);
    expect((await get('opt-outs')).domains).toEqual([]);
    const targets = (await log()).filter(({ action }) => action.startsWith('optout.'));
    expect(targets).toMatchObject([
      { action: 'optout.removed', target: domain },
      { action: 'optout.added', target: domain },
    ]);
  });

  it('have pages in alphabetical order', async () => {
    await api.db.$executeRaw`
      INSERT INTO opt_outs (domain) SELECT 'p' || to_char(n, 'FM000') || '.example' FROM generate_series(1, 101) n`;
    const first = await get('opt-outs');
    expect(first).toMatchObject({ has_more: true, domains: { length: 100 } });
    const second = await get(`opt-outs?after=${first.domains.at(-1).domain}`);
    expect(second).toMatchObject({ has_more: false, domains: [{ domain: 'p101.example' }] });
  });

  it('are refused beside the domain if it is none', async () => {
    const refused = await operator.call('POST /operator/opt-outs', { body: { domain: 'not a domain' } });
    expect(refused).toMatchObject({ status: 400, body: { fields: { domain: expect.any(String) } } });
  });
});

test('a person is forgotten in the background, without the name being stored, and allowed again', async () => {
  const domain = newDomain();
  await completeBatch(api.db, caller, domain, {
    data: { company: { ...moduleData('company', domain), description: 'Founded by Berta Ungewöhnlich.' } },
  });
  const body = { name: 'Berta Ungewöhnlich', domain: null };
  expect((await operator.call('POST /operator/forgotten', { body })).status).toBe(200);
  const done = await waitUntil(
    async () => {
      const found = await get('forgotten');
      return found.tasks[0]?.status === 'done' ? found : undefined;
    },
    { what: 'the person to be removed' },
  );
  expect(done.tasks[0]).toMatchObject({
    started_by: 'Olga Operator',
    target: expect.stringContaining('everywhere'),
  });
  expect(done.people).toMatchObject([{ domain: null, name_hash: expect.stringMatching(/^[\da-f]{12}$/) }]);
  const rows = [await api.db.panelAuditEntry.findMany(), await api.db.operatorTask.findMany()];
  const text = JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(text).toContain('forgotten.added');
  expect(text).not.toMatch(/Berta|Ungew/);
  const allow = (name: string) =>
    operator.call('POST /operator/forgotten/allowed', { body: { name, domain: null } });
  expect((await allow('Berta Gewöhnlich')).body).toMatchObject({ fields: { name: expect.any(String) } });
  expect((await allow('berta UNGEWÖHNLICH')).status).toBe(200);
  expect((await get('forgotten')).people).toEqual([]);
});

describe('datasets', () => {
  const insert = async (status: string) => {
    const { id } = await api.db.dataset.create({
      data: {
        ...{
          format: 'bigpicture',
          fileName: 'companies.csv.gz',
          fingerprint: `f ${status}`,
          fileBytes: 1_000,
        },
        ...{ status, readShare: 0.376, rowsRead: 100, rowsKept: 97, rowsRefused: 3 },
        refusals: { 'no domain': { count: 3, isKept: false, lines: [4, 9, 12], sample: null } },
      },
    });
    return id;
  };

  it('show how far their import is, and whether it runs', async () => {
    const id = await insert('loading');
    const shown = async () => (await get('datasets')).datasets[0];
    expect(await shown()).toMatchObject({
      ...{ dataset_id: id, status: 'interrupted', percent: 37, rows_read: 100, rows_refused: 3 },
      refusals: [{ reason: 'no domain', count: 3, is_kept: false, first_lines: [4, 9, 12] }],
    });
    const remove = () => operator.call(`DELETE /operator/datasets/${id}`);
    // An import holds this lock until its connection ends.
    await api.db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(dataset_lock('bigpicture', 'f loading'))`;
      expect(await shown()).toMatchObject({ status: 'importing' });
      expect(await remove()).toMatchObject({ status: 409, body: { error: 'conflict' } });
    });
    expect((await remove()).status).toBe(200);
    expect((await get('datasets')).datasets).toEqual([]);
    expect((await log())[0]).toMatchObject({
      ...{ action: 'dataset.removed', target: 'bigpicture, companies.csv.gz' },
    });
  });
});

describe('the ledger', () => {
  const verify = async () => {
    const { status } = await operator.call('POST /operator/ledger/verifications');
    expect(status).toBe(200);
    return waitUntil(
      async () => {
        const [latest] = (await get('ledger')).verifications;
        return latest.status === 'running' ? undefined : latest;
      },
      { what: 'the verification to end' },
    );
  };

  it('is verified in the background, and every violation is shown with its account', async () => {
    const sound = await verify();
    expect(sound.summary).toMatchObject({ entries: expect.any(Number), broken: [] });
    expect(sound.summary.counts).toEqual({});
    const { accountId } = await openAccount(api.db);
    await api.db.account.update({ where: { id: accountId }, data: { balance: 7 } });
    const { summary } = await verify();
    expect(summary.counts).toEqual({ I1: expect.any(Number) });
    expect(summary.broken[0]).toMatchObject({
      ...{ invariant: 'I1', account_id: accountId, fault: expect.any(String) },
    });
  });

  it('is verified once at a time, unless the process of the other has ended', async () => {
    const { id } = await api.db.operatorTask.create({
      data: { kind: 'verify_ledger', startedBy: (await api.db.panelUser.findFirstOrThrow()).id },
    });
    const second = await operator.call('POST /operator/ledger/verifications');
    expect(second).toMatchObject({ status: 409, body: { error: 'conflict' } });
    await api.db.operatorTask.update({ where: { id }, data: { seenAt: new Date(0) } });
    expect((await get('ledger')).verifications[0]).toMatchObject({ task_id: id, status: 'lost' });
    expect(await verify()).toMatchObject({ status: 'done' });
  });

  it('shows what the workers found last', async () => {
    await api.db.$executeRaw`
      UPDATE invariant_checks SET checked_at = '2026-11-02T10:00:00Z', counts = '{"I9": 30}',
             broken = '[{"invariant": "I9", "account_id": null, "subject": "a.example", "fault": "it differs"}]'`;
    expect(await get('ledger')).toMatchObject({
      ...{ checked_at: '2026-11-02T10:00:00.000Z', counts: { I9: 30 } },
      broken: [{ invariant: 'I9', account_id: null, subject: 'a.example', fault: 'it differs' }],
    });
  });
});

test('the operator’s log has what operators did, and nothing of the accounts’ own people', async () => {
  const owner = await openMember(api, caller.accountId, 'owner');
  await owner.call('POST /keys', { body: { expires_at: null, allow_ips: [] } });
  const actions = new Set((await log()).map(({ action }) => action));
  expect(actions).toContain('operator.added');
  expect(actions).not.toContain('key.created');
  expect(actions).not.toContain('person.joined');
  expect((await log()).every(({ actor }) => actor.startsWith('operator'))).toBe(true);
});
