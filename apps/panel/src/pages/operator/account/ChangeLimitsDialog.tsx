import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ActionForm } from '../../../components/ActionForm';
import { count } from '../../../components/numbers';
import { PasswordAgain } from '../../../components/PasswordAgain';
import { operator } from '../../../texts/operator';
import type { AccountDialogProps } from './dialog-props';
import { wholeNumber } from '../../../components/whole-number';

const t = operator.limitsDialog;

const LIMITS = {
  credits_per_month: operator.one.creditsPerMonth,
  rate_per_minute: operator.one.perMinute,
  rate_per_day: operator.one.perDay,
  concurrent_limit: operator.one.concurrent,
};
type Limit = keyof typeof LIMITS;
const NAMES = Object.keys(LIMITS) as Limit[];

/** Changes the account's own limits, at once. */
export function ChangeLimitsDialog({ account, onClose }: AccountDialogProps) {
  const change = useAction('PUT /operator/accounts/:account_id', () => {
    notifications.show({ message: t.done });
    onClose();
  });
  return (
    <ActionDialog title={t.title} onClose={onClose}>
      <ActionForm
        action={change}
        input={(field) => ({
          account_id: String(account.account_id),
          ...changed(account, field),
        })}
        submitLabel={t.submit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Text size="sm">{t.hint}</Text>
            {NAMES.map((name, index) => (
              <TextInput
                key={name}
                name={name}
                label={LIMITS[name]}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={count(account[name])}
                error={errorOf(name)}
                required
                withAsterisk={false}
                {...(index === 0 ? { 'data-autofocus': true } : {})}
              />
            ))}
            <PasswordAgain action={change} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}

/** The limits that differ from those in force. */
function changed(
  account: AccountDialogProps['account'],
  field: (name: string) => string,
): Partial<Record<Limit, number>> {
  const values = NAMES.map((name) => [name, wholeNumber(field(name))] as const);
  return Object.fromEntries(values.filter(([name, value]) => value !== account[name]));
}
