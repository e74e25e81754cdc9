import { testBatchId } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { failDelivery } from './support/deliveries';
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

const fail = () => failDelivery(api, account);
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
