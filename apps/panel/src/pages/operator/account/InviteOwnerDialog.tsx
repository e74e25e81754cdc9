import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Response } from '../../../api/call';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ActionForm } from '../../../components/ActionForm';
import { EmailField } from '../../../components/EmailField';
import { PasswordAgain } from '../../../components/PasswordAgain';
import { ShownOnce } from '../../../components/ShownOnce';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';
import { operator } from '../../../texts/operator';
import type { AccountDialogProps } from './dialog-props';

const t = operator.inviteDialog;

/** Makes an owner's invitation and shows its link once. */
export function InviteOwnerDialog({ account, onClose }: AccountDialogProps) {
  const [made, setMade] = useState<Response<'POST /operator/accounts/:account_id/invitations'> | null>(null);
  const invite = useAction('POST /operator/accounts/:account_id/invitations', setMade);
  if (made !== null) {
    return (
      <ActionDialog title={texts.people.linkTitle} onClose={onClose} isPersistent>
        <ShownOnce
          label={texts.people.linkLabel}
          secret={made.link}
          hint={texts.people.linkHint(invite.variables?.input.email ?? '')}
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
    <ActionDialog title={t.title} onClose={onClose}>
      <ActionForm
        action={invite}
        input={(field) => ({ account_id: String(account.account_id), email: field('email').trim() })}
        submitLabel={t.submit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Text size="sm">{t.hint}</Text>
            <EmailField
              name="email"
              autoComplete="off"
              defaultValue={account.people.length === 0 ? account.email : ''}
              error={errorOf('email')}
              required
              data-autofocus
            />
            <PasswordAgain action={invite} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
