import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { focusHeading } from '../../components/Page';
import { texts } from '../../texts';

/** Removes the default URL. */
export function RemoveUrlDialog({ onClose }: { onClose: () => void }) {
  const remove = useAction('DELETE /webhooks/url', () => {
    notifications.show({ message: texts.webhooks.urlRemoved });
    onClose();
    focusHeading();
  });
  return (
    <ActionDialog title={texts.webhooks.removeUrlNamed} onClose={onClose}>
      <ConfirmForm
        hint={texts.webhooks.removeUrlHint}
        submitLabel={texts.webhooks.removeUrlSubmit}
        action={remove}
        input={{}}
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
