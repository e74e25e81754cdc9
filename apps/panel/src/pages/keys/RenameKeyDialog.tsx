import type { ApiKey } from '@firmlens/panel-contract';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { texts } from '../../texts';
import { keyTitle } from './key-title';
import { KEY_NAME, KeyNameField, nameIn } from './KeyNameField';

/** Gives a key another name, or none. */
export function RenameKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const rename = useAction('PUT /keys/:key_id/name', () => {
    notifications.show({ message: texts.keys.renamed });
    onClose();
  });
  return (
    <ActionDialog title={texts.keys.renameTitle(keyTitle(apiKey))} onClose={onClose}>
      <ActionForm
        action={rename}
        input={(field) => ({ key_id: String(apiKey.key_id), name: nameIn(field(KEY_NAME)) })}
        submitLabel={texts.keys.renameSubmit}
        onCancel={onClose}
      >
        {(errorOf) => (
          <KeyNameField initial={apiKey.name ?? ''} hint={texts.keys.renameHint} error={errorOf(KEY_NAME)} />
        )}
      </ActionForm>
    </ActionDialog>
  );
}
