import type { ApiKey } from '@firmlens/panel-contract';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { texts } from '../../texts';
import { NewKey } from './NewKey';

/** Replaces a key and shows the new one once. */
export function RotateKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [newKey, setNewKey] = useState<string | null>(null);
  const rotate = useAction('POST /keys/:key_id/rotate', ({ api_key: made }) => {
    setNewKey(made);
  });
  if (newKey !== null) return <NewKey apiKey={newKey} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={texts.keys.rotateTitle(apiKey.prefix)}
      hint={texts.keys.rotateHint}
      submitLabel={texts.keys.rotateSubmit}
      action={rotate}
      input={{ key_id: String(apiKey.key_id) }}
      isSensitive
      onClose={onClose}
    />
  );
}
