import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { queryClient, SESSION } from '../../api/query-client';
import { useSession } from '../../api/session';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { CODE, CodeField } from '../../components/CodeField';
import { HiddenUserName } from '../../components/HiddenUserName';
import { PasswordField } from '../../components/PasswordField';
import { texts } from '../../texts';

/** Turns the second factor off, with password and code. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const turnOff = useAction('POST /second-factor/off', (session) => {
    queryClient.setQueryData(SESSION, session);
    notifications.show({ message: texts.profile.factorOffDone });
    onClose();
  });
  const isWrong = turnOff.error?.code === 'sign_in_failed';
  return (
    <ActionDialog title={texts.profile.factorOffTitle} onClose={onClose}>
      <ActionForm
        action={turnOff}
        input={(field) => ({ password: field('password'), code: field(CODE) })}
        submitLabel={texts.profile.factorTurnOff}
        isDangerous
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Text size="sm">{texts.profile.factorOffHint}</Text>
            <HiddenUserName email={user.email} />
            <PasswordField
              name="password"
              label={texts.passwordAgain}
              autoComplete="current-password"
              error={isWrong ? texts.errors.wrongPassword : errorOf('password')}
              required
              data-autofocus
            />
            <CodeField error={turnOff.error} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
