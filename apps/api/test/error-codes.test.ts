import { ERROR_STATUS, type ErrorCode } from '@firmlens/contract';
import { disableKey, deleteOldResults, updateAccount, optOut } from '@firmlens/domain';
import { type Caller, openAccount, openKey, withinOneMinute } from './support/accounts';
import { completeBatch, endBatchWithoutData, queueBatch, refundBatches } from './support/batches';
import type { ApiResponse } from './support/client';
import { expectLikeExample } from './support/error-example';
import { listBecomes } from './support/lists';
import { type Api, newDomain, REFUNDS_PER_HOUR, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;
let other: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  other = await openAccount(api.db);
});
afterAll(() => api.stop());

interface Row {
  status: number;
  code: ErrorCode;
  /** Fields that this code adds to the error object. */
  fields?: string[];
  retryAfter?: boolean;
  provoke: () => Promise<ApiResponse>;
}

const get = (path: string, { key }: Pick<Caller, 'key'> = caller) =>
  api.get(path, { key, headers: { 'x-webhook-url': WEBHOOK_URL } });
const requestNewDomain = (query = '', who = caller) => get(`/company/${newDomain()}${query}`, who);

const requestLogo = (domain: string) =>
  completeBatch(api.db, caller, domain).then(() => get(`/company/${domain}/logo`));

async function requestWithKey(
  rules: Parameters<typeof openKey>[2],
  change: (key: Caller) => Promise<unknown>,
) {
  const key = await openKey(api.db, await openAccount(api.db), rules);
  await change(key);
  return api.get('/account/info', key);
}
const unchanged = async () => undefined;

async function requestResults(batchId: Promise<string>): Promise<ApiResponse> {
  return api.get(`/enrichment/${await batchId}/results`, caller);
}

async function pastRetention(): Promise<string> {
  const domain = newDomain();
  const batchId = await completeBatch(api.db, caller, domain);
  await completeBatch(api.db, caller, domain);
  await api.db
    .$executeRaw`UPDATE batches SET completed_at = now() - interval '91 days' WHERE id = ${batchId}`;
  await deleteOldResults(api.db, 90);
  return batchId;
}

