import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { texts } from '../../texts';
import { TESTED_EVENTS } from './delivery-filters';

const EVENTS = TESTED_EVENTS.map((event) => ({ value: event, label: event }));

/** Sends a test event and goes to its delivery. */
export function TestDialog({ defaultUrl, onClose }: { defaultUrl: string | null; onClose: () => void }) {
  const navigate = useNavigate();
  const send = useAction('POST /webhooks/tests', ({ delivery_id: id }) => {
    onClose();
    void navigate({ to: '/webhooks/deliveries/$deliveryId', params: { deliveryId: String(id) } });
  });
  return (
    <ActionDialog title={texts.webhooks.sendTest} onClose={onClose}>
      <ActionForm
        action={send}
        input={(field) => ({
          event: field('event') as (typeof TESTED_EVENTS)[number],
          url: field('url').trim() === '' ? null : field('url').trim(),
        })}
        submitLabel={texts.webhooks.testSubmit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Text size="sm">{texts.webhooks.testHint}</Text>
            <NativeSelect
              name="event"
              label={texts.webhooks.testEvent}
              data={EVENTS}
              error={errorOf('event')}
              data-autofocus
            />
            <TextInput
              name="url"
              inputMode="url"
              label={texts.webhooks.testUrl}
              description={defaultUrl === null ? texts.webhooks.testUrlNeeded : texts.webhooks.testUrlHint}
              placeholder={defaultUrl ?? undefined}
              error={errorOf('url')}
              autoComplete="off"
              spellCheck={false}
              required={defaultUrl === null}
              withAsterisk={false}
            />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
