import { invitePerson, OPERATOR, removeOperator } from '@firmlens/domain';
import { ROLES, type Role, type Route, type RouteName, ROUTES } from '@firmlens/panel-contract';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { queueBatch } from './support/batches';
import { runningBatches } from './support/lists';
import {
  addPerson,
  type Browser,
  openBrowser,
  openMember,
  openOperator,
  openSession,
  PASSWORD,
} from './support/panel';
import { type Api, newDomain, startApi } from './support/start-api';

/** Companies belong to no account. Nothing is on file for this one, and nobody can enrich it. */
const UNKNOWN_DOMAIN = 'company.invalid';

let api: Api;
let account: Caller;
/** Values of the parameters that paths name: what the account owns. */
let own: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  account = await openAccount(api.db);
  const colleague = await addPerson(api, account.accountId, 'viewer');
  await openSession(api, colleague);
  const session = await api.db.panelSession.findFirstOrThrow({ where: { userId: colleague.userId } });
  const { accountId } = account;
  const link = await invitePerson(api.db, OPERATOR, {
    accountId,
    email: 'new@marlow.example',
    role: 'viewer',
  });
  const delivery = await api.db.delivery.create({
    data: {
      accountId,
      url: 'https://hooks.receiver.example/in',
      event: 'enrichment.failed',
      status: 'failed',
    },
  });
  const invitation = await api.db.panelInvitation.findFirstOrThrow({ where: { accountId } });
  own = {
    key_id: String(account.keyId),
    user_id: String(colleague.userId),
    invitation_id: String(invitation.id),
    session_id: String(session.id),
    token: link?.token ?? '',
    batch_id: await queueBatch(api.db, account, newDomain()),
    request_ref: await logRequest(),
    delivery_id: String(delivery.id),
    account_id: String(accountId),
    dataset_id: '999999',
    domain: UNKNOWN_DOMAIN,
    ...(await startOwn()),
  };
});
afterAll(() => api.stop());

/** Starts a list and a watch of the account. */
async function startOwn(): Promise<{ list_id: string; watch_id: string }> {
  const list = await api.post('/lists', [newDomain()], account);
  const order = { domains: [newDomain()], frequency: 'weekly', max_credits_per_month: 100 };
  const watch = await api.post('/watches', order, account);
  await waitUntil(async () => (await runningBatches(api, account)).length === 3, {
    what: 'their enrichments',
  });
  return { list_id: list.body.data.list_id, watch_id: watch.body.data.watch_id };
}

/** Makes a request with the account's key, and returns its place in the log. */
async function logRequest(): Promise<string> {
  await api.get('/account/history', { key: account.key });
  await api.get('/account/history', { key: account.key });
  const viewer = await openMember(api, account.accountId, 'viewer');
  const { body } = await viewer.call('GET /requests');
  return body.requests[0].request_ref;
}

const ALL = Object.entries<Route>(ROUTES).map(([name, route]) => ({ name, ...route }));
const CHANGES = ALL.filter(({ name }) => !name.startsWith('GET '));
const PROTECTED = ALL.filter(({ access }) => access !== 'anybody');
/** Routes of an account, and of a person alone. */
const OF_PEOPLE = PROTECTED.filter(({ access }) => access !== 'operator');
const BY_ROLE = ALL.filter(({ access }) => !['anybody', 'signed-in', 'operator'].includes(access));
const BY_OPERATORS = ALL.filter(({ access }) => access === 'operator');

/** Bodies for routes that name what they change. */
const BODIES: Partial<Record<RouteName, object>> = {
  'PUT /people/:user_id': { role: 'owner' },
  'PUT /keys/:key_id/name': { name: 'Theirs' },
  'POST /companies/:domain/enrichments': { modules: [] },
};

/** Replaces the parameters of a route's path. */
function pathOf(name: string, values: Record<string, string>): string {
  return name.replaceAll(/:(\w+)/g, (_match, parameter: string) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`the test does not know the parameter ${parameter}`);
    return value;
  });
}
const NOTHING = {
  key_id: '999999',
  user_id: '999999',
  invitation_id: '999999',
  token: 'x'.repeat(47),
  batch_id: `batch_${'0'.repeat(26)}`,
  request_ref: '1-1',
  delivery_id: '999999',
  account_id: '999999',
  dataset_id: '999999',
  domain: UNKNOWN_DOMAIN,
  session_id: '999999',
  list_id: `list_${'0'.repeat(26)}`,
  watch_id: `watch_${'0'.repeat(26)}`,
};