const ROWS: Row[] = [
  {
    status: 400,
    code: 'webhook_required',
    fields: ['documentation', 'hint', 'quick_test'],
    provoke: () => api.get(`/company/${newDomain()}`, caller),
  },
  { status: 400, code: 'invalid_domain', provoke: () => get('/company/localhost') },
  {
    status: 400,
    code: 'invalid_module',
    fields: ['valid_modules'],
    provoke: () => requestNewDomain('?enrich=tech'),
  },
  { status: 400, code: 'missing_parameter', provoke: () => api.post('/account/webhook', {}, caller) },
  { status: 400, code: 'invalid_parameter', provoke: () => api.get('/account/history?limit=abc', caller) },
  { status: 400, code: 'invalid_json', provoke: () => api.post('/account/webhook', '{"a":1', caller) },
  { status: 401, code: 'missing_api_key', fields: ['hint'], provoke: () => api.get('/account/info') },
  { status: 401, code: 'invalid_api_key', provoke: () => api.get('/account/info', { key: 'flk_x' }) },
  {
    status: 401,
    code: 'api_key_disabled',
    provoke: () => requestWithKey({}, ({ keyId }) => disableKey(api.db, keyId)),
  },
  {
    status: 401,
    code: 'api_key_expired',
    provoke: () => requestWithKey({ expiresAt: new Date(0) }, unchanged),
  },
  {
    status: 401,
    code: 'ip_not_allowed',
    provoke: () => requestWithKey({ allowIps: ['192.0.2.7'] }, unchanged),
  },
  {
    status: 401,
    code: 'subscription_required',
    provoke: () =>
      requestWithKey({}, ({ accountId }) => updateAccount(api.db, accountId, { status: 'cancelled' })),
  },
  {
    status: 402,
    code: 'insufficient_credits',
    fields: ['credits_available', 'credits_needed', 'credits_required'],
    provoke: async () => requestNewDomain('', await openAccount(api.db, { credits: 9 })),
  },
  { status: 400, code: 'invalid_list', provoke: () => api.post('/lists', [], caller) },
  {
    status: 403,
    code: 'batch_forbidden',
    provoke: async () =>
      api.get(`/enrichment/${await queueBatch(api.db, other, newDomain())}/status`, caller),
  },
  { status: 404, code: 'company_not_found', provoke: () => get('/company/nobody.invalid') },
  {
    status: 404,
    code: 'batch_not_found',
    provoke: () => api.get('/enrichment/batch_01ARZ3NDEKTSV4RRFFQ69G5FAV/status', caller),
  },
  { status: 404, code: 'list_not_found', provoke: () => api.get('/lists/list_1', caller) },
  { status: 404, code: 'watch_not_found', provoke: () => api.get('/watches/watch_1', caller) },
  { status: 404, code: 'logo_not_found', provoke: () => requestLogo(newDomain()) },
  { status: 404, code: 'data_unavailable', provoke: () => requestResults(pastRetention()) },
  { status: 404, code: 'not_found', provoke: () => api.get('/nothing', caller) },
  { status: 405, code: 'method_not_allowed', provoke: () => api.call('DELETE', '/account/info', caller) },
  {
    status: 409,
    code: 'enrichment_in_progress',
    fields: ['batch_id', 'hint'],
    provoke: async () => {
      const domain = newDomain();
      await queueBatch(api.db, other, domain);
      return get(`/company/${domain}`);
    },
  },
  {
    status: 409,
    code: 'no_data_cooldown',
    fields: ['hint'],
    retryAfter: true,
    provoke: async () => {
      const domain = newDomain();
      await endBatchWithoutData(api.db, other, domain, 'no_data_found');
      return get(`/company/${domain}`);
    },
  },
  {
    status: 409,
    code: 'enrichment_processing',
    provoke: () => requestResults(queueBatch(api.db, caller, newDomain())),
  },
  {
    status: 409,
    code: 'no_data_found',
    provoke: () => requestResults(endBatchWithoutData(api.db, caller, newDomain(), 'no_data_found')),
  },
  {
    status: 409,
    code: 'enrichment_failed',
    provoke: () => requestResults(endBatchWithoutData(api.db, caller, newDomain(), 'failed')),
  },
  {
    status: 409,
    code: 'list_ended',
    provoke: async () => {
      const { body } = await api.post('/lists', ['nothing.test'], caller);
      await listBecomes(api, caller, body.data.list_id, ({ ended_at: end }) => end !== null);
      return api.post(`/lists/${body.data.list_id}/pause`, undefined, caller);
    },
  },
  { status: 410, code: 'deprecated_parameter', provoke: () => requestNewDomain('?mode=cached') },
  {
    status: 413,
    code: 'payload_too_large',
    provoke: () => api.post('/account/webhook', { webhook_url: 'x'.repeat(70_000) }, caller),
  },
  {
    status: 415,
    code: 'unsupported_media_type',
    provoke: () =>
      api.post('/account/webhook', 'a=1', { ...caller, headers: { 'content-type': 'text/plain' } }),
  },
  {
    status: 422,
    code: 'idempotency_key_reused',
    provoke: async () => {
      const headers = { 'x-webhook-url': WEBHOOK_URL, 'idempotency-key': 'again' };
      await api.get(`/company/${newDomain()}`, { ...caller, headers });
      return api.get(`/company/${newDomain()}`, { ...caller, headers });
    },
  },
  {
    status: 422,
    code: 'invalid_webhook_url',
    fields: ['hint'],
    provoke: () => api.post('/account/webhook', { webhook_url: 'https://example.com/' }, caller),
  },
  {
    status: 429,
    code: 'rate_limit_exceeded',
    fields: ['limits', 'retry_after'],
    retryAfter: true,
    provoke: async () => {
      const limited = await openAccount(api.db, { ratePerMinute: 1 });
      await api.get('/account/info', limited);
      return api.get('/account/info', limited);
    },
  },
  {
    status: 429,
    code: 'concurrent_limit_reached',
    retryAfter: true,
    provoke: async () => {
      const busy = await openAccount(api.db, { concurrentBatches: 1 });
      await queueBatch(api.db, busy, newDomain());
      return requestNewDomain('', busy);
    },
  },
  {
    status: 429,
    code: 'refund_limit_reached',
    fields: ['hint'],
    retryAfter: true,
    provoke: async () => {
      const account = await openAccount(api.db);
      await refundBatches(api.db, account, REFUNDS_PER_HOUR);
      return requestNewDomain('', account);
    },
  },
];

/** Codes that need an unreachable database, a race, a search or many watches. Each has a test of its own. */
const ELSEWHERE = ['internal_error', 'recently_enriched', 'invalid_filter_value', 'watch_limit_reached'];
/** Codes that only agents get, over JSON-RPC. */
const AGENT_CODES = ['max_credits_exceeded', 'origin_not_allowed'];

