import { useState } from 'react';
import type { PanelError } from '../api/panel-error';
import { useSession } from '../api/session';
import { texts } from '../texts';
import { HiddenUserName } from './HiddenUserName';
import { PasswordField } from './PasswordField';

/** Name of the field in its form. */
export const PASSWORD_AGAIN = 'password_again';

interface SensitiveAction {
  error: PanelError | null;
  variables: { password?: string | undefined } | undefined;
}

const isWrong = ({ error, variables }: SensitiveAction): boolean =>
  variables?.password !== undefined && error?.code === 'sign_in_failed';

/** Asks for the password before something sensitive, unless it was given in the last minutes. */
export function PasswordAgain({ action }: { action: SensitiveAction }) {
  const { confirmed_until: until, user } = useSession();
  const [isDue] = useState(() => until === null || new Date(until) <= new Date());
  if (!isDue && !isWrong(action) && action.error?.code !== 'password_required') return null;
  return (
    <>
      <HiddenUserName email={user.email} />
      <PasswordField
        name={PASSWORD_AGAIN}
        label={texts.passwordAgain}
        description={texts.whyPasswordAgain}
        autoComplete="current-password"
        error={isWrong(action) ? texts.errors.wrongPassword : undefined}
        required
      />
    </>
  );
}
