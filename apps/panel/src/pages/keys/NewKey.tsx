import { ActionDialog } from '../../components/ActionDialog';
import { ShownOnce } from '../../components/ShownOnce';
import { texts } from '../../texts';

/** Shows a key that was just made. */
export function NewKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  return (
    <ActionDialog title={texts.keys.newTitle} onClose={onClose} isPersistent>
      <ShownOnce
        label={texts.keys.newLabel}
        secret={apiKey}
        hint={texts.keys.newHint}
        doneLabel={texts.keys.newDone}
        onDone={onClose}
      />
    </ActionDialog>
  );
}
