import type { ErrorCode } from '@firmlens/contract';
import { disableKey, optOut, updateAccount } from '@firmlens/domain';
import { openAccount, openKey, withinOneMinute } from './support/accounts';
import { completeBatch, endBatchWithoutData, queueBatch } from './support/batches';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

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
] as const satisfies readonly (readonly [fault: string, status: number, code: ErrorCode | undefined])[];

type Fault = (typeof ORDER)[number][0];

let api: Api;
let owner: Awaited<ReturnType<typeof openAccount>>;

beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api.db);
});
afterAll(() => api.stop());

/** Creates a key with these faults, including those of its account. */
async function createKeyWith(has: (fault: Fault) => boolean): Promise<string | undefined> {
  const account = await openAccount(api.db, {
    ...(has('too small a balance') ? { credits: 12 } : {}),
    ...(has('as many running batches as allowed') ? { concurrentBatches: 1 } : {}),
    ...(has('no request left in the minute') ? { ratePerMinute: 1 } : {}),
  });
  if (has('as many running batches as allowed')) await queueBatch(api.db, account, newDomain());
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
 * Creates a domain with these faults. An opted-out domain is not on file, so fresh data excludes an opt-out.
 */
async function createDomainWith(has: (fault: Fault) => boolean): Promise<string> {
  if (has('no domain')) return 'localhost';
  const domain = newDomain();
  if (has('fresh data')) await completeBatch(api.db, owner, domain, { modules: ['team'] });
  else if (has('an opt-out')) await optOut(api.db, domain);
  if (has('a cooldown')) await endBatchWithoutData(api.db, owner, domain, 'no_data_found');
  if (has('a running batch')) await queueBatch(api.db, owner, domain);
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