/** What must never change because of a request that is refused. */
const stateOf = async () => ({
  keys: await api.db.apiKey.findMany(),
  people: await api.db.panelMembership.findMany(),
  invitations: await api.db.panelInvitation.findMany(),
  audit: await api.db.panelAuditEntry.count(),
  sessions: await api.db.panelSession.count(),
  deliveries: await api.db.delivery.findMany(),
  lists: await api.db.list.findMany({ select: { id: true, status: true } }),
  watches: await api.db.watch.findMany({ select: { id: true, status: true } }),
  accounts: await api.db.account.findMany({ orderBy: { id: 'asc' } }),
  optOuts: await api.db.optOut.count(),
  tasks: await api.db.operatorTask.count(),
});

async function expectRefused(call: () => ReturnType<Browser['call']>, status: number, error: string) {
  const before = await stateOf();
  expect(await call()).toMatchObject({ status, body: { error, message: expect.any(String) } });
  expect(await stateOf()).toEqual(before);
}

describe('every route that needs a session', () => {
  test.each(PROTECTED)('$name is refused without one', async ({ name }) => {
    const browser = openBrowser(api);
    await expectRefused(() => browser.call(pathOf(name, own)), 401, 'sign_in_required');
  });

  test.each(PROTECTED)('$name is refused with one that does not exist', async ({ name }) => {
    const browser = openBrowser(api);
    browser.cookie = `__Host-firmlens=flp_${'A'.repeat(43)}`;
    await expectRefused(() => browser.call(pathOf(name, own)), 401, 'sign_in_required');
  });
});

describe('every route of an account', () => {
  const cases = BY_ROLE.flatMap((route) => ROLES.map((role) => ({ ...route, role })));
  const mayCall = (access: string, role: Role) => ROLES.indexOf(role) >= ROLES.indexOf(access as Role);

  test.each(cases.filter(({ access, role }) => !mayCall(access, role)))(
    '$name is refused to a $role',
    async ({ name, role }) => {
      const browser = await openMember(api, account.accountId, role);
      await expectRefused(() => browser.call(pathOf(name, own)), 403, 'forbidden');
    },
  );

  test.each(cases.filter(({ access, role }) => mayCall(access, role)))(
    '$name is open to a $role',
    async ({ name, role, body }) => {
      const browser = await openMember(api, account.accountId, role);
      const { status } = await browser.call(pathOf(name, NOTHING), body === undefined ? {} : { body: {} });
      const [expected] = body !== undefined ? [400] : name.includes(':') ? [404] : [200];
      expect(status).toBe(expected);
    },
  );

  test.each(BY_ROLE)('$name is refused to somebody who was removed from the account', async ({ name }) => {
    const browser = await openMember(api, account.accountId, 'owner');
    await api.db.panelMembership.deleteMany({ where: { userId: browser.userId } });
    browser.csrf = (await browser.call('GET /session')).body.csrf_token;
    await expectRefused(() => browser.call(pathOf(name, own)), 403, 'forbidden');
  });

  test.each(OF_PEOPLE.filter(({ name }) => name.includes(':')))(
    '$name knows nothing of what another account owns',
    async ({ name, body }) => {
      const other = await openAccount(api.db);
      const browser = await openMember(api, other.accountId, 'owner');
      const sent = body === undefined ? {} : { body: BODIES[name as RouteName] };
      await expectRefused(() => browser.call(pathOf(name, own), sent), 404, 'not_found');
    },
  );

  test.each(OF_PEOPLE.filter(({ isSensitive }) => isSensitive))(
    '$name needs the password of the last minutes',
    async ({ name }) => {
      const browser = await openMember(api, account.accountId, 'owner');
      await api.db.$executeRaw`UPDATE panel_sessions SET confirmed_at = confirmed_at - interval '11 minutes'`;
      await expectRefused(() => browser.call(pathOf(name, own)), 401, 'password_required');
    },
  );
});

describe('every route of operators', () => {
  test.each(BY_OPERATORS)('$name is refused to the owner of an account', async ({ name }) => {
    const browser = await openMember(api, account.accountId, 'owner');
    await expectRefused(() => browser.call(pathOf(name, own)), 403, 'forbidden');
  });

  test.each(BY_OPERATORS)('$name is open to an operator without an account', async ({ name, body }) => {
    const browser = await openOperator(api);
    const { status } = await browser.call(pathOf(name, NOTHING), body === undefined ? {} : { body: {} });
    const isOfOne = /:(account|delivery|dataset)_id|DELETE/.test(name);
    const [expected] = body !== undefined ? [400] : isOfOne ? [404] : [200];
    expect(status).toBe(expected);
  });

  test.each(BY_OPERATORS)('$name is refused to a former operator at once', async ({ name }) => {
    const browser = await openOperator(api);
    await removeOperator(api.db, OPERATOR, browser.email);
    await expectRefused(() => browser.call(pathOf(name, own)), 403, 'forbidden');
  });

  test.each(BY_OPERATORS.filter(({ name }) => !name.startsWith('GET ')))(
    '$name needs the password of the last minutes',
    async ({ name }) => {
      const browser = await openOperator(api);
      await api.db.$executeRaw`UPDATE panel_sessions SET confirmed_at = confirmed_at - interval '11 minutes'`;
      await expectRefused(() => browser.call(pathOf(name, own)), 401, 'password_required');
    },
  );
});