describe('the error table', () => {
  it.each(ROWS)('$status $code', async ({ status, code, fields = [], retryAfter = false, provoke }) => {
    await withinOneMinute(async () => {
      const response = await provoke();
      expect({ status: response.status, error: response.body.error }).toEqual({ status, error: code });
      const always = ['credits_used', 'error', 'message', 'success'];
      // Any code may come with a hint.
      const found = Object.keys(response.body).filter((field) => field !== 'hint' || fields.includes('hint'));
      expect(found.sort()).toEqual([...always, ...fields].sort());
      expect(response.body).toMatchObject({ success: false, credits_used: 0 });
      expect(/^[1-9]\d*$/.test(response.headers['retry-after'] ?? '')).toBe(retryAfter);
      expectLikeExample(code, response, fields);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
    });
  });

  it('has a row for every code', () => {
    const tested = [...ROWS.map(({ code }) => code), ...ELSEWHERE, ...AGENT_CODES];
    expect(tested.sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  });
});

/** Faults of a request for a company, in the order in which they are reported. */
const ORDER = [
  ['no key', 401, 'missing_api_key'],
  ['a key that is none', 401, 'invalid_api_key'],
  ['a disabled key', 401, 'api_key_disabled'],
  ['an expired key', 401, 'api_key_expired'],
  ['an address that may not use the key', 401, 'ip_not_allowed'],
  ['no subscription', 401, 'subscription_required'],
  ['no request left in the minute', 429, 'rate_limit_exceeded'],
  ['the retired mode', 410, 'deprecated_parameter'],
  ['no domain', 400, 'invalid_domain'],
  ['fresh data', 200, undefined],
  ['a running batch', 409, 'enrichment_in_progress'],
  ['a cooldown', 409, 'no_data_cooldown'],
  ['an opt-out', 404, 'company_not_found'],
  ['no usable webhook', 400, 'webhook_required'],
  ['an unknown module', 400, 'invalid_module'],
  ['too small a balance', 402, 'insufficient_credits'],
  ['as many running batches as allowed', 429, 'concurrent_limit_reached'],
  ['as many refunds within an hour as allowed', 429, 'refund_limit_reached'],
] as const satisfies readonly (readonly [fault: string, status: number, code: ErrorCode | undefined])[];

type Fault = (typeof ORDER)[number][0];

/** Creates a key with these faults, including those of its account. */
async function createKeyWith(has: (fault: Fault) => boolean): Promise<string | undefined> {
  const account = await openAccount(api.db, {
    ...(has('too small a balance') ? { credits: 12 } : {}),
    ...(has('as many running batches as allowed') ? { concurrentBatches: 1 } : {}),
    ...(has('no request left in the minute') ? { ratePerMinute: 1 } : {}),
  });
  if (has('as many running batches as allowed')) await queueBatch(api.db, account, newDomain());
  if (has('as many refunds within an hour as allowed'))
    await refundBatches(api.db, account, REFUNDS_PER_HOUR);
  if (has('no request left in the minute')) await api.get('/account/info', account);
  if (has('no subscription')) await updateAccount(api.db, account.accountId, { status: 'suspended' });
  const { key, keyId } = await openKey(api.db, account, {
    expiresAt: has('an expired key') ? new Date(Date.now() - 1_000) : null,
    allowIps: has('an address that may not use the key') ? ['192.0.2.0/24'] : [],
  });
  if (has('a disabled key')) await disableKey(api.db, keyId);
  if (has('no key')) return undefined;
  return has('a key that is none') ? `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}` : key;
}

/**
 * Creates a domain with these faults. Nothing is stored of an opted-out domain, so fresh data and a cooldown exclude an
 * opt-out.
 */
async function createDomainWith(has: (fault: Fault) => boolean): Promise<string> {
  if (has('no domain')) return 'localhost';
  const domain = newDomain();
  if (has('fresh data')) await completeBatch(api.db, caller, domain, { modules: ['team'] });
  if (has('a cooldown')) await endBatchWithoutData(api.db, caller, domain, 'no_data_found');
  else if (has('an opt-out') && !has('fresh data')) await optOut(api.db, domain);
  if (has('a running batch')) await queueBatch(api.db, caller, domain);
  return domain;
}

async function requestWith(faults: readonly Fault[]) {
  const has = (fault: Fault) => faults.includes(fault);
  const key = await createKeyWith(has);
  const query = [
    `enrich=${has('an unknown module') ? 'team,horoscope' : 'team'}`,
    ...(has('the retired mode') ? ['mode=cached'] : []),
  ];
  return api.get(`/company/${await createDomainWith(has)}`, {
    ...(key === undefined ? {} : { key }),
    query: query.join('&'),
    headers: { 'x-webhook-url': has('no usable webhook') ? 'http://plain.example/' : WEBHOOK_URL },
  });
}

const faultsFrom = (index: number) => ORDER.slice(index).map(([fault]) => fault);

describe('of several faults the first in the order is reported', () => {
  it.each(ORDER.map(([fault, status, code], place) => ({ fault, status, code, place })))(
    '$fault comes before all that follow it: $status $code',
    async ({ status, code, place }) => {
      await withinOneMinute(async () => {
        const response = await requestWith(faultsFrom(place));
        expect({ status: response.status, code: response.body.error }).toEqual({ status, code });
      });
    },
  );

  it('the enrichment is queued if there are none', async () => {
    expect(await requestWith([])).toMatchObject({ status: 202 });
  });
});
