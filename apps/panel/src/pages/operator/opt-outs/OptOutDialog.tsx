import { List, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Response } from '../../../api/call';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ActionForm } from '../../../components/ActionForm';
import { count } from '../../../components/numbers';
import { PasswordAgain } from '../../../components/PasswordAgain';
import { operator } from '../../../texts/operator';

const t = operator.optOuts;

type Stored = Response<'GET /operator/stored/:domain'>;
const KINDS = Object.keys(t.stored) as (keyof typeof t.stored)[];

/** Opts a company out, after saying what that deletes. */
export function OptOutDialog({ onClose }: { onClose: () => void }) {
  const [stored, setStored] = useState<Stored | null>(null);
  const check = useAction('GET /operator/stored/:domain', setStored);
  if (stored !== null) return <ConfirmDialog stored={stored} onClose={onClose} />;
  return (
    <ActionDialog title={t.add} onClose={onClose}>
      <ActionForm
        action={check}
        input={(field) => ({ domain: field('domain').trim() })}
        submitLabel={t.check}
        onCancel={onClose}
      >
        {(errorOf) => (
          <TextInput
            name="domain"
            label={t.domain}
            description={t.addHint}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={255}
            error={errorOf('domain')}
            required
            withAsterisk={false}
            data-autofocus
          />
        )}
      </ActionForm>
    </ActionDialog>
  );
}

function ConfirmDialog({ stored, onClose }: { stored: Stored; onClose: () => void }) {
  const { domain } = stored;
  const optOut = useAction('POST /operator/opt-outs', () => {
    notifications.show({ message: t.added(domain) });
    onClose();
  });
  const kinds = KINDS.filter((kind) => stored[kind] > 0);
  return (
    <ActionDialog title={t.confirmTitle(domain)} onClose={onClose}>
      <ActionForm
        action={optOut}
        input={() => ({ domain })}
        submitLabel={t.addSubmit}
        isDangerous
        onCancel={onClose}
      >
        {() => (
          <>
            {stored.is_opted_out && <Text size="sm">{t.already}</Text>}
            {kinds.length === 0 ? (
              <Text size="sm">{t.nothingStored}</Text>
            ) : (
              <>
                <Text size="sm">{t.confirmHint}</Text>
                <List size="sm">
                  {kinds.map((kind) => (
                    <List.Item key={kind}>{t.stored[kind](count(stored[kind]))}</List.Item>
                  ))}
                </List>
              </>
            )}
            <Text size="sm" c="dimmed">
              {t.storedAlways}
            </Text>
            <PasswordAgain action={optOut} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
