import { Radio, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ActionForm } from '../../../components/ActionForm';
import { PasswordAgain } from '../../../components/PasswordAgain';
import { operator } from '../../../texts/operator';
import { oneOf, STATUS_NAMES } from '../search';
import type { AccountDialogProps } from './dialog-props';

const t = operator.statusDialog;

/** Changes whether the account's requests are answered, at once. */
export function ChangeStatusDialog({ account, onClose }: AccountDialogProps) {
  const change = useAction('PUT /operator/accounts/:account_id', (_done, { status }) => {
    notifications.show({ message: t.done(operator.statuses[status ?? account.status]) });
    onClose();
  });
  return (
    <ActionDialog title={t.title} onClose={onClose}>
      <ActionForm
        action={change}
        input={(field) => ({
          account_id: String(account.account_id),
          status: oneOf(STATUS_NAMES, field('status')) ?? account.status,
        })}
        submitLabel={t.submit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Radio.Group
              name="status"
              label={operator.accounts.status}
              defaultValue={account.status}
              error={errorOf('status')}
            >
              <Stack gap="sm" mt="xs">
                {STATUS_NAMES.map((status) => (
                  <Radio
                    key={status}
                    value={status}
                    label={operator.statuses[status]}
                    description={operator.statusHints[status]}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <PasswordAgain action={change} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
