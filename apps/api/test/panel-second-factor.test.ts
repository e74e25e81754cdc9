import { createMailedPasswordLink, createPasswordLink, OPERATOR, resetSecondFactor } from '@firmlens/domain';
import { Secret, TOTP } from 'otpauth';
import { type Caller, openAccount } from './support/accounts';
import {
  addPerson,
  type Browser,
  openBrowser,
  openSession,
  PASSWORD,
  type PanelResponse,
  type TestPerson,
} from './support/panel';
import { type Api, startApi } from './support/start-api';

let api: Api;
let account: Caller;
beforeAll(async () => {
  api = await startApi({ trustProxy: ['127.0.0.0/8'] });
  account = await openAccount(api.db);
});
afterAll(() => api.stop());

const STEP_MS = 30_000;
/** Returns the code of a secret, some steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

let addresses = 0;
/** Returns a browser at an address that nobody else has. */
function elsewhere(): Browser {
  addresses += 1;
  return openBrowser(api, { 'x-forwarded-for': `198.51.100.${addresses}` });
}
const signIn = (email: string, code?: string, password = PASSWORD, browser = elsewhere()) =>
  browser.call('POST /session', { body: { email, password, ...(code === undefined ? {} : { code }) } });

interface Protected extends TestPerson {
  secret: string;
  codes: string[];
  browser: Browser;
}

/** Sets the second factor up as the page does, and forgets which of its codes were used. */
async function addProtected(): Promise<Protected> {
  const person = await addPerson(api, account.accountId, 'owner');
  const browser = await openSession(api, person);
  const { body: offer } = await browser.call('POST /second-factor/secret', { body: { password: PASSWORD } });
  browser.csrf = offer.session.csrf_token;
  const on = await browser.call('POST /second-factor', { body: { code: codeOf(offer.secret) } });
  expect(on.status).toBe(200);
  browser.csrf = on.body.session.csrf_token;
  await api.db.panelUser.update({ where: { id: person.userId }, data: { totpStep: 0 } });
  return { ...person, secret: offer.secret, codes: on.body.recovery_codes, browser };
}

const refusal = ({ status, body }: PanelResponse) => [status, body.error];
const actionsOf = async ({ userId }: TestPerson) =>
  (await api.db.panelAuditEntry.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  );

