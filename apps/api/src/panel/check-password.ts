import type { Attempt, AttemptLimits } from '@firmlens/cache';
import {
  checkCode,
  findPanelUser,
  NO_SECOND_FACTOR,
  type PanelUser,
  type Proof,
  recordRefusal,
} from '@firmlens/domain';
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

/** Counts an attempt. Throws `too_many_attempts` if there were too many. */
export async function countAttempt(
  attempts: AttemptLimits,
  attempt: Attempt,
  message = 'Too many wrong passwords. Try again later.',
): Promise<void> {
  const wait = await counted(() => attempts.begin(attempt));
  if (wait !== null) throw new PanelError('too_many_attempts', message, { retryAfter: wait });
}

/** Notes a wrong password or code of a person. Nobody waits for it: the time would tell that the person exists. */
function noteRefusal(
  { panelDb, logger }: Pick<PanelDeps, 'panelDb' | 'logger'>,
  refusal: { userId: number; address: string },
): void {
  recordRefusal(panelDb, refusal).catch((error: unknown) => {
    logger.warn('a wrong password or code is not in the audit log', { user_id: refusal.userId, error });
  });
}

/**
 * Returns the person with this email address and password. Throws `sign_in_failed` if there is none, and
 * `too_many_attempts` after too many wrong ones, even for the right one. Both take the same work whether or not the
 * person exists.
 */
export async function checkPassword(
  deps: Pick<PanelDeps, 'panelDb' | 'attempts' | 'passwords' | 'logger'>,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<PanelUser> {
  const { panelDb, attempts, passwords } = deps;
  const attempt: Attempt = { kind: 'password', email, network: clientNetwork(address) };
  await countAttempt(attempts, attempt);
  const user = await findPanelUser(panelDb, email);
  const isRight = await passwords.verify(user?.passwordHash ?? passwords.hashOfNobody, password);
  if (user === null || !isRight) {
    if (user !== null) noteRefusal(deps, { userId: user.userId, address });
    throw new PanelError('sign_in_failed', 'The email address or the password is wrong.');
  }
  await counted(() => attempts.succeed(attempt));
  return user;
}

/** Says what to do about a code that proves nothing, by its form alone. */
const codeFault = (code: string): string =>
  code.replace(/[\s-]/g, '').length > 6
    ? 'This is none of your recovery codes, or it was used already.'
    : 'This code is wrong, or was used already. Check it, or wait for the next one that your app shows.';

/**
 * Checks the code of a person whose password was right, or who has a link that sets a new one. Throws
 * `code_required` without one, `code_wrong`, or `too_many_attempts` after too many wrong ones. The proof is used up
 * with the session that it starts.
 */
export async function checkSecondFactor(
  deps: Pick<PanelDeps, 'panelDb' | 'attempts' | 'secretsKey' | 'logger'>,
  user: PanelUser,
  { code, address }: { code?: string | undefined; address: string },
): Promise<Proof> {
  const { panelDb, attempts, secretsKey } = deps;
  if (user.totpSecret === null) return NO_SECOND_FACTOR;
  if (code === undefined) throw new PanelError('code_required', 'Enter the code of your authenticator app.');
  const attempt: Attempt = { kind: 'code', userId: user.userId, network: clientNetwork(address) };
  await countAttempt(attempts, attempt, 'Too many wrong codes. Try again later.');
  const proof = await checkCode(panelDb, user, code, secretsKey);
  if (proof === null) {
    noteRefusal(deps, { userId: user.userId, address });
    const fields = { code: codeFault(code) };
    throw new PanelError('code_wrong', 'The code is wrong, or was used already.', { fields });
  }
  await counted(() => attempts.succeed(attempt));
  return proof;
}
