import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Action } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { texts } from '../../texts';
import { type Expiry, EXPIRY_CHOICES, expiryTime, today } from './expiry';
import { KEY_NAME, KeyNameField, nameIn } from './KeyNameField';

const named = (name: string | null) => (name === null ? {} : { name });

/** A new key's name and rules: until when it works, and from where. */
export function MakeKeyForm({ action, onCancel }: { action: Action<'POST /keys'>; onCancel: () => void }) {
  const [expiry, setExpiry] = useState<Expiry>('never');
  return (
    <ActionForm
      action={action}
      input={(field) => ({
        ...named(nameIn(field(KEY_NAME))),
        expires_at: expiryTime(expiry, field('date')),
        allow_ips: field('addresses')
          .split(/[\s,;]+/)
          .filter((address) => address !== ''),
      })}
      submitLabel={texts.keys.submit}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <>
          <KeyNameField hint={texts.keys.nameHint} error={errorOf(KEY_NAME)} />
          <NativeSelect
            label={texts.keys.expiry}
            value={expiry}
            data={EXPIRY_CHOICES}
            error={expiry === 'date' ? undefined : errorOf('expires_at')}
            onChange={({ currentTarget }) => {
              setExpiry(currentTarget.value as Expiry);
            }}
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
  );
}
