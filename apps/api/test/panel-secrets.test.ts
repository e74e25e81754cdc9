import { invitePerson, OPERATOR } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { type Browser, openBrowser } from './support/panel';
import { type Api, startApi } from './support/start-api';

let api: Api;
let account: Caller;
beforeAll(async () => {
  api = await startApi();
  account = await openAccount(api.db);
});
afterAll(() => api.stop());

/** Returns every row of the panel's tables and of the keys, as text. */
async function rows(): Promise<string> {
  const tables = ['users', 'memberships', 'sessions', 'invitations', 'audit'].map((name) => `panel_${name}`);
  const texts = await Promise.all(
    [...tables, 'api_keys'].map((table) =>
      api.db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${table} t`),
    ),
  );
  return JSON.stringify(texts);
}

const bytesOf = (cookie: Browser['cookie']) => /flp_[\w-]{43}/.exec(cookie ?? '')?.[0] ?? 'no cookie';

test('no log line and no row has a password, a cookie, a CSRF token, a link or a key', async () => {
  const { accountId } = account;
  const email = 'secret@marlow.example';
  const link = await invitePerson(api.db, OPERATOR, { accountId, email, role: 'owner' });
  const token = link?.token ?? 'no link';
  const password = 'zanzibar-umbrella-41';
  const browser = openBrowser(api);
  const secrets = [password, token];
  const note = () => secrets.push(bytesOf(browser.cookie), browser.csrf ?? 'no CSRF token');

  await browser.call(`GET /invitations/${token}`);
  await browser.call(`GET /invitations/${encodeURIComponent(token).replace('_', '%5F')}`);
  await fetch(`http://127.0.0.1:${api.port}/panel/invitation/${token}`);
  await browser.call(`POST /invitations/${token}`, { body: { name: 'Ann', password } });
  note();
  await browser.call('POST /session', { body: { email, password } });
  note();
  await browser.call('POST /session/confirm', { body: { password } });
  note();
  await browser.call('POST /session', { body: `{"password":"${password}` });
  const { body: key } = await browser.call('POST /keys', { body: { expires_at: null, allow_ips: [] } });
  const { body: invited } = await browser.call('POST /people', {
    body: { email: 'b@marlow.example', role: 'viewer' },
  });
  secrets.push(key.api_key, /flp_.*/.exec(invited.link)?.[0] ?? 'no link');
  const { body: rotated } = await browser.call(`POST /keys/${key.key_id}/rotate`);
  secrets.push(rotated.api_key);
  await browser.call('DELETE /session');

  const [log, stored] = [api.logLines.join(''), await rows()];
  expect(api.logLines.length).toBeGreaterThan(9);
  expect(log).toContain('flp_[redacted]');
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(new Set(secrets).size).toBe(secrets.length);
  for (const secret of secrets) {
    expect(secret).not.toMatch(/^no /);
    const body = secret.replace(/^fl[kp]_/, '');
    const forms = [
      body,
      Buffer.from(body).toString('hex'),
      Buffer.from(secret).toString('base64').slice(4, 40),
    ];
    for (const form of forms) expect([log.includes(form), stored.includes(form)]).toEqual([false, false]);
  }
});

test('nothing that reads keys or people returns a secret', async () => {
  const { body } = await openBrowser(api).call('GET /schema.json');
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/keys/{key_id}/rotate': { post: expect.any(Object) } },
  });
  const responses = Object.entries<Record<string, object>>(body.paths).map(([path, operations]) => [
    path,
    JSON.stringify(operations['get'] ?? {}),
  ]);
  for (const [path, text] of responses)
    expect([path, /"(?:api_key|password|password_hash)"/.test(text ?? '')]).toEqual([path, false]);
});
