import type { ApiKey } from '@firmlens/panel-contract';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { focusHeading } from '../../components/Page';
import { texts } from '../../texts';
import { keyTitle } from './key-title';

/** Disables a key for good. */
export function DisableKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const disable = useAction('DELETE /keys/:key_id', () => {
    notifications.show({ message: texts.keys.disabled(keyTitle(apiKey)) });
    onClose();
    focusHeading();
  });
  return (
    <ActionDialog title={texts.keys.disableTitle(keyTitle(apiKey))} onClose={onClose}>
      <ConfirmForm
        hint={texts.keys.disableHint}
        submitLabel={texts.keys.disableSubmit}
        action={disable}
        input={{ key_id: String(apiKey.key_id) }}
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
