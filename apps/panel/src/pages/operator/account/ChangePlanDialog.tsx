import { NativeSelect, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ActionForm } from '../../../components/ActionForm';
import { PasswordAgain } from '../../../components/PasswordAgain';
import { operator } from '../../../texts/operator';
import { oneOf, PLAN_NAMES } from '../search';
import type { AccountDialogProps } from './dialog-props';

const t = operator.planDialog;
const PLANS = PLAN_NAMES.map((value) => ({ value, label: operator.plans[value] }));

/** Changes the plan at once. */
export function ChangePlanDialog({ account, onClose }: AccountDialogProps) {
  const change = useAction('PUT /operator/accounts/:account_id', (_done, { plan }) => {
    notifications.show({ message: t.done(operator.plans[plan ?? account.plan]) });
    onClose();
  });
  return (
    <ActionDialog title={t.title} onClose={onClose}>
      <ActionForm
        action={change}
        input={(field) => ({
          account_id: String(account.account_id),
          plan: oneOf(PLAN_NAMES, field('plan')) ?? account.plan,
        })}
        submitLabel={t.submit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <NativeSelect
              name="plan"
              label={operator.accounts.plan}
              data={PLANS}
              defaultValue={account.plan}
              error={errorOf('plan')}
              data-autofocus
            />
            <Text size="sm">{t.hint}</Text>
            <PasswordAgain action={change} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
