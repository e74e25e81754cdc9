import type { MailServer } from '@firmlens/runtime';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { closeMailServers, startMailServer } from './support/mail-server';
import { addPerson, openBrowser, openMember, openSession, PASSWORD } from './support/panel';
import { type Api, type ApiOptions, startApi } from './support/start-api';

afterAll(closeMailServers);

const FROM = 'Firmlens <no-reply@firmlens.example>';
const serverAt = (port: number, more: Partial<MailServer> = {}): MailServer => ({
  host: 'localhost',
  port,
  tls: 'starttls',
  user: null,
  password: '',
  ...more,
});

let addresses = 0;
const elsewhere = (api: Api) => openBrowser(api, { 'x-forwarded-for': `198.51.100.${(addresses += 1)}` });
const forget = (api: Api, email: string, browser = elsewhere(api)) =>
  browser.call('POST /password/forgotten', { body: { email } });
const linkIn = (raw: string) =>
  /https:\/\/api\.firmlens\.example\/panel\/invitation\/(flp_[\w-]{43})/.exec(raw)?.[1];
const notSent = ({ logLines }: Api) => logLines.filter((line) => line.includes('a mail was not sent'));

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let api: Api;
  let account: Caller;
  beforeAll(async () => {
    server = await startMailServer();
    api = await startApi({
      trustProxy: ['127.0.0.0/8'],
      mail: { server: serverAt(server.port), from: FROM },
      extraCa: server.authority,
    });
    account = await openAccount(api.db);
  });
  afterAll(() => api.stop());

  test('a forgotten password is chosen anew with the link of a mail, sent over TLS', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const before = server.mails.length;
    expect(await forget(api, email.toUpperCase())).toMatchObject({ status: 200, body: {} });
    const mail = (await server.received(before + 1))[before];
    expect(mail).toMatchObject({ from: 'no-reply@firmlens.example', to: [email], isEncrypted: true });
    expect(mail?.raw).toContain('Subject: Choose a new password for Firmlens');
    expect(mail?.raw).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
    expect(mail?.raw).not.toMatch(/<img|<script|http:/);
    const password = 'another good passphrase';
    const used = await elsewhere(api).call(`POST /invitations/${linkIn(mail?.raw ?? '')}`, {
      body: { password },
    });
    expect(used).toMatchObject({ status: 200, body: { user: { email } } });
    const old = { email, password: PASSWORD };
    expect((await elsewhere(api).call('POST /session', { body: old })).status).toBe(401);
  });

  test('says the same about an address that nobody has, and mails nothing', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const before = server.mails.length;
    const responses: object[] = [];
    for (const each of ['nobody@marlow.example', email]) {
      const { status, body, headers } = await forget(api, each);
      responses.push({ status, body, names: [...headers.keys()].sort() });
    }
    expect(responses[0]).toEqual(responses[1]);
    // Mails are sent in the order in which they were asked for.
    expect((await server.received(before + 1)).slice(before).map(({ to }) => to)).toEqual([[email]]);
  });

  test('mails one link in ten minutes, however often it is asked for', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const last = await addPerson(api, account.accountId, 'viewer');
    const before = server.mails.length;
    for (let count = 0; count < 4; count += 1) await forget(api, email);
    await forget(api, last.email);
    await waitUntil(() => server.mails.some(({ to }) => to.includes(last.email)), { what: 'the last mail' });
    expect(server.mails.slice(before).map(({ to }) => to[0])).toEqual([email, last.email]);
  });

  test('is paused after five requests for an email address from one address, and fifty from that address', async () => {
    const browser = elsewhere(api);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await forget(api, 'nobody@marlow.example', browser)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let count = 0; count < 46; count += 1) {
      statuses.push((await forget(api, `n${count}@marlow.example`, browser)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const signedIn = await browser.call('POST /session', { body: { email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
  });

  test('an invitation is mailed, and names inviter and account as text', async () => {
    const owner = await openMember(api, account.accountId, 'owner');
    const name = 'Eve <b>"&</b>\u202e';
    await api.db.panelUser.update({ where: { id: owner.userId }, data: { name } });
    const before = server.mails.length;
    const invited = await owner.call('POST /people', {
      body: { email: 'new@marlow.example', role: 'viewer' },
    });
    expect(invited.body.is_mailed).toBe(true);
    const mail = (await server.received(before + 1))[before];
    expect(mail?.to).toEqual(['new@marlow.example']);
    expect(linkIn(mail?.raw ?? '')).toBe(/flp_.*/.exec(invited.body.link)?.[0]);
    expect(mail?.raw).toContain('Eve &lt;b&gt;&quot;&amp;&lt;/b&gt;');
    expect(mail?.raw.split('text/html')[1]).not.toContain('<b>');
  });

  test.each([
    'a,b@evil.example',
    '<a@evil.example>',
    '"x"@evil.example',
    'a@[127.0.0.1]',
    'a@evil.example;b',
    'ä@evil.example',
  ])('the address %s is invited by link alone', async (email) => {
    const owner = await openMember(api, account.accountId, 'owner');
    const { status, body } = await owner.call('POST /people', { body: { email, role: 'viewer' } });
    expect([status, body.is_mailed]).toEqual([200, false]);
  });

  test.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nX: y',
    'a b@c.example',
    'a@b\u0000.example',
    'a@b.example,c@d.example',
  ])('%j is no address', async (email) => {
    const before = server.mails.length;
    expect(await forget(api, email)).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
    const owner = await openMember(api, account.accountId, 'owner');
    expect((await owner.call('POST /people', { body: { email, role: 'viewer' } })).status).toBe(400);
    expect(server.mails).toHaveLength(before);
  });

  test('no log line has a link or an address', () => {
    const log = api.logLines.join('');
    const links = server.mails.map(({ raw }) => linkIn(raw) ?? 'no link');
    expect(links).not.toContain('no link');
    const secrets = [...links.map((link) => link.slice(4)), ...server.mails.flatMap(({ to }) => to)];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(notSent(api)).toEqual([]);
  });
});

describe('a mail server that fails', () => {
  /** Asks for a link of a new account's owner, and returns the log line about the mail. */
  async function logOf(mail: MailServer, more: Pick<ApiOptions, 'extraCa'> = {}): Promise<string> {
    const api = await startApi({ mail: { server: mail, from: FROM }, ...more });
    try {
      const { accountId } = await openAccount(api.db);
      const { email } = await addPerson(api, accountId, 'owner');
      expect((await openBrowser(api).call('POST /password/forgotten', { body: { email } })).status).toBe(200);
      await waitUntil(() => notSent(api).length > 0, { what: 'the failure' });
      const [line = ''] = notSent(api);
      expect(line).not.toContain('/panel/invitation');
      expect(line).not.toContain(email);
      return line;
    } finally {
      await api.stop();
    }
  }

  test('because its certificate is unknown gets no mail', async () => {
    const server = await startMailServer();
    expect(await logOf(serverAt(server.port))).toContain('certificate');
    expect(server.mails).toEqual([]);
  });

  test('because it offers no TLS gets no mail, unless the operator turned TLS off', async () => {
    const server = await startMailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    const extraCa = server.authority;
    expect(await logOf(serverAt(server.port), { extraCa })).toContain('a mail was not sent');
    expect(server.mails).toEqual([]);
    const api = await startApi({ mail: { server: serverAt(server.port, { tls: 'off' }), from: FROM } });
    const { accountId } = await openAccount(api.db);
    const { email } = await addPerson(api, accountId, 'owner');
    await forget(api, email);
    expect((await server.received(1))[0]).toMatchObject({ to: [email], isEncrypted: false });
    await api.stop();
  });

  test('because the sign-in is wrong is in the log without its password', async () => {
    const server = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        const isRight = username === 'mailer' && password === 'right';
        done(isRight ? null : new Error(`no: ${password}`), { user: username });
      },
    });
    const extraCa = server.authority;
    const wrong = serverAt(server.port, { user: 'mailer', password: 'hunter-22' });
    const line = await logOf(wrong, { extraCa });
    expect(line).toContain('"code":"EAUTH"');
    expect(line).not.toContain('hunter-22');
  });

  test('because it refuses the mail can quote it, and the log does not', async () => {
    const server = await startMailServer({
      onData: (stream, { envelope }, done) => {
        stream.resume();
        const [to] = envelope.rcptTo;
        done(new Error(`refused for ${to?.address}`));
      },
    });
    expect(await logOf(serverAt(server.port), { extraCa: server.authority })).toContain('"responseCode":');
  });

  test('because it is silent does not hold up the request, nor the ones after it', async () => {
    const held: (() => void)[] = [];
    const server = await startMailServer({ onConnect: (_session, done) => void held.push(() => done()) });
    const api = await startApi({
      mail: { server: serverAt(server.port), from: FROM },
      extraCa: server.authority,
      trustProxy: ['127.0.0.0/8'],
    });
    const { accountId } = await openAccount(api.db);
    const people = await Promise.all(Array.from({ length: 3 }, () => addPerson(api, accountId, 'viewer')));
    for (const { email } of people) expect((await forget(api, email)).status).toBe(200);
    const owner = await openMember(api, accountId, 'owner');
    const invited = await owner.call('POST /people', { body: { email: 'a@b.example', role: 'viewer' } });
    expect(invited.status).toBe(200);
    await waitUntil(() => held.length === 2, { what: 'two connections' });
    expect(server.mails).toEqual([]);
    while (server.mails.length < 4) {
      held.splice(0).forEach((answer) => {
        answer();
      });
      await waitUntil(() => held.length > 0 || server.mails.length === 4, { what: 'the next connection' });
    }
    expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(
      [...people.map(({ email }) => email), 'a@b.example'].sort(),
    );
    await api.stop();
  });
});

test('without a mail server nothing is offered, and a forgotten password is the operator’s to help with', async () => {
  const api = await startApi();
  const { accountId } = await openAccount(api.db);
  expect((await openBrowser(api).call('GET /sign-in')).body).toEqual({ can_mail: false });
  expect(await forget(api, 'a@b.example')).toMatchObject({ status: 404, body: { error: 'not_found' } });
  const owner = await openSession(api, await addPerson(api, accountId, 'owner'));
  const { body } = await owner.call('POST /people', { body: { email: 'a@b.example', role: 'viewer' } });
  expect(body.is_mailed).toBe(false);
  await api.stop();
});
