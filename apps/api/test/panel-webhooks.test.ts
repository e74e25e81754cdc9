import { endBatch, recordAttempt, testBatchId } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { queueBatch } from './support/batches';
import { openMember } from './support/panel';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

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

/** Returns a finished delivery of the account and the id of its batch. */
async function endDelivery(statusCode: number | null, error: string | null, day = new Date()) {
  const domain = newDomain();
  const batchId = await queueBatch(api.db, account, domain);
  await endBatch(api.db, { id: batchId, fence: null }, 'failed', 'Over.');
  const { id } = await api.db.delivery.findUniqueOrThrow({ where: { batchId } });
  const request = { headers: { 'x-service-timestamp': '1' }, body: `{"batch_id":"${batchId}"}` };
  const response = statusCode === null ? null : { body: 'No.', isCut: true };
  const result = { startedAt: new Date(), durationMs: 7, statusCode, error, request, response };
  await recordAttempt(api.db, { id: String(id), attempt: 1, claim: 0 }, result, [0]);
  await api.db.delivery.update({ where: { id }, data: { createdAt: day } });
  return { id: Number(id), batchId, domain };
}

const fail = (day?: Date) => endDelivery(503, 'the receiver responded with 503', day);
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

describe('the default URL', () => {
  const urlOf = async () => (await developer.call('GET /webhooks')).body.url as string | null;

  test('is what requests without a URL of their own use, until it is removed', async () => {
    const { key } = account;
    const enrich = () => api.get(`/company/${newDomain()}`, { key });
    expect((await enrich()).body.error).toBe('webhook_required');
    expect((await developer.call('PUT /webhooks/url', { body: { url: ` ${WEBHOOK_URL} ` } })).status).toBe(
      200,
    );
    expect(await urlOf()).toBe(WEBHOOK_URL);
    expect((await enrich()).status).toBe(202);
    for (let round = 0; round < 2; round += 1) {
      expect((await developer.call('DELETE /webhooks/url')).status).toBe(200);
    }
    expect(await urlOf()).toBeNull();
    expect((await enrich()).body.error).toBe('webhook_required');
    expect(await auditOf()).toEqual([
      ['webhook.url_set', WEBHOOK_URL],
      ['webhook.url_removed', WEBHOOK_URL],
    ]);
  });

  test.each([
    'http://hooks.receiver.example/in',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://hooks.receiver.example:22/',
    'https://example.com/',
    'https://api.firmlens.example/',
    `https://hooks.receiver.example/${'x'.repeat(300)}`,
    'no URL',
  ])('cannot be %s, for a reason beside the field, as little as for the API', async (url) => {
    const stored = await api.post('/account/webhook', { webhook_url: url }, account);
    expect(stored.body.error).toBe('invalid_webhook_url');
    for (const route of ['PUT /webhooks/url', 'POST /webhooks/tests']) {
      const body = { url, event: 'enrichment.failed' };
      expect(await developer.call(route, { body })).toMatchObject({
        status: 400,
        body: { error: 'invalid_input', fields: { url: expect.stringMatching(/cannot be used: /) } },
      });
    }
    expect(await urlOf()).toBeNull();
    expect(await auditOf()).toEqual([]);
  });
});

test('the signing secret is shown and rotated, and both are in the audit log without it', async () => {
  const show = async () => (await developer.call('POST /webhooks/secret/show')).body.signing_secret as string;
  const first = await show();
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const rotated = (await developer.call('POST /webhooks/secret/rotate')).body.signing_secret as string;
  expect(rotated).not.toBe(first);
  expect(await show()).toBe(rotated);
  expect(await auditOf()).toEqual([
    ['webhook.secret_shown', null],
    ['webhook.secret_rotated', null],
    ['webhook.secret_shown', null],
  ]);
});