describe('setting up a second factor', () => {
  test('needs the password, and a code of the offered secret; only then it is asked for', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    const browser = await openSession(api, person);
    const wrong = await browser.call('POST /second-factor/secret', { body: { password: 'wrong' } });
    expect(refusal(wrong)).toEqual([401, 'sign_in_failed']);
    expect(refusal(await browser.call('POST /second-factor', { body: { code: '123456' } }))).toEqual([
      409,
      'conflict',
    ]);

    const { body: offer, headers } = await browser.call('POST /second-factor/secret', {
      body: { password: PASSWORD },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(offer.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(offer.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Firmlens:${person.email}`,
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Firmlens',
      secret: offer.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    browser.csrf = offer.session.csrf_token;
    const late = await browser.call('POST /second-factor', { body: { code: codeOf(offer.secret, -3) } });
    expect(late).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
    expect((await signIn(person.email)).status).toBe(200);

    const on = await browser.call('POST /second-factor', { body: { code: codeOf(offer.secret) } });
    expect(on.status).toBe(200);
    expect(new Set(on.body.recovery_codes).size).toBe(10);
    expect(on.body.recovery_codes[0]).toMatch(/^(?:[a-z0-9]{4}-){5}[a-z0-9]{4}$/);
    expect(refusal(await signIn(person.email))).toEqual([401, 'code_required']);
    expect((await browser.call('GET /second-factor')).body).toEqual({ is_on: true, recovery_codes: 10 });
  });

  test('ends all other sessions, and gives this one a new cookie', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    const [browser, other] = [await openSession(api, person), await openSession(api, person)];
    const before = browser.cookie;
    const { body: offer } = await browser.call('POST /second-factor/secret', {
      body: { password: PASSWORD },
    });
    const between = browser.cookie;
    browser.csrf = offer.session.csrf_token;
    await browser.call('POST /second-factor', { body: { code: codeOf(offer.secret) } });
    expect(new Set([before, between, browser.cookie]).size).toBe(3);
    expect((await browser.call('GET /session')).body).toMatchObject({ user: { email: expect.any(String) } });
    expect((await other.call('GET /session')).body).toBeNull();
  });

  test('is finished within ten minutes, by the session that gave the password', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    const [browser, other] = [await openSession(api, person), await openSession(api, person)];
    const { body: offer } = await browser.call('POST /second-factor/secret', {
      body: { password: PASSWORD },
    });
    browser.csrf = offer.session.csrf_token;
    const body = { code: codeOf(offer.secret) };
    expect(refusal(await other.call('POST /second-factor', { body }))).toEqual([409, 'conflict']);
    await api.db
      .$executeRaw`UPDATE panel_sessions SET confirmed_at = now() - interval '11 minutes' WHERE user_id = ${person.userId}`;
    expect(refusal(await browser.call('POST /second-factor', { body }))).toEqual([401, 'password_required']);
    expect((await signIn(person.email)).status).toBe(200);
  });

  test('is refused while there is one', async () => {
    const { browser } = await addProtected();
    const again = await browser.call('POST /second-factor/secret', { body: { password: PASSWORD } });
    expect(refusal(again)).toEqual([409, 'conflict']);
  });
});

describe('signing in with a second factor', () => {
  test('tells nobody about it before the password was right', async () => {
    const { email, secret } = await addProtected();
    const plain = await addPerson(api, account.accountId, 'viewer');
    const [one, other] = [
      await signIn(email, codeOf(secret), 'wrong'),
      await signIn(plain.email, '123456', 'wrong'),
    ];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
    expect(one.body.error).toBe('sign_in_failed');
    expect(refusal(await signIn(email))).toEqual([401, 'code_required']);
  });

  test.each([-1, 0, 1])('accepts the code of step %i, once', async (step) => {
    const { email, secret } = await addProtected();
    const code = codeOf(secret, step);
    expect((await signIn(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    expect(refusal(await signIn(email, code))).toEqual([401, 'code_wrong']);
  });

  test.each([-3, 3])('refuses the code of step %i', async (step) => {
    const { email, secret } = await addProtected();
    expect(refusal(await signIn(email, codeOf(secret, step)))).toEqual([401, 'code_wrong']);
  });

  test('refuses a code that is older than one that was used', async () => {
    const { email, secret } = await addProtected();
    expect((await signIn(email, codeOf(secret, 1))).status).toBe(200);
    expect(refusal(await signIn(email, codeOf(secret)))).toEqual([401, 'code_wrong']);
  });

  test('lets one of two in that send the same code at once', async () => {
    const { email, secret } = await addProtected();
    const code = codeOf(secret, 1);
    const sent = Array.from({ length: 4 }, () => signIn(email, code));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('accepts each recovery code once, however it is typed', async () => {
    const person = await addProtected();
    const [first = '', second = ''] = person.codes;
    expect((await signIn(person.email, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(refusal(await signIn(person.email, first))).toEqual([401, 'code_wrong']);
    const sent = Array.from({ length: 3 }, () => signIn(person.email, second));
    expect((await Promise.all(sent)).filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await person.browser.call('GET /second-factor')).body.recovery_codes).toBe(8);
    expect(await actionsOf(person)).toContain('recovery_code.used');
  });

  test('refuses the recovery code of somebody else', async () => {
    const [{ email }, { codes }] = [await addProtected(), await addProtected()];
    expect(refusal(await signIn(email, codes[0]))).toEqual([401, 'code_wrong']);
  });

  test('is paused after five wrong codes, from whatever address, and the password does not reset that', async () => {
    const { email, secret } = await addProtected();
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(refusal(await signIn(email, codeOf(secret, 5 + wrong)))).toEqual([401, 'code_wrong']);
      expect(refusal(await signIn(email))).toEqual([401, 'code_required']);
    }
    const refused = await signIn(email, codeOf(secret));
    expect(refusal(refused)).toEqual([429, 'too_many_attempts']);
    expect(refused.body.retry_after).toBeGreaterThan(800);
  });

  test('a session that began without the second factor does not survive its set-up', async () => {
    const person = await addPerson(api, account.accountId, 'viewer');
    const browser = await openSession(api, person);
    const { body: offer } = await browser.call('POST /second-factor/secret', {
      body: { password: PASSWORD },
    });
    browser.csrf = offer.session.csrf_token;
    const others = Array.from({ length: 4 }, elsewhere);
    await Promise.all([
      browser.call('POST /second-factor', { body: { code: codeOf(offer.secret) } }),
      ...others.map((each) => signIn(person.email, undefined, PASSWORD, each)),
    ]);
    const alive = await Promise.all(others.map(async (each) => (await each.call('GET /session')).body));
    expect(alive).toEqual([null, null, null, null]);
  });
});

describe('a link for a new password', () => {
  const open = async ({ email }: TestPerson) => (await createPasswordLink(api.db, OPERATOR, email))?.token;

  test('asks for the second factor too, and is not used up by a wrong code', async () => {
    const person = await addProtected();
    const token = await open(person);
    const password = 'another good passphrase';
    const use = (code?: string) =>
      elsewhere().call(`POST /invitations/${token}`, {
        body: { password, ...(code === undefined ? {} : { code }) },
      });
    expect(refusal(await use())).toEqual([401, 'code_required']);
    expect(refusal(await use('000000'))).toEqual([401, 'code_wrong']);
    expect((await signIn(person.email, codeOf(person.secret, -1))).status).toBe(200);
    expect((await use(codeOf(person.secret))).status).toBe(200);
    expect(refusal(await signIn(person.email, codeOf(person.secret, 1)))).toEqual([401, 'sign_in_failed']);
    expect((await signIn(person.email, codeOf(person.secret, 1), password)).status).toBe(200);
  });

  test('that is mailed works for an hour, and another one is made after ten minutes', async () => {
    const { email } = await addPerson(api, account.accountId, 'viewer');
    const links = await Promise.all(
      Array.from({ length: 3 }, () => createMailedPasswordLink(api.db, '192.0.2.1', email.toUpperCase())),
    );
    const made = links.filter((link) => link !== null);
    expect(made).toMatchObject([{ email }]);
    const minutes = ((made[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
    const letPass = (time: string) =>
      api.db.$executeRawUnsafe(
        `UPDATE panel_invitations SET created_at = created_at - interval '${time}', expires_at = expires_at - interval '${time}'`,
      );
    await letPass('11 minutes');
    const next = await createMailedPasswordLink(api.db, '192.0.2.1', email);
    expect(next).not.toBeNull();
    await letPass('61 minutes');
    expect(refusal(await elsewhere().call(`GET /invitations/${next?.token}`))).toEqual([
      410,
      'invitation_invalid',
    ]);
  });
});

test('an invitation to another account asks for the second factor of a known person', async () => {
  const person = await addProtected();
  const other = await openAccount(api.db);
  const owner = await openSession(api, await addPerson(api, other.accountId, 'owner'));
  const { body } = await owner.call('POST /people', { body: { email: person.email, role: 'viewer' } });
  const token = /flp_.*/.exec(body.link)?.[0];
  const accept = (sent: object) =>
    elsewhere().call(`POST /invitations/${token}`, { body: { password: PASSWORD, ...sent } });
  expect(refusal(await accept({}))).toEqual([401, 'code_required']);
  expect((await accept({ code: codeOf(person.secret) })).body.account.account_id).toBe(other.accountId);
});

describe('turning the second factor off', () => {
  test('needs password and code, ends other sessions and the recovery codes', async () => {
    const person = await addProtected();
    const { browser, email, secret, codes } = person;
    const other = elsewhere();
    await signIn(email, codes[0], PASSWORD, other);
    const off = (body: object) => browser.call('POST /second-factor/off', { body });
    expect(refusal(await off({ password: 'wrong', code: codeOf(secret) }))).toEqual([401, 'sign_in_failed']);
    expect(refusal(await off({ password: PASSWORD, code: '000000' }))).toEqual([401, 'code_wrong']);
    expect((await off({ password: PASSWORD, code: codeOf(secret) })).status).toBe(200);
    expect((await browser.call('GET /second-factor')).body).toEqual({ is_on: false, recovery_codes: 0 });
    expect((await other.call('GET /session')).body).toBeNull();
    expect((await signIn(email)).status).toBe(200);
    expect(refusal(await off({ password: PASSWORD, code: codeOf(secret, 1) }))).toEqual([409, 'conflict']);
    expect(await actionsOf(person)).toEqual(
      expect.arrayContaining(['second_factor.enabled', 'second_factor.disabled']),
    );
  });

  test('by the operator ends all sessions, and is in the audit log', async () => {
    const { browser, email } = await addProtected();
    expect(await resetSecondFactor(api.db, email.toUpperCase())).toBe(true);
    expect((await browser.call('GET /session')).body).toBeNull();
    expect((await signIn(email)).status).toBe(200);
    expect(await resetSecondFactor(api.db, email)).toBe(false);
    const [entry] = await api.db.panelAuditEntry.findMany({
      where: { action: 'second_factor.reset' },
      orderBy: { id: 'desc' },
    });
    expect(entry).toMatchObject({ userId: null, accountId: null, target: email.toUpperCase() });
  });
});

test('the database has the secret encrypted, and of recovery codes only hashes', async () => {
  const { secret, codes, userId } = await addProtected();
  const rows = await api.db.$queryRaw<{ row: string }[]>`
    SELECT t::text AS row FROM panel_users t WHERE id = ${userId}
    UNION ALL SELECT t::text FROM panel_recovery_codes t UNION ALL SELECT t::text FROM panel_sessions t`;
  const stored = rows.map(({ row }) => row).join('\n');
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
  const texts = [secret, Buffer.from(secret).toString('hex'), bytes];
  for (const code of codes) {
    const plain = code.replaceAll('-', '');
    texts.push(code, plain, Buffer.from(plain).toString('hex'), Buffer.from(code).toString('hex'));
  }
  expect(texts.filter((text) => stored.includes(text) || api.logLines.join('').includes(text))).toEqual([]);
  expect(await api.db.panelRecoveryCode.count({ where: { userId } })).toBe(10);
});
