import { brokenInvariants, testBatchId } from '@firmlens/domain';
import { claimDelivery, recordAttempt } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { awaitRetry, endDelivery, failDelivery } from './support/deliveries';
import { openMember } from './support/panel';
import { type Api, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Member = Awaited<ReturnType<typeof openMember>>;
let account: Caller;
let developer: Member;
beforeEach(async () => {
  account = await openAccount(api.db);
  developer = await openMember(api, account.accountId, 'developer');
});

const end = (statusCode: number | null, error: string | null, day?: Date) =>
  endDelivery(api, account, { statusCode, error }, day);
const fail = (day?: Date) => failDelivery(api, account, day);
const attemptWith = (statusCode: number, error: string | null) => ({
  ...{ startedAt: new Date(), durationMs: 1, statusCode, error },
  ...{ request: null, response: null },
});
const list = async (query = '') => (await developer.call(`GET /webhooks/deliveries${query}`)).body;
const idsOf = ({ deliveries }: { deliveries: { delivery_id: number }[] }) =>
  deliveries.map(({ delivery_id: id }) => id);
const auditOf = async () => {
  const entries = await api.db.panelAuditEntry.findMany({
    where: { accountId: account.accountId, action: { startsWith: 'webhook.' } },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ action, target }) => [action, target]);
};

