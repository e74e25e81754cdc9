import { Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { queryClient, SESSION } from '../../api/query-client';
import { useSession } from '../../api/session';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { passwordError } from '../../components/error-text';
import { HiddenUserName } from '../../components/HiddenUserName';
import { PasswordField } from '../../components/PasswordField';
import { texts } from '../../texts';

/** Changes the person's password. */
export function ChangePassword() {
  const { user } = useSession();
  // A new key empties the fields.
  const [changes, setChanges] = useState(0);
  const change = useAction('POST /password', (session) => {
    queryClient.setQueryData(SESSION, session);
    setChanges(changes + 1);
    notifications.show({ message: texts.profile.passwordSaved });
  });
  const isWrong = change.error?.code === 'sign_in_failed';
  return (
    <section className="surface padded narrow" aria-labelledby="change-password">
      <Title order={2} id="change-password">
        {texts.profile.passwordTitle}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {texts.profile.passwordHint}
      </Text>
      <ActionForm
        key={changes}
        action={change}
        input={(field) => ({
          current_password: field('current_password'),
          new_password: field('new_password'),
        })}
        submitLabel={texts.profile.passwordSubmit}
      >
        {(errorOf) => (
          <>
            <HiddenUserName email={user.email} />
            <PasswordField
              name="current_password"
              label={texts.profile.currentPassword}
              autoComplete="current-password"
              error={isWrong ? texts.errors.wrongPassword : errorOf('current_password')}
              required
            />
            <PasswordField
              name="new_password"
              label={texts.newPassword}
              description={texts.newPasswordHint}
              autoComplete="new-password"
              error={passwordError(change.error, 'new_password')}
              required
            />
          </>
        )}
      </ActionForm>
    </section>
  );
}
