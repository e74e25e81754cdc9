import { createPasswords, type Passwords } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { addPerson, type Browser, openBrowser, openSession, PASSWORD, signIn } from './support/panel';
import { type Api, startApi } from './support/start-api';

let api: Api;
let account: Caller;
/** The cost of each comparison of a password with a hash, of all so far. */
const compared: string[] = [];
beforeAll(async () => {
  const passwords = createPasswords();
  const counting: Passwords = {
    ...passwords,
    verify: (hash, password) => {
      compared.push(hash.split('$').slice(0, 4).join('$'));
      return passwords.verify(hash, password);
    },
  };
  api = await startApi({ trustProxy: ['127.0.0.0/8'], passwords: counting });
  account = await openAccount(api.db);
});
afterAll(() => api.stop());

let addresses = 0;
/** Returns a browser at an address that nobody else has. */
function elsewhere(): Browser {
  addresses += 1;
  return openBrowser(api, { 'x-forwarded-for': `198.51.100.${addresses}` });
}
const tryPassword = (browser: Browser, email: string, password: string) =>
  browser.call('POST /session', { body: { email, password } });
const isSignedIn = async (browser: Browser) => (await browser.call('GET /session')).body !== null;

test('somebody who is not signed in is told so without an error, which no cache keeps', async () => {
  const browser = elsewhere();
  for (const cookie of [null, '__Host-firmlens=', '__Host-firmlens=flp_x']) {
    browser.cookie = cookie;
    const { status, body, headers } = await browser.call('GET /session');
    expect([status, body]).toEqual([200, null]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  }
});

describe('signing in', () => {
  test('works with the email address in any case, and the password exactly as typed', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const browser = elsewhere();
    const { status, body, headers } = await tryPassword(browser, email.toUpperCase(), PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { email },
      account: { account_id: account.accountId, role: 'viewer' },
      csrf_token: expect.any(String),
      confirmed_until: expect.any(String),
    });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-firmlens=flp_[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await tryPassword(elsewhere(), email, ` ${PASSWORD}`)).status).toBe(401);
  });

  test('says the same, after the same work, whether or not the person exists', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const responses: object[] = [];
    for (const mail of [email, 'nobody@marlow.example']) {
      const before = compared.length;
      const { status, body, headers } = await tryPassword(elsewhere(), mail, 'a wrong password');
      const names = [...headers.keys()].sort();
      responses.push({ status, body, names, compared: compared.slice(before) });
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]).toMatchObject({
      status: 401,
      body: { error: 'sign_in_failed' },
      compared: ['$argon2id$v=19$m=19456,t=2,p=1'],
    });
  });

  test('gives a new cookie, and ends the session that the browser had', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const browser = await signIn(api, { email });
    const old = browser.cookie;
    await tryPassword(browser, email, PASSWORD);
    expect(browser.cookie).not.toBe(old);
    const thief = openBrowser(api);
    thief.cookie = old;
    expect([await isSignedIn(browser), await isSignedIn(thief)]).toEqual([true, false]);
  });

  test('never uses a cookie that was chosen before', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const chosen = `__Host-firmlens=flp_${'B'.repeat(43)}`;
    const browser = elsewhere();
    browser.cookie = chosen;
    expect((await tryPassword(browser, email, PASSWORD)).status).toBe(200);
    expect(browser.cookie).not.toBe(chosen);
    const attacker = openBrowser(api);
    attacker.cookie = chosen;
    expect(await isSignedIn(attacker)).toBe(false);
  });

  test('is paused after five wrong passwords, even for the right one, but not for others', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const browser = elsewhere();
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await tryPassword(browser, email, `wrong ${wrong}`)).status).toBe(401);
    }
    const before = compared.length;
    const refused = await tryPassword(browser, email, PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_attempts' } });
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.retry_after));
    expect(refused.body.retry_after).toBeGreaterThan(800);
    expect(compared).toHaveLength(before);
    expect((await tryPassword(elsewhere(), email, PASSWORD)).status).toBe(200);
    const colleague = await addPerson(api, account.accountId, 'viewer');
    expect((await tryPassword(browser, colleague.email, PASSWORD)).status).toBe(200);
  });

  test('lets no more wrong passwords pass when they are sent at once', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const browser = elsewhere();
    const sent = Array.from({ length: 12 }, (_, index) => tryPassword(browser, email, `wrong ${index}`));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test('is paused at an address after fifty wrong passwords for different people', async () => {
    const browser = elsewhere();
    const statuses: number[] = [];
    for (let person = 0; person < 52; person += 1) {
      statuses.push((await tryPassword(browser, `n${person}@marlow.example`, 'wrong')).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429]);
  });

  test('forgets wrong passwords once the right one was given', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const browser = elsewhere();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await tryPassword(browser, email, 'wrong');
      expect((await tryPassword(browser, email, PASSWORD)).status).toBe(200);
    }
  });

  test('names the fields that are wrong', async () => {
    const body = { email: 'nobody', password: '' };
    expect((await elsewhere().call('POST /session', { body })).body).toEqual({
      error: 'invalid_input',
      message: expect.any(String),
      fields: { email: 'Give an email address.', password: 'This is required.' },
    });
    const tooLong = { email: 'a@b.example', password: 'x'.repeat(1_025) };
    const before = compared.length;
    expect((await elsewhere().call('POST /session', { body: tooLong })).status).toBe(400);
    expect(compared).toHaveLength(before);
    for (const sent of ['{', '[]', 'null', `"${'x'.repeat(70_000)}"`]) {
      const refused = await elsewhere().call('POST /session', { body: sent });
      expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
    }
  });
});

