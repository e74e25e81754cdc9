import { randomUUID } from 'node:crypto';
import { OPERATOR, removeOperator } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { type Browser, openBrowser, openMember, openOperator, PASSWORD } from './support/panel';
import { type Api, startApi } from './support/start-api';

let api: Api;
let operator: Browser;
beforeAll(async () => {
  api = await startApi();
  operator = await openOperator(api);
});
afterAll(() => api.stop());

const newAccount = (email = `${randomUUID()}@tanner.example`) => ({
  name: 'Ann Tanner',
  email,
  company_name: 'Tanner Ltd',
  plan: 'starter',
});

/** The account's status with a key, as the published API has it. */
const statusWith = async (key: string) => (await api.get('/account/info', { key })).status;

const show = async ({ accountId }: Pick<Caller, 'accountId'>) =>
  (await operator.call(`GET /operator/accounts/${accountId}`)).body;

const change = (caller: Caller, body: object) =>
  operator.call(`PUT /operator/accounts/${caller.accountId}`, { body });

/** The entries of the account's audit log, as its owner reads them. */
async function auditOf({ accountId }: Pick<Caller, 'accountId'>) {
  const owner = await openMember(api, accountId, 'owner');
  return (await owner.call('GET /audit')).body.entries as { action: string; actor: string; target: string }[];
}

test('an account is opened with a key that works, and its secrets are in no other response', async () => {
  const { status, body } = await operator.call('POST /operator/accounts', { body: newAccount() });
  expect(status).toBe(200);
  expect(await statusWith(body.api_key)).toBe(200);
  const shown = await show({ accountId: body.account_id });
  expect(shown).toMatchObject({
    ...{ name: 'Ann Tanner', company_name: 'Tanner Ltd', plan: 'starter', status: 'active', balance: 10_000 },
    ...{
      batches_running: 0,
      ledger: { period: 1, sequence: 1, hash: expect.stringMatching(/^[\da-f]{64}$/) },
    },
    keys: [{ prefix: body.api_key.slice(0, 8) }],
  });
  expect(body.signing_secret).toMatch(/^whsec_/);
  expect(JSON.stringify(shown)).not.toContain(body.api_key.slice(10));
  expect(await auditOf({ accountId: body.account_id })).toContainEqual(
    expect.objectContaining({ action: 'account.created', actor: 'operator (Olga Operator)' }),
  );
});

test('an account with an email address that is taken is refused beside the address', async () => {
  const { email } = newAccount();
  await operator.call('POST /operator/accounts', { body: newAccount(email) });
  const second = await operator.call('POST /operator/accounts', { body: newAccount(email) });
  expect(second).toMatchObject({ status: 400, body: { fields: { email: expect.stringContaining(email) } } });
  expect(await api.db.account.count({ where: { email } })).toBe(1);
});

test('a suspended account is refused at once, and answered at once when it is active again', async () => {
  const caller = await openAccount(api.db);
  expect(await statusWith(caller.key)).toBe(200);
  expect((await change(caller, { status: 'suspended' })).status).toBe(200);
  expect(await statusWith(caller.key)).toBe(401);
  await change(caller, { status: 'active' });
  expect(await statusWith(caller.key)).toBe(200);
  const changes = (await auditOf(caller)).filter(({ action }) => action === 'account.changed');
  expect(changes.map(({ target }) => target)).toEqual(['status active', 'status suspended']);
});

test('a new plan adds its credits, which the published API shows at once', async () => {
  const caller = await openAccount(api.db, { plan: 'trial' });
  await api.get('/account/credits', { key: caller.key });
  await change(caller, { plan: 'starter' });
  const { body } = await api.get('/account/credits', { key: caller.key });
  expect(body.data.credits).toMatchObject({ balance: 12_500 });
  expect(await show(caller)).toMatchObject({ plan: 'starter', rate_per_minute: 60, balance: 12_500 });
});

test('a limit counts from the next request', async () => {
  const caller = await openAccount(api.db);
  await api.get('/account/info', { key: caller.key });
  await change(caller, { rate_per_minute: 1 });
  await api.get('/account/info', { key: caller.key });
  expect((await api.get('/account/info', { key: caller.key })).status).toBe(429);
});

test.each([
  ['nothing', {}, {}],
  ['a plan that does not exist', { plan: 'gold' }, { plan: expect.any(String) }],
  ['a limit of 0', { rate_per_day: 0 }, { rate_per_day: 'Give a whole number from 1 to 1000000000.' }],
  ['a limit that is no number', { rate_per_day: null }, { rate_per_day: expect.any(String) }],
])('changing an account to %s is refused', async (_what, body, fields) => {
  const caller = await openAccount(api.db);
  const before = await show(caller);
  const refused = await change(caller, body);
  expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
  expect(refused.body.fields ?? {}).toEqual(fields);
  expect(await show(caller)).toEqual(before);
});

