import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Response } from '../../../api/call';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ActionForm } from '../../../components/ActionForm';
import { EmailField } from '../../../components/EmailField';
import { PasswordAgain } from '../../../components/PasswordAgain';
import { ShownOnce } from '../../../components/ShownOnce';
import { operator } from '../../../texts/operator';
import { oneOf, PLAN_NAMES } from '../search';

const t = operator.accounts;
const PLANS = PLAN_NAMES.map((value) => ({ value, label: operator.plans[value] }));

/** Opens an account and shows its key and signing secret once. */
export function MakeAccountDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Response<'POST /operator/accounts'> | null>(null);
  const navigate = useNavigate();
  const make = useAction('POST /operator/accounts', setMade);
  if (made !== null) {
    return (
      <ActionDialog title={t.madeTitle} onClose={onClose} isPersistent>
        <ShownOnce
          label={t.keyLabel}
          secret={made.api_key}
          hint={t.keyHint}
          doneLabel={t.toAccount}
          onDone={() =>
            void navigate({
              to: '/operator/accounts/$accountId',
              params: { accountId: String(made.account_id) },
              // The dialog stays until then.
              ignoreBlocker: true,
            })
          }
        >
          <TextInput
            label={t.secretLabel}
            value={made.signing_secret}
            readOnly
            className="secret"
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
        </ShownOnce>
      </ActionDialog>
    );
  }
  return (
    <ActionDialog title={t.make} onClose={onClose}>
      <ActionForm
        action={make}
        input={(field) => ({
          name: field('name').trim(),
          email: field('email').trim(),
          company_name: field('company_name').trim() || null,
          plan: oneOf(PLAN_NAMES, field('plan')) ?? 'trial',
        })}
        submitLabel={t.makeSubmit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <TextInput
              name="name"
              label={t.name}
              autoComplete="off"
              maxLength={100}
              error={errorOf('name')}
              required
              withAsterisk={false}
              data-autofocus
            />
            <EmailField name="email" autoComplete="off" error={errorOf('email')} required />
            <TextInput
              name="company_name"
              label={t.company}
              description={t.companyHint}
              autoComplete="off"
              maxLength={100}
              error={errorOf('company_name')}
            />
            <NativeSelect name="plan" label={t.plan} data={PLANS} error={errorOf('plan')} />
            <PasswordAgain action={make} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
