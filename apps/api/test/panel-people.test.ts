import { type Caller, openAccount } from './support/accounts';
import { addPerson, type Browser, openBrowser, openMember, openSession, PASSWORD } from './support/panel';
import { type Api, startApi } from './support/start-api';

let api: Api;
let account: Caller;
let owner: Awaited<ReturnType<typeof openMember>>;
beforeAll(async () => {
  api = await startApi({ publicBaseUrl: 'https://firmlens.example/api/v1' });
});
beforeEach(async () => {
  account = await openAccount(api.db);
  owner = await openMember(api, account.accountId, 'owner');
});
afterAll(() => api.stop());

const NEW_PASSWORD = 'a passphrase of my own';
let mails = 0;
const newMail = () => `invited-${(mails += 1)}@marlow.example`;

/** Invites somebody and returns the route of the link. */
async function invite(email: string, role: string, inviter: Browser = owner): Promise<string> {
  const { status, body } = await inviter.call('POST /people', { body: { email, role } });
  expect([status, body]).toEqual([
    200,
    { link: expect.any(String), expires_at: expect.any(String), is_mailed: false },
  ]);
  const [, token] = /^https:\/\/firmlens\.example\/panel\/invitation\/(flp_[\w-]{43})$/.exec(body.link) ?? [];
  return `/invitations/${token}`;
}
const expectDead = async (path: string) => {
  expect(await openBrowser(api).call(`GET ${path}`)).toMatchObject({
    status: 410,
    body: { error: 'invitation_invalid' },
  });
  const body = { name: 'Late', password: NEW_PASSWORD };
  expect((await openBrowser(api).call(`POST ${path}`, { body })).status).toBe(410);
};
const rolesOf = async () => {
  const { body } = await owner.call('GET /people');
  return Object.fromEntries(body.people.map(({ email, role }: Record<string, string>) => [email, role]));
};

describe('an invitation', () => {
  test('lets somebody new choose a name and a password, and signs them in', async () => {
    const email = newMail();
    const path = await invite(email, 'developer');
    const browser = openBrowser(api);
    expect((await browser.call(`GET ${path}`)).body).toEqual({
      email,
      account_name: 'Marlow & Pike',
      role: 'developer',
      is_known: false,
    });
    const unnamed = await browser.call(`POST ${path}`, { body: { password: NEW_PASSWORD } });
    expect(unnamed).toMatchObject({ status: 400, body: { fields: { name: 'This is required.' } } });
    const weak = await browser.call(`POST ${path}`, { body: { name: 'Ann', password: 'password1' } });
    expect(weak).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });

    const name = `<b>Ann</b>'; DROP TABLE panel_users; --`;
    const accepted = await browser.call(`POST ${path}`, { body: { name, password: NEW_PASSWORD } });
    expect(accepted).toMatchObject({
      status: 200,
      body: { user: { email, name }, account: { account_id: account.accountId, role: 'developer' } },
    });
    expect((await browser.call('GET /keys')).status).toBe(200);
    const body = { email, password: NEW_PASSWORD };
    expect((await openBrowser(api).call('POST /session', { body })).status).toBe(200);
  });

  test('works once, also when it is accepted twice at the same time', async () => {
    const path = await invite(newMail(), 'viewer');
    const accept = (name: string) =>
      openBrowser(api).call(`POST ${path}`, { body: { name, password: NEW_PASSWORD } });
    const statuses = (await Promise.all([accept('One'), accept('Two')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410]);
    await expectDead(path);
  });

  test('ends after 72 hours', async () => {
    const path = await invite(newMail(), 'viewer');
    await api.db
      .$executeRaw`UPDATE panel_invitations SET expires_at = expires_at - interval '71 hours 59 minutes'`;
    expect((await openBrowser(api).call(`GET ${path}`)).status).toBe(200);
    await api.db.$executeRaw`UPDATE panel_invitations SET expires_at = expires_at - interval '2 minutes'`;
    await expectDead(path);
  });

  test('is dead once it was withdrawn, or another was made for the same email address', async () => {
    const email = newMail();
    const first = await invite(email, 'viewer');
    const second = await invite(email.toUpperCase(), 'developer');
    await expectDead(first);
    const { body } = await owner.call('GET /people');
    expect(body.invitations).toMatchObject([{ email: email.toUpperCase(), role: 'developer' }]);
    await owner.call(`DELETE /people/invitations/${body.invitations[0].invitation_id}`);
    await expectDead(second);
  });

  test('of a person who is known needs their password, and keeps name and other accounts', async () => {
    const other = await openAccount(api.db);
    const person = await addPerson(api, other.accountId, 'viewer');
    const path = await invite(person.email, 'developer');
    const browser = openBrowser(api);
    expect((await browser.call(`GET ${path}`)).body.is_known).toBe(true);
    const wrong = await browser.call(`POST ${path}`, { body: { name: 'Mallory', password: NEW_PASSWORD } });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'sign_in_failed' } });
    const { status, body } = await browser.call(`POST ${path}`, { body: { password: PASSWORD } });
    expect([status, body.user.name, body.account.account_id]).toEqual([200, 'A viewer', account.accountId]);
    expect(body.accounts).toHaveLength(2);
  });

  test('is refused for somebody who is in the account', async () => {
    const body = { email: owner.email.toUpperCase(), role: 'viewer' };
    expect(await owner.call('POST /people', { body })).toMatchObject({
      status: 409,
      body: { error: 'conflict', fields: { email: expect.any(String) } },
    });
    expect((await rolesOf())[owner.email]).toBe('owner');
  });

  test('needs a role that exists', async () => {
    const body = { email: newMail(), role: 'operator' };
    expect(await owner.call('POST /people', { body })).toMatchObject({
      status: 400,
      body: { fields: { role: 'Choose one of viewer, developer, owner.' } },
    });
  });
});

