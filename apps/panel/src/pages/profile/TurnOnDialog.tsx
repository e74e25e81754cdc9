import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import type { Response } from '../../api/call';
import { queryClient, SESSION } from '../../api/query-client';
import { useSession } from '../../api/session';
import { type Action, useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { CODE, CodeField } from '../../components/CodeField';
import { HiddenUserName } from '../../components/HiddenUserName';
import { PasswordAgain } from '../../components/PasswordAgain';
import { PasswordField } from '../../components/PasswordField';
import { texts } from '../../texts';
import { RecoveryCodes } from './RecoveryCodes';

type Offer = Response<'POST /second-factor/secret'>;

/** Password, then a code of the app that has the secret, then the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const ask = useAction('POST /second-factor/secret', (made) => {
    queryClient.setQueryData(SESSION, made.session);
    setOffer(made);
  });
  const turnOn = useAction('POST /second-factor', ({ recovery_codes: made, session }) => {
    queryClient.setQueryData(SESSION, session);
    setCodes(made);
  });
  return (
    <ActionDialog
      title={codes === null ? texts.profile.factorOnTitle : texts.profile.codesTitle}
      onClose={onClose}
      isPersistent={codes !== null}
    >
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : offer === null ? (
        <PasswordStep action={ask} onCancel={onClose} />
      ) : (
        <CodeStep offer={offer} action={turnOn} onCancel={onClose} />
      )}
    </ActionDialog>
  );
}

interface StepProps<N extends Parameters<typeof useAction>[0]> {
  action: Action<N>;
  onCancel: () => void;
}

function PasswordStep({ action, onCancel }: StepProps<'POST /second-factor/secret'>) {
  const { user } = useSession();
  const isWrong = action.error?.code === 'sign_in_failed';
  return (
    <ActionForm
      action={action}
      input={(field) => ({ password: field('password') })}
      submitLabel={texts.profile.next}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <>
          <Text size="sm">{texts.profile.factorPasswordHint}</Text>
          <HiddenUserName email={user.email} />
          <PasswordField
            name="password"
            label={texts.passwordAgain}
            autoComplete="current-password"
            error={isWrong ? texts.errors.wrongPassword : errorOf('password')}
            required
            data-autofocus
          />
        </>
      )}
    </ActionForm>
  );
}

function CodeStep({ offer, action, onCancel }: StepProps<'POST /second-factor'> & { offer: Offer }) {
  const image = `data:image/svg+xml,${encodeURIComponent(renderSVG(offer.uri, { border: 2 }))}`;
  return (
    <ActionForm
      action={action}
      input={(field) => ({ code: field(CODE) })}
      submitLabel={texts.profile.factorTurnOn}
      onCancel={onCancel}
    >
      {() => (
        <>
          <Text size="sm">{texts.profile.factorScan}</Text>
          <img src={image} alt={texts.profile.factorQr} className="qr-code" width={192} height={192} />
          <Textarea
            label={texts.profile.factorSecret}
            rows={2}
            value={offer.secret.replace(/.{4}(?!$)/g, '$& ')}
            readOnly
            className="secret"
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
          <CodeField error={action.error} label={texts.profile.factorCode} description="" />
          <PasswordAgain action={action} />
        </>
      )}
    </ActionForm>
  );
}
