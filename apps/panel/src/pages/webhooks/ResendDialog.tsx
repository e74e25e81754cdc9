import type { Delivery } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { focusHeading } from '../../components/Page';
import { texts } from '../../texts';

/** Resends one delivery. */
export function ResendDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const deliveryId = String(delivery.delivery_id);
  const navigate = useNavigate();
  const resend = useAction('POST /webhooks/deliveries/:delivery_id/resend', ({ delivery_id: id }) => {
    notifications.show({ message: texts.deliveries.resent });
    onClose();
    // A test is sent again as a new one.
    void navigate({ to: '/webhooks/deliveries/$deliveryId', params: { deliveryId: String(id) } });
    focusHeading();
  });
  return (
    <ActionDialog title={texts.deliveries.resendTitle} onClose={onClose}>
      <ActionForm
        action={resend}
        input={() => ({ delivery_id: deliveryId })}
        submitLabel={texts.deliveries.resendSubmit}
        onCancel={onClose}
      >
        {() => (
          <Text size="sm" className="breakable">
            {texts.deliveries.resendHint(delivery.url, delivery.is_test)}
          </Text>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
