import { gzipSync } from 'node:zlib';
import { type Caller, openAccount } from './support/accounts';
import { refused } from './support/refused';
import { type Api, newDomain, startApi, WEBHOOK } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const VALID = `{"webhook_url":"${WEBHOOK}"}`;
const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.post('/account/webhook', body, { ...caller, headers });
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe('POST /account/webhook', () => {
  it('stores the one URL of the account, and answers with it and nothing secret', async () => {
    const { status, body } = await post({ webhook_url: WEBHOOK });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: expect.any(String), data: { webhook_url: WEBHOOK } },
    });
  });

  it('stores it in place of the one before, for this account alone', async () => {
    const [first, second] = [await openAccount(api.db), await openAccount(api.db)];
    const store = (url: string) => api.post('/account/webhook', { webhook_url: url }, first);
    await store(`${WEBHOOK}/1`);
    await store(`${WEBHOOK}/2`);
    const queued = await api.get(`/company/${newDomain()}`, first);
    const { body } = await api.get(`/enrichment/${queued.body.batch_id}/status`, first);
    expect(body.webhook.url).toBe(`${WEBHOOK}/2`);
    expect(await api.get(`/company/${newDomain()}`, second)).toMatchObject(refused('webhook_required'));
  });

  it('keeps the stored URL where the new one is refused', async () => {
    const account = await openAccount(api.db);
    await api.post('/account/webhook', { webhook_url: WEBHOOK }, account);
    await api.post('/account/webhook', { webhook_url: 'https://example.com' }, account);
    expect(await api.get(`/company/${newDomain()}`, account)).toMatchObject({ status: 202 });
  });

  it.each<[string, unknown]>([
    ['(119) a field twice: the last counts', `{"webhook_url":"http://no","webhook_url":"${WEBHOOK}"}`],
    ['(121) a byte order mark', bytes([0xef, 0xbb, 0xbf], VALID)],
    ['(130) further fields', { webhook_url: WEBHOOK, events: ['x'], account_id: 1 }],
    ['(117) __proto__', `{"__proto__":{"webhook_url":"x"},"webhook_url":"${WEBHOOK}"}`],
    ['(118) constructor', `{"constructor":{"prototype":{"a":1}},"webhook_url":"${WEBHOOK}"}`],
    ['white space', `\n ${VALID} \n`],
  ])('takes %s', async (_what, body) => {
    expect(await post(body)).toMatchObject({ status: 200, body: { data: { webhook_url: WEBHOOK } } });
  });

  it.each<[string, string, unknown]>([
    ['invalid_json', '(110) a body that breaks off', '{"a":1'],
    ['invalid_json', '(111) null', 'null'],
    ['invalid_json', '(111) a text', '"s"'],
    ['missing_parameter', '(112) an array', '[]'],
    ['missing_parameter', '(114) an empty body', ''],
    ['missing_parameter', '(129) no webhook_url', {}],
    ['missing_parameter', '(117) webhook_url in __proto__', `{"__proto__":{"webhook_url":"${WEBHOOK}"}}`],
    ['invalid_json', '(116) 30,000 arrays in each other', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['invalid_json', '21 objects in each other', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
    ['invalid_json', '(122) bytes that are not UTF-8', bytes('{"webhook_url":"', [0xff, 0xfe], '"}')],
    ['invalid_json', '(122) a lone surrogate', '{"webhook_url":"https://\\ud800"}'],
    ['invalid_json', '(122) a lone surrogate in a name', '{"\\ud800":1}'],
    ['invalid_webhook_url', '(120) 1e999', '{"webhook_url":1e999}'],
    ['invalid_json', '(123) a NUL', '{"webhook_url":"https://a.example/\\u0000"}'],
    ['invalid_webhook_url', '(125) an object', { webhook_url: { not: '' } }],
    ['invalid_webhook_url', '(126) an array', { webhook_url: [WEBHOOK] }],
    ['invalid_webhook_url', '(127) a number', { webhook_url: 1 }],
    ['invalid_webhook_url', '(128) 256 characters', { webhook_url: WEBHOOK.padEnd(256, 'x') }],
    ['invalid_webhook_url', 'null', { webhook_url: null }],
    ['invalid_webhook_url', 'an empty text', { webhook_url: '' }],
    ['payload_too_large', '(115) 70 KB', `{"a":"${'x'.repeat(70_000)}"}`],
  ])('answers %s to %s', async (code, _what, body) => {
    expect(await post(body)).toMatchObject(refused(code as 'invalid_json'));
  });

  it.each<[string, Record<string, string>, unknown]>([
    ['(113) another type', { 'content-type': 'text/plain' }, VALID],
    ['(113) a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'webhook_url=x'],
    ['(113) almost JSON', { 'content-type': 'application/json-seq' }, VALID],
    ['(124) an unknown encoding', { 'content-encoding': 'foo' }, VALID],
    ['(124) a compressed body', { 'content-encoding': 'gzip' }, gzipSync(VALID)],
    ['a charset other than Unicode', { 'content-type': 'application/json; charset=latin1' }, VALID],
  ])('answers unsupported_media_type to %s', async (_what, headers, body) => {
    expect(await post(body, { 'content-type': 'application/json', ...headers })).toMatchObject(
      refused('unsupported_media_type'),
    );
  });

  it('looks at the key before the body', async () => {
    expect(await api.post('/account/webhook', '{', {})).toMatchObject(refused('missing_api_key'));
    expect(await api.post('/account/webhook', 'x'.repeat(70_000), {})).toMatchObject(
      refused('missing_api_key'),
    );
  });

  it('leaves the prototype of objects as it was (117, 118)', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['webhook_url']).toBeUndefined();
  });
});
