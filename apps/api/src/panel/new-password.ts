import { passwordProblem } from '@firmlens/domain';
import type { PanelDeps } from './call';
import { PanelError } from './panel-error';

/**
 * Returns the hash of a new password. `known` are texts that others know of the person. Throws `weak_password`, with
 * the message beside its field.
 */
export async function hashNewPassword(
  { passwords }: Pick<PanelDeps, 'passwords'>,
  field: string,
  password: string,
  known: readonly string[],
): Promise<string> {
  const problem = passwordProblem(password, known);
  if (problem !== null) {
    throw new PanelError('weak_password', 'Choose another password.', { fields: { [field]: problem } });
  }
  return passwords.hash(password);
}
