import { notifications } from '@mantine/notifications';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ConfirmForm } from '../../../components/ConfirmForm';
import { count } from '../../../components/numbers';
import { operator } from '../../../texts/operator';
import type { AccountDialogProps } from './dialog-props';

const t = operator.renewDialog;

/** Starts a new credit period. Sending it twice starts one. */
export function RenewDialog({ account, onClose }: AccountDialogProps) {
  const renew = useAction('POST /operator/accounts/:account_id/renewals', () => {
    notifications.show({ message: t.done });
    onClose();
  });
  return (
    <ActionDialog title={t.title} onClose={onClose}>
      <ConfirmForm
        hint={t.hint(count(account.credits_per_month))}
        submitLabel={t.submit}
        action={renew}
        input={{ account_id: String(account.account_id), period: account.ledger.period }}
        isSensitive
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