describe('every route that changes something', () => {
  test.each(CHANGES)('$name is refused to a page of another site', async ({ name }) => {
    const browser = await openMember(api, account.accountId, 'owner');
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      await expectRefused(() => browser.call(pathOf(name, own), { headers }), 403, 'foreign_request');
    }
  });

  test.each(CHANGES.filter(({ access }) => access !== 'anybody'))(
    '$name is refused without the CSRF token of its session and account',
    async ({ name }) => {
      const browser = await openMember(api, account.accountId, 'owner');
      const { csrf } = await openMember(api, account.accountId, 'owner');
      for (const sent of ['', csrf ?? '', `${browser.csrf}x`]) {
        const headers = { 'x-csrf-token': sent };
        await expectRefused(() => browser.call(pathOf(name, own), { headers }), 403, 'foreign_request');
      }
    },
  );
});

test('a page of one account changes nothing after its person chose another account elsewhere', async () => {
  const browser = await openMember(api, account.accountId, 'developer');
  const other = await openAccount(api.db);
  await api.db.panelMembership.create({
    data: { accountId: other.accountId, userId: browser.userId, role: 'owner' },
  });
  const oldToken = browser.csrf ?? '';
  const chosen = await browser.call('POST /session/account', { body: { account_id: other.accountId } });
  expect(chosen.body.account).toMatchObject({ account_id: other.accountId, role: 'owner' });
  const body = { expires_at: null, allow_ips: [] };
  const stale = await browser.call('POST /keys', { body, headers: { 'x-csrf-token': oldToken } });
  expect(stale).toMatchObject({ status: 403, body: { error: 'foreign_request' } });
  expect((await browser.call('POST /keys', { body })).status).toBe(200);
});

test.each(BY_ROLE.filter(({ name }) => name.startsWith('GET ')))(
  '$name is refused to a page of one account after its person chose another elsewhere',
  async ({ name }) => {
    const browser = await openMember(api, account.accountId, 'owner');
    const other = await openAccount(api.db);
    const membership = { accountId: other.accountId, userId: browser.userId, role: 'owner' };
    await api.db.panelMembership.create({ data: membership });
    const headers = { 'x-csrf-token': browser.csrf ?? '' };
    await browser.call('POST /session/account', { body: { account_id: other.accountId } });
    await expectRefused(() => browser.call(pathOf(name, own), { headers }), 403, 'foreign_request');
  },
);

test('fields that the table does not name are ignored, so nobody writes what is not theirs', async () => {
  const other = await openAccount(api.db);
  const browser = await openMember(api, account.accountId, 'developer');
  const before = await api.db.apiKey.count({ where: { accountId: other.accountId } });
  const foreign = {
    account_id: other.accountId,
    accountId: other.accountId,
    hash: 'x',
    series: 1,
    role: 'owner',
  };
  const made = await browser.call('POST /keys', { body: { expires_at: null, allow_ips: [], ...foreign } });
  expect(made.status).toBe(200);
  expect(await api.db.apiKey.count({ where: { accountId: other.accountId } })).toBe(before);
  const session = { ...foreign, user: { role: 'owner' }, email: browser.email, password: PASSWORD };
  const again = await browser.call('POST /session', { body: session });
  expect(again.body.account).toMatchObject({ account_id: account.accountId, role: 'developer' });
});

test('an account that the person does not belong to cannot be chosen', async () => {
  const browser = await openMember(api, account.accountId, 'viewer');
  const { accountId } = await openAccount(api.db);
  const refused = await browser.call('POST /session/account', { body: { account_id: accountId } });
  expect(refused).toMatchObject({ status: 404, body: { error: 'not_found' } });
  expect((await browser.call('GET /session')).body.account.account_id).toBe(account.accountId);
});

test('the published API ignores the cookie, and the panel ignores API keys', async () => {
  const person = await addPerson(api, account.accountId, 'owner');
  const { cookie } = await openSession(api, person);
  expect((await api.get('/account/info', { headers: { cookie: cookie ?? '' } })).status).toBe(401);
  const withKey = await openBrowser(api).call('GET /keys', { headers: { 'x-api-key': account.key } });
  expect(withKey.status).toBe(401);
});

test('requests of the panel are in no history of an account', async () => {
  const other = await openAccount(api.db);
  const browser = await openMember(api, other.accountId, 'viewer');
  await browser.call('GET /keys', { headers: { 'x-api-key': other.key } });
  const { body } = await api.get('/account/history', { key: other.key });
  expect(body.data.requests).toEqual([]);
});
