import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Response } from '../../api/call';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { EmailField } from '../../components/EmailField';
import { PasswordAgain } from '../../components/PasswordAgain';
import { asRole, RoleChoice } from '../../components/RoleChoice';
import { ShownOnce } from '../../components/ShownOnce';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

/** Makes an invitation and shows its link once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Response<'POST /people'> | null>(null);
  const invite = useAction('POST /people', setMade);
  if (made !== null) {
    const email = invite.variables?.input.email ?? '';
    return (
      <ActionDialog title={texts.people.linkTitle} onClose={onClose} isPersistent>
        <ShownOnce
          label={texts.people.linkLabel}
          secret={made.link}
          hint={made.is_mailed ? texts.people.linkMailed(email) : texts.people.linkHint(email)}
          doneLabel={texts.people.done}
          onDone={onClose}
        >
          <Text size="sm" c="dimmed">
            {texts.people.linkExpires} <Time at={made.expires_at} />
          </Text>
        </ShownOnce>
      </ActionDialog>
    );
  }
  return (
    <ActionDialog title={texts.people.invite} onClose={onClose}>
      <ActionForm
        action={invite}
        input={(field) => ({ email: field('email').trim(), role: asRole(field('role')) })}
        submitLabel={texts.people.inviteSubmit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Text size="sm">{texts.people.inviteHint}</Text>
            <EmailField name="email" autoComplete="off" error={errorOf('email')} required data-autofocus />
            <RoleChoice initial="viewer" error={errorOf('role')} />
            <PasswordAgain action={invite} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
