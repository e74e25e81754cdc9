import { PANEL_ERROR_STATUS, type PanelErrorCode, type Route, ROUTES } from '@firmlens/panel-contract';
import fc from 'fast-check';
import { type Caller, openAccount } from '../support/accounts';
import { addPerson, type Browser, openOperator, openSession, type TestPerson } from '../support/panel';
import { type Api, startApi } from '../support/start-api';

/** Implementation details that no response may reveal. */
const INTERNALS = /node_modules|\.[jt]s:\d|\bat \w+ \(|prisma|postgres|redis|express|ECONN|SELECT |INSERT /i;

let api: Api;
let account: Caller;
let owner: TestPerson;
let operator: TestPerson;
beforeAll(async () => {
  api = await startApi();
  account = await openAccount(api.db);
  owner = await addPerson(api, account.accountId, 'owner');
  operator = await openOperator(api);
});
afterAll(() => api.stop());

const IDS = [
  '0',
  '-1',
  '1',
  '2147483647',
  '2147483648',
  '9999999999',
  '99999999999',
  '1.5',
  '1e3',
  ' 1',
  'null',
];
const VALUES = [
  ...[
    null,
    '',
    ' ',
    '\0',
    '\ud800',
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    true,
    [],
    {},
    [[]],
    'owner',
    'OWNER',
    '__proto__',
  ],
  ...[
    'a@b',
    'a@b@c',
    `${'x'.repeat(250)}@b.example`,
    "' OR 1=1 --",
    '<script>',
    '{{7*7}}',
    '2027-01-01T00:00:00Z',
  ],
  ...[['192.0.2.1'], ['192.0.2.1/33'], [null], ['\0'], Array(51).fill('192.0.2.1'), 'a'.repeat(2_000)],
];
const value = fc.oneof(fc.constantFrom<unknown>(...VALUES), fc.string({ unit: 'binary' }), fc.jsonValue());
const parameter = fc.oneof(fc.constantFrom(...IDS), fc.string({ unit: 'binary', minLength: 1 }));

/** Returns requests of a route with any values for its parameters and fields. */
function requestsOf(name: string, { params, body }: Route): fc.Arbitrary<{ route: string; body?: unknown }> {
  const names = Object.keys(params?.properties ?? {});
  const filled = fc.tuple(...names.map(() => parameter)).map((values) => {
    const inQuery = new URLSearchParams();
    const path = names.reduce((text, key, index) => {
      const sent = (values[index] ?? '').toWellFormed();
      if (!text.includes(`:${key}`)) inQuery.append(key, sent);
      return text.replace(`:${key}`, () => encodeURIComponent(sent));
    }, name);
    return inQuery.size === 0 ? path : `${path}?${inQuery.toString()}`;
  });
  if (body === undefined) return fc.record({ route: filled });
  const fields = Object.fromEntries(Object.keys(body.properties).map((field) => [field, value]));
  return fc.record({ route: filled, body: fc.oneof(fc.record(fields, { requiredKeys: [] }), value) });
}

test.each(Object.entries<Route>(ROUTES))(
  '%s answers any input in JSON and never with 500',
  async (name, route) => {
    let browser: Browser | null = null;
    await fc.assert(
      fc.asyncProperty(requestsOf(name, route), async (sent) => {
        browser ??= await openSession(api, route.access === 'operator' ? operator : owner);
        const { status, body, headers } = await browser.call(
          sent.route,
          sent.body === undefined ? {} : { body: JSON.stringify(sent.body) },
        );
        // The session may have ended.
        if (status === 401 || (status === 200 && !name.startsWith('GET '))) browser = null;
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(status).toBeLessThan(500);
        if (status !== 200) expect(status).toBe(PANEL_ERROR_STATUS[body.error as PanelErrorCode]);
        if (status !== 200) expect(JSON.stringify(body)).not.toMatch(INTERNALS);
      }),
      { numRuns: 60 },
    );
  },
);
