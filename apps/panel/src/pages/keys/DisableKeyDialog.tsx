import type { ApiKey } from '@firmlens/panel-contract';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { texts } from '../../texts';

/** Disables a key for good. */
export function DisableKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const disable = useAction('DELETE /keys/:key_id', () => {
    notifications.show({ message: texts.keys.disabled(apiKey.prefix) });
    onClose();
  });
  return (
    <ConfirmDialog
      title={texts.keys.disableTitle(apiKey.prefix)}
      hint={texts.keys.disableHint}
      submitLabel={texts.keys.disableSubmit}
      action={disable}
      input={{ key_id: String(apiKey.key_id) }}
      onClose={onClose}
    />
  );
}