describe('the list of deliveries', () => {
  test('has each with its last outcome, newest first', async () => {
    const { id, batchId, domain } = await fail();
    const timedOut = await end(null, 'timeout: no response within 30 s');
    expect((await list()).deliveries).toMatchObject([
      { delivery_id: timedOut.id, last_status: null, last_failure: { kind: 'timeout' } },
      {
        delivery_id: id,
        batch_id: batchId,
        domain,
        is_test: false,
        outcome: 'failed',
        last_status: 503,
        last_failure: { kind: 'server_error' },
      },
    ]);
  });

  test('is filtered by outcome, event, domain and batch', async () => {
    const failed = await fail();
    const delivered = await end(200, null);
    const { body: test } = await developer.call('POST /webhooks/tests', {
      body: { event: 'enrichment.completed', url: WEBHOOK_URL },
    });
    const queries: [string, number[]][] = [
      ['?outcome=failed', [failed.id]],
      ['?outcome=delivered', [delivered.id]],
      ['?outcome=retrying', []],
      ['?event=enrichment.completed', [test.delivery_id]],
      ['?event=enrichment.failed&outcome=delivered', [delivered.id]],
      [`?search=${failed.domain}`, [failed.id]],
      [`?search=${encodeURIComponent(`https://www.${failed.domain}/x`)}`, [failed.id]],
      [`?search=${delivered.batchId}`, [delivered.id]],
      [`?search=${testBatchId(BigInt(test.delivery_id))}`, [test.delivery_id]],
      ['?search=test.example', [test.delivery_id]],
      [`?before=${delivered.id}`, [failed.id]],
    ];
    for (const [query, ids] of queries) expect([query, idsOf(await list(query))]).toEqual([query, ids]);
    for (const query of ['?outcome=lost', '?event=x', '?search=%20%5Bno', '?before=x']) {
      expect([query, (await developer.call(`GET /webhooks/deliveries${query}`)).status]).toEqual([
        query,
        400,
      ]);
    }
  });

  test('has pages that neither repeat nor skip', async () => {
    await api.db.delivery.createMany({
      data: Array.from({ length: 120 }, () => ({
        accountId: account.accountId,
        url: WEBHOOK_URL,
        event: 'enrichment.failed',
        status: 'failed',
      })),
    });
    const ids: number[] = [];
    for (let query = ''; ; query = `?before=${ids.at(-1)}`) {
      const page = await list(query);
      ids.push(...idsOf(page));
      if (!page.has_more) break;
    }
    expect(new Set(ids).size).toBe(120);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  test('shows nothing of another account, whatever is searched', async () => {
    const { batchId, domain } = await fail();
    const other = await openAccount(api.db);
    const stranger = await openMember(api, other.accountId, 'owner');
    for (const query of ['', `?search=${batchId}`, `?search=${domain}`]) {
      expect((await stranger.call(`GET /webhooks/deliveries${query}`)).body.deliveries).toEqual([]);
    }
  });
});

test('a delivery has its attempts, with what was sent and answered', async () => {
  const { id, batchId } = await fail();
  const { body } = await developer.call(`GET /webhooks/deliveries/${id}`);
  expect(body.attempts).toEqual([
    {
      attempt: 1,
      started_at: expect.any(String),
      duration_ms: 7,
      status: 503,
      failure: { kind: 'server_error', message: 'the receiver responded with 503' },
      request: {
        headers: [{ name: 'x-service-timestamp', value: '1' }],
        body: `{"batch_id":"${batchId}"}`,
      },
      response: { body: 'No.', is_cut: true },
    },
  ]);
  await api.db.$executeRaw`
    UPDATE delivery_attempts SET request_headers = NULL, request_body = NULL, response_body = NULL, response_cut = NULL`;
  const older = await developer.call(`GET /webhooks/deliveries/${id}`);
  expect(older.body.attempts).toMatchObject([{ request: null, response: null }]);
});

test.each([
  [null, 'timeout: no response within 30 s', 'timeout'],
  [null, 'tls_failed: a.example: self-signed certificate', 'tls'],
  [null, 'name_not_found: a.example does not exist', 'dns'],
  [null, 'resolver_failed: a.example', 'dns'],
  [null, 'refused_address: a.example', 'refused_address'],
  [null, 'connection_refused: a.example', 'connection'],
  [null, 'the workers died before the outcome was known', 'lost'],
  [301, 'the receiver responded with 301', 'redirect'],
  [404, 'the receiver responded with 404', 'client_error'],
  [500, 'the receiver responded with 500', 'server_error'],
])('an attempt with status %s and the error "%s" failed by %s', async (status, error, kind) => {
  const { id } = await end(status, error);
  const { body } = await developer.call(`GET /webhooks/deliveries/${id}`);
  expect(body.attempts[0].failure.kind).toBe(kind);
});

describe('resending', () => {
  test('starts a delivery again, once while it is on its way', async () => {
    const { id } = await fail();
    const resend = () => developer.call(`POST /webhooks/deliveries/${id}/resend`);
    const statuses = (await Promise.all([resend(), resend()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await developer.call(`GET /webhooks/deliveries/${id}`)).body).toMatchObject({
      delivery: { outcome: 'pending', attempts: 0, resends: 1 },
      attempts: [],
    });
    expect(await auditOf()).toEqual([['webhook.resent', `delivery ${id}`]]);
  });

  test('of a test sends a new one, and what happened to the first stays', async () => {
    const { body: sent } = await developer.call('POST /webhooks/tests', {
      body: { event: 'enrichment.failed', url: WEBHOOK_URL },
    });
    const first = String(sent.delivery_id);
    const resend = () => developer.call(`POST /webhooks/deliveries/${first}/resend`);
    expect((await resend()).status).toBe(409);
    const claimed = await claimDelivery(api.db, first, 30);
    if (claimed === null) throw new Error('not claimed');
    await recordAttempt(api.db, claimed, attemptWith(500, 'the receiver responded with 500'), [0]);
    const before = (await developer.call(`GET /webhooks/deliveries/${first}`)).body;

    const { body: again } = await resend();
    expect(again.delivery_id).toBeGreaterThan(Number(first));
    expect((await developer.call(`GET /webhooks/deliveries/${first}`)).body).toEqual(before);
    expect(before.attempts).toMatchObject([{ status: 500 }]);
    expect((await developer.call(`GET /webhooks/deliveries/${again.delivery_id}`)).body).toMatchObject({
      delivery: { is_test: true, event: 'enrichment.failed', url: WEBHOOK_URL, outcome: 'pending' },
      attempts: [],
    });
    expect(await auditOf()).toEqual([
      ['webhook.test_sent', `delivery ${first} to ${WEBHOOK_URL}`],
      ['webhook.test_sent', `delivery ${again.delivery_id}`],
    ]);
    for (let tests = 2; tests < 10; tests += 1) expect((await resend()).status).toBe(200);
    expect((await resend()).body).toMatchObject({ error: 'too_many_attempts', retry_after: 60 });
  });

  test('takes the failed ones of one day in UTC, of this account, and none twice', async () => {
    const day = '2026-03-08';
    const at = (time: string) => new Date(`${time}Z`);
    await fail(at('2026-03-07T23:59:59.999'));
    const first = await fail(at('2026-03-08T00:00:00'));
    const last = await fail(at('2026-03-08T23:59:59.999'));
    await fail(at('2026-03-09T00:00:00'));
    await end(200, null, at('2026-03-08T12:00:00'));
    const { id: test } = await api.db.delivery.create({
      data: {
        accountId: account.accountId,
        url: WEBHOOK_URL,
        event: 'enrichment.failed',
        status: 'failed',
        createdAt: at('2026-03-08T12:00:00'),
      },
    });
    const other = await openAccount(api.db);
    const stranger = await openMember(api, other.accountId, 'owner');
    expect((await stranger.call(`GET /webhooks/failed?day=${day}`)).body.failed).toBe(0);
    expect((await stranger.call('POST /webhooks/failed/resend', { body: { day } })).body.resent).toBe(0);

    expect((await developer.call(`GET /webhooks/failed?day=${day}`)).body).toEqual({
      failed: 2,
      most_resent: 1_000,
    });
    const resend = async () =>
      (await developer.call('POST /webhooks/failed/resend', { body: { day } })).body.resent as number;
    const resent = await Promise.all([resend(), resend(), resend()]);
    expect(resent.sort()).toEqual([0, 0, 2]);
    expect(idsOf(await list('?outcome=pending'))).toEqual([last.id, first.id]);
    expect(idsOf(await list('?outcome=failed'))).toContain(Number(test));
    expect(await auditOf()).toEqual([['webhook.failed_resent', `2 deliveries of ${day}`]]);
  });

  test.each(['2026-02-31', '0000-01-01', 'today', ''])('refuses %s as a day', async (day) => {
    const query = `GET /webhooks/failed?day=${day}`;
    expect((await developer.call(query)).status).toBe(400);
    expect((await developer.call('POST /webhooks/failed/resend', { body: { day } })).status).toBe(400);
  });
});

describe('trying a delivery now that waits for its next attempt', () => {
  const retry = (id: number) => developer.call(`POST /webhooks/deliveries/${id}/retry`);
  const stateOf = (id: number) => api.db.delivery.findUniqueOrThrow({ where: { id } });

  test('makes the attempt due, with its number and what it reports, once however often it is asked for', async () => {
    const { id, batchId } = await awaitRetry(api, account);
    const money = await api.db.ledgerEntry.count();
    const statuses = (await Promise.all([retry(id), retry(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await stateOf(id)).toMatchObject({ status: 'retrying', attempts: 1, resends: 0 });
    const claimed = await claimDelivery(api.db, String(id), 30);
    expect(claimed).toMatchObject({ attempt: 2, report: { subject: { id: batchId } } });
    // What was scheduled finds nothing to do.
    expect(await claimDelivery(api.db, String(id), 30)).toBeNull();
    expect((await retry(id)).status).toBe(409);
    if (claimed === null) throw new Error('it is not due');
    await recordAttempt(api.db, claimed, attemptWith(200, null), [0, 1_800]);
    expect((await developer.call(`GET /webhooks/deliveries/${id}`)).body).toMatchObject({
      delivery: { outcome: 'delivered', attempts: 2 },
      attempts: [{ status: 503 }, { status: 200 }],
    });
    expect(await auditOf()).toEqual([['webhook.retried', `delivery ${id}`]]);
    expect(await api.db.ledgerEntry.count()).toBe(money);
    const broken = await brokenInvariants(api.db);
    expect(broken.filter(({ subject }) => subject === `delivery ${id}`)).toEqual([]);
  });

  test('is refused for one that has ended, or waits for its first attempt, and changes nothing', async () => {
    const { id: pending } = await fail();
    await developer.call(`POST /webhooks/deliveries/${pending}/resend`);
    for (const id of [pending, (await fail()).id, (await end(200, null)).id]) {
      const before = await stateOf(id);
      expect((await retry(id)).status).toBe(409);
      expect(await stateOf(id)).toEqual(before);
    }
    expect(await auditOf()).toEqual([['webhook.resent', `delivery ${pending}`]]);
  });
});
