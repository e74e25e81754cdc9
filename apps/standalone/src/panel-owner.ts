import { randomBytes } from 'node:crypto';
import {
  acceptInvitation,
  createPasswords,
  type Database,
  endSession,
  findAccount,
  findPanelUser,
  invitePerson,
  OPERATOR,
} from '@firmlens/domain';
import type { DataDir } from './data-dir';

export interface PanelOwner {
  email: string;
  /** Null once the owner has chosen another. */
  password: string | null;
}

/**
 * Returns the demo account's owner in the panel. The first start creates them with a random password, which the data
 * folder keeps.
 */
export async function ensurePanelOwner(
  db: Database,
  accountId: number,
  dataDir: DataDir,
): Promise<PanelOwner> {
  const account = await findAccount(db, accountId);
  if (account === null) throw new Error('the demo account is gone');
  const { email } = account;
  const password = await dataDir.secret('panel-password', () => randomBytes(12).toString('base64url'));
  const passwords = createPasswords();
  const user = await findPanelUser(db, email);
  if (user !== null) {
    const isFirst = await passwords.verify(user.passwordHash, password);
    return { email, password: isFirst ? password : null };
  }
  const link = await invitePerson(db, OPERATOR, { accountId, email, role: 'owner' });
  const acceptor = { name: 'Demo owner', passwordHash: await passwords.hash(password) };
  if (link !== null) {
    const session = await acceptInvitation(db, link.token, acceptor, {
      oldToken: null,
      address: '127.0.0.1',
    });
    // Accepting signs in, but nobody sits at this session.
    if (session !== null) await endSession(db, session);
  }
  return { email, password };
}