describe('a test event', () => {
  const send = (url: string | null = WEBHOOK_URL) =>
    developer.call('POST /webhooks/tests', { body: { event: 'enrichment.no_data_found', url } });

  test('is queued at once, and in the list', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    expect((await list()).deliveries).toEqual([
      expect.objectContaining({
        delivery_id: body.delivery_id,
        batch_id: testBatchId(BigInt(body.delivery_id)),
        is_test: true,
        event: 'enrichment.no_data_found',
        url: WEBHOOK_URL,
        outcome: 'pending',
        attempts: 0,
      }),
    ]);
    await waitUntil(async () => (await api.db.outbox.count({ where: { kind: 'deliver' } })) === 0, {
      what: 'the outbox to be dispatched',
    });
    expect(await auditOf()).toEqual([
      ['webhook.test_sent', `delivery ${body.delivery_id} to ${WEBHOOK_URL}`],
    ]);
  });

  test('goes to the default URL if none is entered, and needs one', async () => {
    expect(await send(null)).toMatchObject({ status: 400, body: { fields: { url: expect.any(String) } } });
    await developer.call('PUT /webhooks/url', { body: { url: WEBHOOK_URL } });
    expect((await send(null)).status).toBe(200);
  });

  test('is refused after ten in a minute, however many are sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 14 }, () => send()));
    const refused = responses.filter(({ status }) => status === 429);
    expect([refused.length, idsOf(await list()).length]).toEqual([4, 10]);
    expect(refused[0]).toMatchObject({ body: { error: 'too_many_attempts', retry_after: 60 } });
    await api.db.$executeRaw`UPDATE deliveries SET created_at = created_at - interval '61 s'`;
    expect((await send()).status).toBe(200);
  });
});

describe('the list of deliveries', () => {
  test('has each with its last outcome, newest first', async () => {
    const { id, batchId, domain } = await fail();
    const timedOut = await endDelivery(null, 'timeout: no response within 30 s');
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
    const delivered = await endDelivery(200, null);
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
  const { id } = await endDelivery(status, error);
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

  test('takes the failed ones of one day in UTC, of this account, and none twice', async () => {
    const day = '2026-03-08';
    const at = (time: string) => new Date(`${time}Z`);
    await fail(at('2026-03-07T23:59:59.999'));
    const first = await fail(at('2026-03-08T00:00:00'));
    const last = await fail(at('2026-03-08T23:59:59.999'));
    await fail(at('2026-03-09T00:00:00'));
    await endDelivery(200, null, at('2026-03-08T12:00:00'));
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

describe('verifying what arrived', () => {
  const verify = (headers: string, body: string, more = {}) =>
    developer.call('POST /webhooks/verify', {
      body: { headers, body, secret: null, computed: null, ...more },
    });

  test('compares it with the account’s secret and with what was sent, and sends no secret back', async () => {
    const { id, batchId } = await fail();
    const headers = [
      `X-Service-Signature: ${'0'.repeat(64)}`,
      `X-Service-Timestamp: ${Math.floor(Date.now() / 1_000) - 400}`,
      `webhook-id: ${batchId}`,
    ].join('\n');
    const { status, body } = await verify(headers, '{}');
    expect(status).toBe(200);
    expect(body).toEqual({
      service: 'wrong',
      standard: 'missing',
      missing: ['webhook-signature', 'webhook-timestamp'],
      faults: ['never_sent'],
      age_seconds: expect.any(Number),
      tolerance_seconds: 300,
      delivery_id: id,
      computed: null,
    });
    expect(await auditOf()).toEqual([]);
  });

  test('knows nothing of what was sent to another account', async () => {
    const { batchId } = await fail();
    const other = await openAccount(api.db);
    const stranger = await openMember(api, other.accountId, 'owner');
    const { body } = await stranger.call('POST /webhooks/verify', {
      body: { headers: `webhook-id: ${batchId}`, body: '', secret: '', computed: '' },
    });
    expect(body).toMatchObject({ delivery_id: null, service: 'missing', standard: 'missing' });
  });

  test('says at the field that no header was pasted', async () => {
    expect(await verify('nothing', '')).toMatchObject({
      status: 400,
      body: { fields: { headers: expect.any(String) } },
    });
  });
});
