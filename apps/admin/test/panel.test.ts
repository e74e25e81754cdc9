import {
  acceptInvitation,
  createAccount,
  type Database,
  findInvitation,
  findPanelSession,
  listPanelPeople,
  openDatabase,
  resetPassword,
} from '@firmlens/domain';
import { createTestDatabase, type TestDatabase } from '@firmlens/testkit';
import { runAdmin } from './support/run-admin';

const SECRETS_KEY = Buffer.alloc(32, 5);

let database: TestDatabase;
let db: Database;
let accountId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 10_000 });
  const account = {
    name: 'Tanner',
    email: 'a@tanner.example',
    companyName: 'Tanner Ltd',
    plan: 'trial' as const,
  };
  ({ accountId } = await createAccount(db, { ...account, secretsKey: SECRETS_KEY }));
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

const admin = (...args: string[]) =>
  runAdmin(['panel', ...args, '--json'], {
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:1',
    SECRETS_KEY: SECRETS_KEY.toString('hex'),
    PUBLIC_BASE_URL: 'https://firmlens.example/api/v1',
  });

async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await admin(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

function tokenOf({ link }: Record<string, unknown>): string {
  const [, token = ''] =
    /^https:\/\/firmlens\.example\/panel\/invitation\/(flp_\S{43})$/.exec(String(link)) ?? [];
  expect(token).not.toBe('');
  return token;
}

const FROM = { oldToken: null, address: '192.0.2.1' };
const ANN = { name: 'Ann', passwordHash: 'a hash' };

test('an invitation is a link for 72 hours, as owner by default, and a second one ends the first', async () => {
  const args = ['invite', '--account', String(accountId), '--email', 'ann@tanner.example'];
  const first = await json(...args, '--role', 'viewer');
  expect(first).toMatchObject({ email: 'ann@tanner.example', role: 'viewer' });
  const hours = (Date.parse(String(first['expires_at'])) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(72);
  const second = await json(...args);
  expect(await findInvitation(db, tokenOf(first))).toBeNull();
  expect(await findInvitation(db, tokenOf(second))).toMatchObject({
    accountName: 'Tanner Ltd',
    role: 'owner',
  });
  expect(await acceptInvitation(db, tokenOf(second), ANN, FROM)).toMatch(/^flp_/);
  expect(await listPanelPeople(db, accountId)).toMatchObject([
    { email: 'ann@tanner.example', role: 'owner' },
  ]);
});

test('a link for a new password is of no account, and is in the audit log of the operator', async () => {
  const made = await json('reset-password', '--email', 'ANN@tanner.example');
  expect(await findInvitation(db, tokenOf(made))).toMatchObject({ accountId: null, role: null });
  const [entry] = await db.panelAuditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 });
  expect(entry).toMatchObject({
    userId: null,
    action: 'password.link_created',
    target: 'ANN@tanner.example',
  });
});

const isOperator = async (email: string) =>
  (await db.panelUser.findFirst({ where: { email } }))?.isOperator ?? null;

test('somebody known becomes an operator at once, and stops being one', async () => {
  const email = 'ann@tanner.example';
  expect(await isOperator(email)).toBe(false);
  expect(await json('operator', '--email', 'ANN@tanner.example')).toMatchObject({ operator: true });
  expect(await isOperator(email)).toBe(true);
  expect(await json('operator', '--email', email, '--remove')).toEqual({ email, operator: false });
  expect(await isOperator(email)).toBe(false);
  const again = await admin('operator', '--email', email, '--remove');
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('is not an operator') });
});

test('somebody new becomes an operator by a link, without an account', async () => {
  const email = 'new@firmlens.example';
  const made = await json('operator', '--email', email);
  expect(made).toMatchObject({ operator: false, expires_at: expect.any(String) });
  const token = tokenOf(made);
  expect(await findInvitation(db, token)).toMatchObject({ accountId: null, role: 'operator' });
  expect(await acceptInvitation(db, token, { name: 'New', passwordHash: 'a hash' }, FROM)).toMatch(/^flp_/);
  expect(await isOperator(email)).toBe(true);
  const people = await db.panelMembership.count({ where: { user: { email } } });
  expect(people).toBe(0);
});

test('a link that makes an operator sets no password, and ends with the right', async () => {
  const email = 'late@firmlens.example';
  const token = tokenOf(await json('operator', '--email', email));
  expect(
    await resetPassword(
      db,
      token,
      {
        user: { userId: 1, email, name: 'Ann', passwordHash: 'a hash', totpSecret: null, totpStep: 0 },
        newHash: 'b',
      },
      FROM,
    ),
  ).toBeNull();
  await json('operator', '--email', email, '--remove');
  expect(await findInvitation(db, token)).toBeNull();
});

test('all sessions of a person can be ended, and the second factor of one who lost it turned off', async () => {
  const args = [
    'invite',
    '--account',
    String(accountId),
    '--email',
    'sam@tanner.example',
    '--role',
    'viewer',
  ];
  const cookie = await acceptInvitation(db, tokenOf(await json(...args)), { ...ANN, name: 'Sam' }, FROM);
  expect(await json('sign-out', '--email', 'Sam@tanner.example')).toMatchObject({ sessions_ended: 1 });
  expect(await findPanelSession(db, cookie ?? '')).toBeNull();
  const none = await admin('reset-totp', '--email', 'sam@tanner.example');
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('and a second factor') });
  await db.panelUser.updateMany({ where: { name: 'Sam' }, data: { totpSecret: new Uint8Array(40) } });
  expect(await json('reset-totp', '--email', 'sam@tanner.example')).toMatchObject({ second_factor: 'off' });
  expect((await db.panelUser.findFirstOrThrow({ where: { name: 'Sam' } })).totpSecret).toBeNull();
  const entries = await db.panelAuditEntry.findMany({ orderBy: { id: 'desc' }, take: 2 });
  expect(entries.map(({ userId, action }) => [userId, action])).toEqual([
    [null, 'second_factor.reset'],
    [null, 'session.ended_everywhere'],
  ]);
});

test.each([
  [
    'an account that does not exist',
    1,
    ['invite', '--account', '999', '--email', 'a@b.example'],
    'no account 999',
  ],
  [
    'something that is no address',
    2,
    ['invite', '--account', '1', '--email', 'ann'],
    'Give an email address',
  ],
  [
    'an unknown role',
    2,
    ['invite', '--account', '1', '--email', 'a@b.example', '--role', 'admin'],
    'viewer, developer',
  ],
  ['a person who does not exist', 1, ['reset-password', '--email', 'nobody@b.example'], 'Nobody signs in'],
])('%s is refused in one line', async (_what, code, args, message) => {
  const refused = await admin(...args);
  expect(refused).toEqual({ code, stdout: '', stderr: expect.stringContaining(message) });
  expect(refused.stderr).toMatch(/^[^\n]+\n$/);
});