describe('a session', () => {
  const opened = async () => openSession(api, await addPerson(api, account.accountId, 'owner'));
  /** Moves the times of all sessions into the past. */
  const letPass = (column: 'seen_at' | 'created_at', time: string) =>
    api.db.$executeRawUnsafe(`UPDATE panel_sessions SET ${column} = ${column} - interval '${time}'`);

  test('ends after thirty minutes without a request', async () => {
    const browser = await opened();
    for (let round = 0; round < 2; round += 1) {
      await letPass('seen_at', '29 minutes');
      expect(await isSignedIn(browser)).toBe(true);
    }
    await letPass('seen_at', '31 minutes');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('ends after twelve hours, however much it is used', async () => {
    const browser = await opened();
    await letPass('created_at', '11 hours 59 minutes');
    expect(await isSignedIn(browser)).toBe(true);
    await letPass('created_at', '2 minutes');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is over when its person signs out, and the cookie is taken away', async () => {
    const browser = await opened();
    const { cookie } = browser;
    expect((await browser.call('DELETE /session')).body).toEqual({});
    expect(browser.cookie).toBeNull();
    browser.cookie = cookie;
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is over with all others when its person signs out everywhere; those of others stay', async () => {
    const person = await addPerson(api, account.accountId, 'owner');
    const [one, two, other] = [
      await openSession(api, person),
      await openSession(api, person),
      await opened(),
    ];
    await one.call('DELETE /sessions');
    expect(await Promise.all([one, two, other].map(isSignedIn))).toEqual([false, false, true]);
  });

  test('has a new cookie after its password was given again, and the old one is dead', async () => {
    const browser = await opened();
    const old = openBrowser(api);
    old.cookie = browser.cookie;
    const { body, status } = await browser.call('POST /session/confirm', { body: { password: PASSWORD } });
    expect([status, body.confirmed_until]).toEqual([200, expect.any(String)]);
    expect([await isSignedIn(browser), await isSignedIn(old)]).toEqual([true, false]);
    const wrong = await browser.call('POST /session/confirm', { body: { password: 'wrong' } });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'sign_in_failed' } });
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('the list of sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

  test('has the address and the browser of each, this one marked, and no token', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    const stranger = await openSession(api, await addPerson(api, account.accountId, 'owner'));
    const browser = openBrowser(api, { 'x-forwarded-for': '203.0.113.7', 'user-agent': FIREFOX });
    await tryPassword(browser, person.email, PASSWORD);
    const long = openBrowser(api, { 'user-agent': 'x'.repeat(5_000), 'x-forwarded-for': '203.0.113.8' });
    await tryPassword(long, person.email, PASSWORD);
    const { body } = await browser.call('GET /sessions');
    const [latest, current, ofInvitation] = body.sessions;
    expect(ofInvitation).toMatchObject({ is_current: false, address: '192.0.2.1', user_agent: null });
    expect([latest, current]).toEqual([
      expect.objectContaining({ is_current: false, address: '203.0.113.8', user_agent: 'x'.repeat(300) }),
      {
        session_id: expect.any(Number),
        is_current: true,
        started_at: expect.any(String),
        last_seen_at: expect.any(String),
        address: '203.0.113.7',
        user_agent: FIREFOX,
      },
    ]);
    expect((await stranger.call('GET /sessions')).body.sessions).toHaveLength(2);
  });

  test('has none that has expired', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    await openSession(api, person);
    await api.db
      .$executeRaw`UPDATE panel_sessions SET seen_at = now() - interval '31 minutes' WHERE user_id = ${person.userId}`;
    const browser = await openSession(api, person);
    expect((await browser.call('GET /sessions')).body.sessions).toHaveLength(1);
  });

  test('ends the one that is chosen, once, and writes that down', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    const [other, browser] = [await openSession(api, person), await openSession(api, person)];
    const { body } = await other.call('GET /sessions');
    const { session_id: id } = body.sessions.find((each: { is_current: boolean }) => each.is_current);
    expect((await browser.call(`DELETE /sessions/${id}`)).status).toBe(200);
    expect([await isSignedIn(other), await isSignedIn(browser)]).toEqual([false, true]);
    expect((await browser.call(`DELETE /sessions/${id}`)).status).toBe(404);
    const where = { userId: person.userId, action: 'session.ended' };
    expect(await api.db.panelAuditEntry.findMany({ where })).toMatchObject([
      { accountId: account.accountId, target: 'from 192.0.2.1' },
    ]);
  });

  test('has twenty at most: one more ends the one that was not used for longest', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    const first = await openSession(api, person);
    const second = await openSession(api, person);
    await api.db
      .$executeRaw`UPDATE panel_sessions SET seen_at = seen_at - interval '2 minutes' WHERE user_id = ${person.userId}`;
    await isSignedIn(first);
    for (let count = 3; count <= 21; count += 1) await openSession(api, person);
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false]);
    expect(await api.db.panelSession.count({ where: { userId: person.userId } })).toBe(20);
  });
});

