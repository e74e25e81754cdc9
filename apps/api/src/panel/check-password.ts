import type { Attempt } from '@firmlens/cache';
import { findPanelUser, type PanelUser } from '@firmlens/domain';
import { clientNetwork } from '../edge/client-network';
import type { PanelDeps } from './call';
import { PanelError, unavailable } from './panel-error';

/** Calls Redis. Nobody signs in while it cannot count the wrong passwords. */
async function counted<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch {
    throw unavailable();
  }
}

/**
 * Returns the person with this mail address and password. Throws `sign_in_failed` if there is none, and
 * `too_many_attempts` after too many wrong ones, even for the right one. Both take the same work whether or not the
 * person exists.
 */
export async function checkPassword(
  { panelDb, attempts, passwords }: Pick<PanelDeps, 'panelDb' | 'attempts' | 'passwords'>,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<PanelUser> {
  const attempt: Attempt = { email, network: clientNetwork(address) };
  const wait = await counted(() => attempts.begin(attempt));
  if (wait !== null) {
    throw new PanelError('too_many_attempts', 'Too many wrong passwords. Try again later.', {
      retryAfter: wait,
    });
  }
  const user = await findPanelUser(panelDb, email);
  const isRight = await passwords.verify(user?.passwordHash ?? (await passwords.hashOfNobody), password);
  if (user === null || !isRight) {
    throw new PanelError('sign_in_failed', 'The mail address or the password is wrong.');
  }
  await counted(() => attempts.succeed(attempt));
  return user;
}
