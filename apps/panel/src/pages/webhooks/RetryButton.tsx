import type { Delivery } from '@firmlens/panel-contract';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { notifyOfError } from '../../components/notify-of-error';
import { focusHeading } from '../../components/Page';
import { texts } from '../../texts';

/** Makes the next attempt of a delivery now. The button goes then, and the heading gets the focus. */
export function RetryButton({ delivery }: { delivery: Delivery }) {
  const retry = useAction('POST /webhooks/deliveries/:delivery_id/retry', () => {
    notifications.show({ message: texts.deliveries.retried });
    focusHeading();
  });
  return (
    <Button
      loading={retry.isPending}
      onClick={() => {
        retry.mutate({ input: { delivery_id: String(delivery.delivery_id) } }, { onError: notifyOfError });
      }}
    >
      {texts.deliveries.retry}
    </Button>
  );
}
