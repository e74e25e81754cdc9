import type { ApiKey } from '@firmlens/panel-contract';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { texts } from '../../texts';
import { keyTitle } from './key-title';
import { NewKey } from './NewKey';

/** Replaces a key and shows the new one once. */
export function RotateKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [newKey, setNewKey] = useState<string | null>(null);
  const rotate = useAction('POST /keys/:key_id/rotate', ({ api_key: made }) => {
    setNewKey(made);
  });
  return (
    <ActionDialog
      title={newKey === null ? texts.keys.rotateTitle(keyTitle(apiKey)) : texts.keys.newTitle}
      onClose={onClose}
      isPersistent={newKey !== null}
    >
      {newKey === null ? (
        <ConfirmForm
          hint={texts.keys.rotateHint}
          submitLabel={texts.keys.rotateSubmit}
          action={rotate}
          input={{ key_id: String(apiKey.key_id) }}
          isSensitive
          onCancel={onClose}
        />
      ) : (
        <NewKey apiKey={newKey} onDone={onClose} />
      )}
    </ActionDialog>
  );
}
