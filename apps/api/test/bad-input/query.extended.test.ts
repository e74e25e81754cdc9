import { MODULES } from '@firmlens/contract';
import { type Caller, openAccount } from '../support/accounts';
import { completeBatch } from '../support/batches';
import { expectedRefusal } from '../support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from '../support/start-api';
import { type CheckedSender, createCheckedSender } from '../support/checked-sender';

let api: Api;
let caller: Caller;
let send: CheckedSender;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  await completeBatch(api.db, caller, 'fresh.example', { modules: ['team'] });
  send = createCheckedSender(api, caller);
});
afterAll(() => api.stop());

const headers = [`X-Webhook-URL: ${WEBHOOK_URL}`];
const manyNames = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`).join(',');

describe('modules of a new company', () => {
  test.each<[number, string, string[], number]>([
    [81, '', [], 10],
    [81, 'enrich=', [], 10],
    [81, 'enrich', [], 10],
    [82, 'enrich=team,team', ['team'], 16],
    [83, 'enrich=Team,FUNDING', ['funding', 'team'], 26],
    [84, 'enrich=team,,funding', ['funding', 'team'], 26],
    [84, 'enrich=,,,', [], 10],
    [84, 'enrich=%20team%20,+funding', ['funding', 'team'], 26],
    [85, 'enrich=team,', ['team'], 16],
    [85, 'enrich=team%2C', ['team'], 16],
    [84, 'enrich=team%2Cfunding', ['funding', 'team'], 26],
    [86, 'enrich=base', [], 10],
    [86, 'enrich=company,team', ['team'], 16],
    [89, 'enrich[]=team', [], 10],
    [89, 'enrich%5B%5D=team&enrich[]=funding', [], 10],
    [89, 'enrich[0]=team', [], 10],
    [89, 'ENRICH=team', [], 10],
    [105, '__proto__[x]=1&enrich=team', ['team'], 16],
    [105, '__proto__[enrich]=team', [], 10],
    [105, 'constructor[prototype][enrich]=team', [], 10],
    [88, 'x=1&x=2', [], 10],
  ])('%i  ?%s', async (_number, query, modules, price) => {
    const response = await send({ path: `/company/${newDomain()}?${query}`, headers }, { costs: price });
    expect(response).toMatchObject({
      status: 202,
      body: { requested_modules: modules, credits_reserved: price },
    });
  });

  test.each([
    [87, 'enrich=all'],
    [87, 'enrich=*'],
    [87, 'enrich=team,horoscope'],
    [90, 'enrich=__proto__'],
    [90, 'enrich=constructor'],
    [90, 'enrich=toString'],
    [90, 'enrich=team,hasOwnProperty'],
    [92, 'enrich=team%00'],
    [92, 'enrich=%00'],
    [92, 'enrich=team%ff'],
    [92, 'enrich=team%1b[31m'],
    [92, 'enrich=%'],
    [83, "enrich=team'%20OR%201=1--"],
  ])('%i  ?%s is invalid_module, with the list of valid ones', async (_number, query) => {
    const response = await send({ path: `/company/${newDomain()}?${query}`, headers });
    expect(response).toMatchObject(expectedRefusal('invalid_module', { valid_modules: [...MODULES] }));
    expect(response.text.length).toBeLessThan(1_000);
  });

  test('105  are read even after 1,500 other parameters', async () => {
    const query = `${'a[]=1&'.repeat(1_500)}enrich=team`;
    const response = await send({ path: `/company/${newDomain()}?${query}`, headers }, { costs: 16 });
    expect(response.body.requested_modules).toEqual(['team']);
  });

  test('91  2,500 unknown names are refused', async () => {
    const response = await send({ path: `/company/${newDomain()}?enrich=${manyNames(2_500)}`, headers });
    expect(response).toMatchObject(expectedRefusal('invalid_module', { valid_modules: [...MODULES] }));
    expect(response.body.message).toMatch(/^Unknown modules: m0, m1, .* and 2490 more\.$/);
  });

  test('91  a name of 15,000 characters is refused', async () => {
    const response = await send({ path: `/company/${newDomain()}?enrich=${'m'.repeat(15_000)}`, headers });
    expect(response).toMatchObject(expectedRefusal('invalid_module'));
    expect(response.text.length).toBeLessThan(1_000);
  });

  test('87  and 92: unknown names are ignored for fresh data, with a note of limited length', async () => {
    for (const names of ['all', 'team%00', manyNames(2_500)]) {
      const response = await send({ path: `/company/fresh.example?enrich=team,${names}` });
      expect(response).toMatchObject({ status: 200, body: { modules_included: ['base', 'team'] } });
      expect(response.body.dedup_note).toMatch(/ignored/i);
      expect(response.body.dedup_note.length).toBeLessThan(1_000);
    }
  });

  test('91  10,000 names exceed the maximum size of a head', async () => {
    const response = await send(
      { path: `/company/acme.com?enrich=${manyNames(10_000)}` },
      { isDocumented: false },
    );
    expect(response).toMatchObject({ status: 431, body: { success: false, error: 'payload_too_large' } });
  });

  test.each([
    'enrich=team&enrich=funding',
    'enrich=&enrich=',
    'enrich=team&%65nrich=team',
    'api_key=a&api_key=b',
  ])('88  ?%s is refused', async (query) => {
    const path = `/company/${newDomain()}?${query}`;
    expect(await send({ path, headers })).toMatchObject(expectedRefusal('invalid_parameter'));
  });

  test.each([
    [93, 'mode=cached'],
    [93, 'mode=cached&mode=cached'],
    [94, 'mode='],
    [94, 'mode'],
    [94, 'mode=realtime'],
    [94, 'mode=__proto__'],
  ])('%i  ?%s is refused', async (_number, query) => {
    const code = query.includes('&') ? 'invalid_parameter' : 'deprecated_parameter';
    for (const domain of ['fresh.example', newDomain(), 'localhost']) {
      expect(await send({ path: `/company/${domain}?${query}`, headers })).toMatchObject(
        expectedRefusal(code),
      );
    }
  });
});

describe('pages of the history', () => {
  test.each([
    [95, 'limit=0'],
    [95, 'limit=00'],
    [96, 'limit=-1'],
    [97, 'limit=1e9'],
    [98, 'limit=abc'],
    [98, 'limit='],
    [98, 'limit=0x10'],
    [98, 'limit=%00'],
    [98, 'limit=%EF%BC%95'],
    [98, 'limit=NaN'],
    [99, 'limit=1.5'],
    [101, 'limit=50&limit=60'],
    [101, 'limit=50&limit=50'],
    [102, 'offset=-1'],
    [103, 'offset=9007199254740993'],
    [103, `offset=${'9'.repeat(40)}`],
    [102, 'offset=1%3BDROP%20TABLE%20batches'],
    [101, 'offset=1&offset=1'],
    [101, 'x=1&x=1'],
  ])('%i  ?%s is refused', async (_number, query) => {
    expect(await send({ path: `/account/history?${query}` })).toMatchObject(
      expectedRefusal('invalid_parameter'),
    );
  });

  test.each([
    [97, 'limit=1000000000', 100],
    [97, `limit=${'9'.repeat(40)}`, 100],
    [97, 'limit=101', 100],
    [100, 'limit=%2050%20', 50],
    [100, 'limit=+7', 7],
    [105, '__proto__[x]=1', 50],
    [105, '__proto__=1', 50],
    [105, 'constructor=1', 50],
    [105, 'limit[]=5', 50],
    [105, 'limit[__proto__]=5', 50],
    [105, 'page=2', 50],
  ])('%i  ?%s returns a page of %i', async (_number, query, limit) => {
    const response = await send({ path: `/account/history?${query}` });
    expect(response).toMatchObject({ status: 200, body: { data: { pagination: { limit, offset: 0 } } } });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each([99_999_999, Number.MAX_SAFE_INTEGER])('104  ?offset=%i is an empty page', async (offset) => {
    const response = await send({ path: `/account/history?offset=${offset}` });
    expect(response.body.data).toMatchObject({ requests: [], pagination: { offset, has_more: false } });
  });

  test('include each request of this file, whatever characters it was refused for', async () => {
    const { body } = await send({ path: '/account/history?limit=1' });
    const counted = api.logLines.filter((line) => line.includes(`"key_id":${caller.keyId}`)).length;
    expect(body.data.pagination.total).toBe(counted - 1);
  });
});