describe('signing in again where one was', () => {
  test('opens the wanted account, if the person belongs to it', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    const [other, foreign] = [await openAccount(api.db), await openAccount(api.db)];
    const membership = { accountId: other.accountId, userId: person.userId, role: 'viewer' };
    await api.db.panelMembership.create({ data: membership });
    const opened: number[] = [];
    for (const account_id of [other.accountId, foreign.accountId]) {
      const body = { email: person.email, password: PASSWORD, account_id };
      opened.push((await elsewhere().call('POST /session', { body })).body.account.account_id);
    }
    expect(opened).toEqual([other.accountId, account.accountId]);
  });
});

describe('changing the password', () => {
  test('ends all other sessions, and the old password no longer works', async () => {
    const person = await addPerson(api, account.accountId, 'owner');
    const [browser, other] = [await openSession(api, person), await openSession(api, person)];
    const new_password = 'another good passphrase 🐢';
    const body = { current_password: PASSWORD, new_password };
    expect((await browser.call('POST /password', { body })).status).toBe(200);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false]);
    expect((await tryPassword(elsewhere(), person.email, PASSWORD)).status).toBe(401);
    expect((await tryPassword(elsewhere(), person.email, new_password)).status).toBe(200);
  });

  test('needs the current one', async () => {
    const person = await addPerson(api, account.accountId, 'owner');
    const [browser, other] = [await openSession(api, person), await openSession(api, person)];
    const body = { current_password: 'wrong', new_password: 'another good passphrase' };
    expect(await browser.call('POST /password', { body })).toMatchObject({
      status: 401,
      body: { error: 'sign_in_failed' },
    });
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, true]);
  });

  test('keeps every character of a long one', async () => {
    const person = await addPerson(api, account.accountId, 'owner');
    const browser = await openSession(api, person);
    const new_password = `${'long '.repeat(204)}!🐢!`;
    expect(new_password).toHaveLength(1_024);
    const body = { current_password: PASSWORD, new_password };
    expect((await browser.call('POST /password', { body })).status).toBe(200);
    const shorter = `${new_password.slice(0, -1)}?`;
    expect((await tryPassword(elsewhere(), person.email, shorter)).status).toBe(401);
    expect((await tryPassword(elsewhere(), person.email, new_password)).status).toBe(200);
  });

  test.each(['1234567', 'Password1', 'QWERTYUIOP', 'Firmlens2026!', 'marlow-firmlens-1'])(
    'refuses %s',
    async (new_password) => {
      const browser = await openSession(api, await addPerson(api, account.accountId, 'owner'));
      const body = { current_password: PASSWORD, new_password };
      expect(await browser.call('POST /password', { body })).toMatchObject({
        status: 422,
        body: { error: 'weak_password', fields: { new_password: expect.any(String) } },
      });
    },
  );
});
