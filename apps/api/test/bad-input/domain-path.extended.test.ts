import { type Caller, openAccount } from '../support/accounts';
import { completeBatch } from '../support/batches';
import { expectedRefusal } from '../support/expected-refusal';
import { type Api, startApi, WEBHOOK_URL } from '../support/start-api';
import { type CheckedSender, createCheckedSender } from '../support/checked-sender';
import { ACCEPTED_DOMAINS, DOMAINS_ON_FILE, REFUSED_DOMAINS } from './domain-forms';

let api: Api;
let caller: Caller;
let send: CheckedSender;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  for (const domain of DOMAINS_ON_FILE) await completeBatch(api.db, caller, domain, { modules: ['team'] });
  send = createCheckedSender(api, caller);
});
afterAll(() => api.stop());

const headers = [`X-Webhook-URL: ${WEBHOOK_URL}`];

describe('a domain accepted in the path', () => {
  test.each(ACCEPTED_DOMAINS)('%s  %s', async (_number, text, domain) => {
    const response = await send({ path: `/company/${text}`, headers });
    expect(response).toMatchObject({ status: 200, body: { data: { company: { domain } }, credits_used: 0 } });
  });

  test.each([
    [
      10,
      'https://www.example.com/?x=1&enrich=team',
      { status: 200, body: { modules_included: ['base', 'team'] } },
    ],
    [10, 'https://www.example.com/?x=1&mode=cached', expectedRefusal('deprecated_parameter')],
    [
      10,
      'https%3A%2F%2Fwww.example.com%2F%3Fenrich%3Dteam',
      { status: 200, body: { modules_included: ['base'] } },
    ],
  ])('%i  %s: the first ? starts the query of the request', async (_number, text, expected) => {
    expect(await send({ path: `/company/${text}`, headers })).toMatchObject(expected);
  });
});

describe('a domain refused in the path', () => {
  test.each(REFUSED_DOMAINS)('%s  %s: %s', async (_number, text, code) => {
    expect(await send({ path: `/company/${text}`, headers })).toMatchObject(expectedRefusal(code));
    // Evidence takes the domain in the same way, in one segment.
    if (text !== '' && !text.includes('/')) {
      expect(await send({ path: `/company/${text}/evidence` })).toMatchObject(expectedRefusal(code));
    }
  });

  test('13  is reported only after the key: without one it is 401', async () => {
    expect(await send({ path: '/company/localhost' }, { key: null })).toMatchObject(
      expectedRefusal('missing_api_key'),
    );
  });
});

describe('a path that is not read as a domain', () => {
  test('58  of 16 KB gets a 431', async () => {
    const response = await send({ path: `/company/${'a'.repeat(16_384)}.com` }, { isDocumented: false });
    expect(response).toMatchObject({ status: 431, body: { success: false, error: 'payload_too_large' } });
  });

  test('58  of nearly 16 KB is not a domain', async () => {
    expect(await send({ path: `/company/${'a'.repeat(15_000)}.com` })).toMatchObject(
      expectedRefusal('invalid_domain'),
    );
  });

  test.each([
    '/API/V1/COMPANY/x.com',
    '/API/v1/company/example.com',
    '/api/v1/Company/example.com',
    '/api/v1/company',
    '/company/example.com',
    '//api/v1/company/example.com',
  ])('59  %s is not an endpoint', async (target) => {
    expect(await send({ target, headers })).toMatchObject(expectedRefusal('not_found'));
  });

  test.each([
    ['31', 'in circled digits', '①②⑦.⓪.⓪.①'],
    ['44', 'with an umlaut', 'münchen.de'],
    ['39', 'with a space', 'exa mple.com'],
    ['5', 'with a NUL', 'a\0b.com'],
    ['40', 'with a tab', 'ex\tample.com'],
  ])('%s  %s, not percent-encoded, is not HTTP', async (_number, _what, text) => {
    const target = Buffer.from(`/api/v1/company/${text}`).toString('latin1');
    expect(await send({ target, headers }, { isDocumented: false })).toMatchObject(
      expectedRefusal('invalid_parameter'),
    );
  });
});

describe('a whole URL in the request line', () => {
  test.each([
    ['http://api.firmlens.example/api/v1/company/example.com', { status: 200 }],
    ['http://quiet.com/api/v1/company/https://www.example.com/a', { status: 200 }],
    ['HTTPS://quiet.com/api/v1/company/localhost', expectedRefusal('invalid_domain')],
    ['http://quiet.com/company/example.com', expectedRefusal('not_found')],
    ['http://quiet.com', expectedRefusal('not_found')],
    ['http://quiet.com?enrich=team', expectedRefusal('not_found')],
  ])('%s: its host is never taken for the company', async (target, expected) => {
    const response = await send({ target, headers });
    expect(response).toMatchObject(expected);
    if (response.status === 200) expect(response.body.data.company.domain).toBe('example.com');
  });
});
