import {
  acceptInvitation,
  changePassword,
  createPasswordLink,
  deleteExpiredPanelRows,
  findInvitation,
  findPanelSession,
  findPanelUser,
  invitePerson,
  listPanelPeople,
  OPERATOR,
  type PanelRole,
  type PanelUser,
  resetPassword,
  signIn,
} from '@firmlens/domain';
import { openAccount, openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
let accountId: number;
beforeAll(async () => {
  domain = await openTestDomain();
});
beforeEach(async () => {
  ({ accountId } = await openAccount(domain.db));
});
afterAll(() => domain.close());

const FROM = { oldToken: null, address: '192.0.2.1' };
let people = 0;

async function addPerson(role: PanelRole): Promise<PanelUser> {
  people += 1;
  const email = `p${people}@tanner.example`;
  const link = await invitePerson(domain.db, OPERATOR, { accountId, email, role });
  await acceptInvitation(domain.db, link?.token ?? '', { name: `P${people}`, passwordHash: 'a hash' }, FROM);
  const user = await findPanelUser(domain.db, email);
  if (user === null) throw new Error('the person was not added');
  return user;
}

const isLive = async (token: string | null) => (await findPanelSession(domain.db, token ?? '')) !== null;

test('expired sessions and links are deleted; the others and the audit log stay', async () => {
  const user = await addPerson('owner');
  const [idle, old, live] = [
    await signIn(domain.db, user, FROM),
    await signIn(domain.db, user, FROM),
    await signIn(domain.db, user, FROM),
  ];
  await domain.sql(
    `UPDATE panel_sessions SET seen_at = now() - interval '31 minutes' WHERE token_hash = sha256($1)`,
    [idle],
  );
  await domain.sql(
    `UPDATE panel_sessions SET created_at = now() - interval '13 hours' WHERE token_hash = sha256($1)`,
    [old],
  );
  const late = await invitePerson(domain.db, OPERATOR, {
    accountId,
    email: 'late@b.example',
    role: 'viewer',
  });
  await domain.sql(`UPDATE panel_invitations SET expires_at = now() - interval '1 second'`);
  const open = await invitePerson(domain.db, OPERATOR, {
    accountId,
    email: 'open@b.example',
    role: 'viewer',
  });
  const [{ count } = {}] = await domain.sql(`SELECT count(*) FROM panel_audit`);

  expect(await deleteExpiredPanelRows(domain.db)).toBe(3);
  expect(await Promise.all([idle, old, live].map(isLive))).toEqual([false, false, true]);
  expect(await findInvitation(domain.db, late?.token ?? '')).toBeNull();
  expect(await findInvitation(domain.db, open?.token ?? '')).not.toBeNull();
  expect(await domain.sql(`SELECT count(*) FROM panel_audit`)).toEqual([{ count }]);
});

test('a session that begins while the password changes does not survive the change', async () => {
  for (let round = 0; round < 20; round += 1) {
    const user = await addPerson('viewer');
    const [begun, changed] = await Promise.all([
      signIn(domain.db, user, FROM),
      changePassword(domain.db, user, 'another hash', { accountId, address: FROM.address }),
    ]);
    expect([await isLive(begun), await isLive(changed)]).toEqual([false, true]);
  }
});

test('a person can sign in several times at once, and use a session while the password changes', async () => {
  const user = await addPerson('viewer');
  const tokens = await Promise.all(Array.from({ length: 8 }, () => signIn(domain.db, user, FROM)));
  await domain.sql(`UPDATE panel_sessions SET seen_at = now() - interval '2 minutes'`);
  const used = tokens.map(isLive);
  const change = changePassword(domain.db, user, 'another hash', { accountId, address: FROM.address });
  expect(await isLive(await change)).toBe(true);
  await Promise.all(used);
  expect(await Promise.all(tokens.map(isLive))).toEqual(tokens.map(() => false));
});

test('a link for a new password works once, ends all sessions, and opens no account', async () => {
  const user = await addPerson('developer');
  const before = await signIn(domain.db, user, FROM);
  const link = await createPasswordLink(domain.db, OPERATOR, user.email);
  const token = link?.token ?? '';
  expect(await acceptInvitation(domain.db, token, { known: user }, FROM)).toBeNull();
  const reset = await resetPassword(domain.db, token, { user: user, newHash: 'another hash' }, FROM);
  expect([await isLive(before), await isLive(reset)]).toEqual([false, true]);
  const now = await findPanelUser(domain.db, user.email);
  expect(now?.passwordHash).toBe('another hash');
  expect(
    await resetPassword(domain.db, token, { user: now ?? user, newHash: 'a third hash' }, FROM),
  ).toBeNull();
});

test('an invitation sets no password, and raises a role but never lowers it', async () => {
  const user = await addPerson('developer');
  const { email } = user;
  for (const [role, then] of [
    ['viewer', 'developer'],
    ['owner', 'owner'],
    ['viewer', 'owner'],
  ] as const) {
    const link = await invitePerson(domain.db, OPERATOR, { accountId, email, role });
    const token = link?.token ?? '';
    expect(await resetPassword(domain.db, token, { user: user, newHash: 'another hash' }, FROM)).toBeNull();
    expect(await acceptInvitation(domain.db, token, { known: user }, FROM)).toMatch(/^flp_/);
    expect(await listPanelPeople(domain.db, accountId)).toMatchObject([{ email, role: then }]);
  }
});

test('an invitation whose person signed up elsewhere meanwhile is not used up', async () => {
  const user = await addPerson('viewer');
  const other = await openAccount(domain.db);
  const invitation = { accountId: other.accountId, email: user.email.toUpperCase(), role: 'viewer' as const };
  const link = await invitePerson(domain.db, OPERATOR, invitation);
  const token = link?.token ?? '';
  expect(
    await acceptInvitation(domain.db, token, { name: 'Mallory', passwordHash: 'theirs' }, FROM),
  ).toBeNull();
  expect(await findInvitation(domain.db, token)).not.toBeNull();
  expect((await findPanelUser(domain.db, user.email))?.passwordHash).toBe('a hash');
});
