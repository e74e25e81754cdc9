import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { texts } from '../../texts';
import { type Expiry, EXPIRY_CHOICES, expiryTime, today } from './expiry';
import { NewKey } from './NewKey';

/** Makes a key and shows it once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const [apiKey, setApiKey] = useState<string | null>(null);
  const [expiry, setExpiry] = useState<Expiry>('never');
  const make = useAction('POST /keys', ({ api_key: made }) => {
    setApiKey(made);
  });
  if (apiKey !== null) return <NewKey apiKey={apiKey} onClose={onClose} />;
  return (
    <ActionDialog title={texts.keys.make} onClose={onClose}>
      <ActionForm
        action={make}
        input={(field) => ({
          expires_at: expiryTime(expiry, field('date')),
          allow_ips: field('addresses').split(/[\s,;]+/).filter((address) => address !== ''),
        })}
        submitLabel={texts.keys.submit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <NativeSelect
              label={texts.keys.expiry}
              value={expiry}
              data={EXPIRY_CHOICES}
              error={expiry === 'date' ? undefined : errorOf('expires_at')}
              onChange={({ currentTarget }) => {
                setExpiry(currentTarget.value as Expiry);
              }}
              data-autofocus
            />
            {expiry === 'date' && (
              <TextInput
                name="date"
                type="date"
                label={texts.keys.expiryDate}
                description={texts.keys.expiryDateHint}
                min={today()}
                error={errorOf('expires_at')}
                required
                withAsterisk={false}
              />
            )}
            <Textarea
              name="addresses"
              label={texts.keys.addressesLabel}
              description={texts.keys.addressesHint}
              rows={3}
              spellCheck={false}
              error={errorOf('allow_ips')}
            />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