describe('a purchase', () => {
  const buy = ({ accountId }: Caller, purchaseId: string, amount: number) =>
    operator.call(`POST /operator/accounts/${accountId}/purchases`, {
      body: { purchase_id: purchaseId, amount },
    });
  const purchases = ({ accountId }: Caller) =>
    api.db.ledgerEntry.findMany({ where: { accountId, kind: 'purchase' }, select: { amount: true } });

  it('is made once, however often and however simultaneously its form is sent', async () => {
    const caller = await openAccount(api.db, { plan: 'trial' });
    const id = randomUUID();
    const sent = await Promise.all([1, 2, 3, 4].map(() => buy(caller, id, 500)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await buy(caller, id, 500)).status).toBe(200);
    expect(await purchases(caller)).toEqual([{ amount: 500 }]);
    expect(await show(caller)).toMatchObject({ balance: 3_000, total_purchased: 500 });
    const bought = (await auditOf(caller)).filter(({ action }) => action === 'credits.purchased');
    expect(bought).toMatchObject([{ target: '500 credits', actor: 'operator (Olga Operator)' }]);
  });

  it('is refused if its form has bought something else', async () => {
    const [caller, other] = [await openAccount(api.db), await openAccount(api.db)];
    const id = randomUUID();
    await buy(caller, id, 500);
    expect(await buy(caller, id, 600)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect((await buy(other, id, 500)).status).toBe(409);
    expect([await purchases(caller), await purchases(other)]).toEqual([[{ amount: 500 }], []]);
  });

  it('is refused beside the amount if the balance would be too large', async () => {
    const caller = await openAccount(api.db);
    await api.db.account.update({ where: { id: caller.accountId }, data: { totalPurchased: 2_000_000_000 } });
    const id = randomUUID();
    expect(await buy(caller, id, 1_000_000_000)).toMatchObject({
      status: 400,
      body: { fields: { amount: expect.stringContaining('too large') } },
    });
    expect(await purchases(caller)).toEqual([]);
  });
});

test('a period that is over is not ended again', async () => {
  const caller = await openAccount(api.db, { plan: 'starter' });
  const renew = () =>
    operator.call(`POST /operator/accounts/${caller.accountId}/renewals`, { body: { period: 1 } });
  const outcomes = await Promise.all([renew(), renew()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await show(caller)).toMatchObject({ ledger: { period: 2 } });
  expect((await auditOf(caller)).filter(({ action }) => action === 'account.renewed')).toHaveLength(1);
});

test('the first owner is invited by a link, and the invitation is in both logs', async () => {
  const caller = await openAccount(api.db);
  const invite = () =>
    operator.call(`POST /operator/accounts/${caller.accountId}/invitations`, {
      body: { email: 'first@marlow.example' },
    });
  const { body } = await invite();
  const token = new URL(body.link).pathname.split('/').at(-1) ?? '';
  const theirs = openBrowser(api);
  const joined = await theirs.call(`POST /invitations/${token}`, {
    body: { name: 'First Owner', password: PASSWORD },
  });
  expect(joined.body).toMatchObject({
    account: { account_id: caller.accountId, role: 'owner' },
    user: { is_operator: false },
  });
  expect(await show(caller)).toMatchObject({ people: [{ name: 'First Owner', role: 'owner' }] });
  expect((await invite()).body).toMatchObject({ error: 'conflict', fields: { email: expect.any(String) } });
  const entry = { action: 'person.invited', target: 'first@marlow.example as owner' };
  expect(await auditOf(caller)).toContainEqual(expect.objectContaining(entry));
  const log = (await operator.call('GET /operator/log')).body.entries;
  expect(log).toContainEqual(
    expect.objectContaining({ ...entry, account: { account_id: caller.accountId, name: 'Marlow & Pike' } }),
  );
});

test('invitations that an operator made end with their rights', async () => {
  const caller = await openAccount(api.db);
  const other = await openOperator(api);
  await other.call(`POST /operator/accounts/${caller.accountId}/invitations`, {
    body: { email: 'x@y.example' },
  });
  await removeOperator(api.db, OPERATOR, other.email);
  expect(await show(caller)).toMatchObject({ invitations: [] });
});

describe('the list of accounts', () => {
  it('is found by name, company, email address, plan and status', async () => {
    const made = await operator.call('POST /operator/accounts', {
      body: { ...newAccount('zoe@q%_uirk.example'), name: 'Zoë Quirk', company_name: 'Quirk & Sons' },
    });
    const id = made.body.account_id;
    const find = async (query: string) =>
      (
        (await operator.call(`GET /operator/accounts?${query}`)).body.accounts as { account_id: number }[]
      ).map(({ account_id: each }) => each);
    for (const text of ['ZO%C3%AB', 'quirk+%26', '%25_uirk'])
      expect(await find(`text=${text}`)).toEqual([id]);
    expect(await find('text=quirk&plan=starter&status=active')).toEqual([id]);
    expect(await find('text=quirk&plan=trial')).toEqual([]);
    expect(await find('text=quirk&status=suspended')).toEqual([]);
  });

  it('has pages of fifty, each account once', async () => {
    for (let count = 0; count < 55; count += 1) await openAccount(api.db);
    const seen: number[] = [];
    for (let before = ''; ;) {
      const { body } = await operator.call(`GET /operator/accounts${before}`);
      seen.push(...body.accounts.map(({ account_id: id }: { account_id: number }) => id));
      if (!body.has_more) break;
      expect(body.accounts).toHaveLength(50);
      before = `?before=${seen.at(-1)}`;
    }
    const all = await api.db.account.findMany({ orderBy: { id: 'desc' }, select: { id: true } });
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});
