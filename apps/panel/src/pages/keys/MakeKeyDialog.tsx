import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { texts } from '../../texts';
import { MakeKeyForm } from './MakeKeyForm';
import { NewKey } from './NewKey';

/** Makes a key and shows it once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const [apiKey, setApiKey] = useState<string | null>(null);
  const make = useAction('POST /keys', ({ api_key: made }) => {
    setApiKey(made);
  });
  return (
    <ActionDialog
      title={apiKey === null ? texts.keys.make : texts.keys.newTitle}
      onClose={onClose}
      isPersistent={apiKey !== null}
    >
      {apiKey === null ? (
        <MakeKeyForm action={make} onCancel={onClose} />
      ) : (
        <NewKey apiKey={apiKey} onDone={onClose} />
      )}
    </ActionDialog>
  );
}