describe('the last owner', () => {
  test('can neither be demoted nor removed', async () => {
    const self = `/people/${owner.userId}`;
    const demoted = await owner.call(`PUT ${self}`, { body: { role: 'viewer' } });
    const removed = await owner.call(`DELETE ${self}`);
    for (const refused of [demoted, removed]) {
      expect(refused).toMatchObject({ status: 409, body: { error: 'conflict' } });
    }
    expect(await rolesOf()).toEqual({ [owner.email]: 'owner' });
  });

  test('stays when two owners remove or demote each other at the same time', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { accountId } = await openAccount(api.db);
      const [one, two] = [
        await openMember(api, accountId, 'owner'),
        await openMember(api, accountId, 'owner'),
      ];
      const change = (by: typeof one, whom: typeof one) =>
        round % 2 === 0
          ? by.call(`DELETE /people/${whom.userId}`)
          : by.call(`PUT /people/${whom.userId}`, { body: { role: 'viewer' } });
      const statuses = (await Promise.all([change(one, two), change(two, one)])).map(({ status }) => status);
      const owners = await api.db.panelMembership.count({ where: { accountId, role: 'owner' } });
      // The second may have lost its role, or its account, before it began.
      expect([owners, statuses.filter((status) => status === 200).length]).toEqual([1, 1]);
    }
  });
});

test('a former owner cannot come back by an invitation that they made; those of others stay', async () => {
  for (const leave of ['DELETE', 'PUT'] as const) {
    const former = await openMember(api, account.accountId, 'owner');
    const own = await invite(newMail(), 'owner', former);
    const other = await invite(newMail(), 'owner');
    const body = leave === 'PUT' ? { body: { role: 'developer' } } : {};
    expect((await owner.call(`${leave} /people/${former.userId}`, body)).status).toBe(200);
    await expectDead(own);
    expect((await openBrowser(api).call(`GET ${other}`)).status).toBe(200);
  }
});

test('a new role and a removal count from the next request, in open sessions too', async () => {
  const person = await addPerson(api, account.accountId, 'developer');
  const browser = await openSession(api, person);
  const body = { expires_at: null, allow_ips: [] };
  expect((await browser.call('POST /keys', { body })).status).toBe(200);
  await owner.call(`PUT /people/${person.userId}`, { body: { role: 'viewer' } });
  expect((await browser.call('POST /keys', { body })).status).toBe(403);
  expect((await browser.call('GET /keys')).status).toBe(200);
  await owner.call(`DELETE /people/${person.userId}`);
  expect((await browser.call('GET /keys')).status).toBe(403);
  expect((await browser.call('GET /session')).body).toMatchObject({ account: null, accounts: [] });
});

test('the audit log has every change with its person, target and address, newest first', async () => {
  const email = newMail();
  await invite(email, 'viewer');
  const { body: key } = await owner.call('POST /keys', { body: { expires_at: null, allow_ips: [] } });
  await owner.call(`DELETE /keys/${key.key_id}`);
  await owner.call(`DELETE /keys/${key.key_id}`);
  const { body } = await owner.call('GET /audit');
  const actor = `A owner <${owner.email}>`;
  expect(body).toEqual({
    has_more: false,
    entries: [
      { action: 'key.disabled', actor, target: `key ${key.key_id}`, address: '127.0.0.1' },
      { action: 'key.created', actor, target: `key ${key.key_id}`, address: '127.0.0.1' },
      { action: 'person.invited', actor, target: `${email} as viewer`, address: '127.0.0.1' },
      { action: 'session.started', actor, target: null, address: '192.0.2.1' },
      { action: 'person.joined', actor, target: `${owner.email} as owner`, address: '192.0.2.1' },
      { action: 'person.invited', actor: 'operator', target: `${owner.email} as owner`, address: null },
    ].map((entry) => ({ ...entry, entry_id: expect.any(Number), at: expect.any(String) })),
  });
});

test('the audit log has pages of fifty, and no entry is ever changed or removed', async () => {
  for (let change = 0; change < 55; change += 1)
    await owner.call(`PUT /people/${owner.userId}`, { body: { role: 'owner' } });
  const first = await owner.call('GET /audit');
  expect([first.body.entries.length, first.body.has_more]).toEqual([50, true]);
  const { entry_id: before } = first.body.entries[49];
  const { body } = await owner.call(`GET /audit?before=${before}`);
  expect([body.entries.length, body.has_more]).toEqual([8, false]);
  expect(body.entries[0].entry_id).toBeLessThan(before);
  await expect(api.db.panelAuditEntry.deleteMany()).rejects.toThrow('never changed or removed');
});
