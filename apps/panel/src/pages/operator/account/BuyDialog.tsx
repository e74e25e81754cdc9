import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { newId } from '../../../api/new-id';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ActionForm } from '../../../components/ActionForm';
import { count } from '../../../components/numbers';
import { PasswordAgain } from '../../../components/PasswordAgain';
import { operator } from '../../../texts/operator';
import type { AccountDialogProps } from './dialog-props';
import { wholeNumber } from '../../../components/whole-number';

const t = operator.buyDialog;

/** Adds purchased credits. The form has an id, so that sending it twice buys once. */
export function BuyDialog({ account, onClose }: AccountDialogProps) {
  const [purchaseId] = useState(newId);
  const [amount, setAmount] = useState('');
  const buy = useAction('POST /operator/accounts/:account_id/purchases', (_done, { amount: bought }) => {
    notifications.show({ message: t.done(count(bought)) });
    onClose();
  });
  const number = wholeNumber(amount);
  return (
    <ActionDialog title={t.title} onClose={onClose}>
      <ActionForm
        action={buy}
        input={() => ({ account_id: String(account.account_id), purchase_id: purchaseId, amount: number })}
        submitLabel={t.submit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Text size="sm">{t.hint}</Text>
            <TextInput
              label={t.amount}
              inputMode="numeric"
              autoComplete="off"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={amount}
              onChange={({ currentTarget }) => {
                setAmount(currentTarget.value);
              }}
              description={number > 0 ? t.after(count(account.balance + number)) : '\u00a0'}
              error={errorOf('amount')}
              required
              withAsterisk={false}
              data-autofocus
            />
            <PasswordAgain action={buy} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
