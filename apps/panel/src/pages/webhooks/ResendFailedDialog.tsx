import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { ErrorNotice } from '../../components/ErrorNotice';
import { texts } from '../../texts';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Resends the failed deliveries of a day, after saying how many they are. */
export function ResendFailedDialog({ onClose }: { onClose: () => void }) {
  const [day, setDay] = useState(today);
  const { account } = useSession();
  const { data, error } = useQuery<Response<'GET /webhooks/failed'>, PanelError>({
    queryKey: [account?.account_id, 'GET /webhooks/failed', day],
    queryFn: () => call('GET /webhooks/failed', { day }),
    enabled: day !== '',
  });
  const resend = useAction('POST /webhooks/failed/resend', ({ resent }) => {
    notifications.show({ message: texts.deliveries.resentAll(resent) });
    onClose();
  });
  const failed = data === undefined ? 0 : Math.min(data.failed, data.most_resent);
  return (
    <ActionDialog title={texts.deliveries.resendFailedTitle} onClose={onClose}>
      <ActionForm
        action={resend}
        input={() => ({ day })}
        submitLabel={texts.deliveries.resendAll(failed)}
        isDisabled={failed === 0}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <TextInput
              type="date"
              label={texts.deliveries.day}
              description={texts.deliveries.dayHint}
              value={day}
              max={today()}
              error={errorOf('day')}
              onChange={({ currentTarget }) => {
                setDay(currentTarget.value);
              }}
              required
              withAsterisk={false}
              data-autofocus
            />
            {error ? (
              <ErrorNotice error={error} />
            ) : (
              <Text role="status" size="sm">
                {data
                  ? texts.deliveries.failedCount(data.failed, data.most_resent)
                  : texts.deliveries.counting}
              </Text>
            )}
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
