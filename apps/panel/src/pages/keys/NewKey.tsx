import { ShownOnce } from '../../components/ShownOnce';
import { texts } from '../../texts';

/** Shows a key that was just made. */
export function NewKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  return (
    <ShownOnce
      label={texts.keys.newLabel}
      secret={apiKey}
      hint={texts.keys.newHint}
      doneLabel={texts.keys.newDone}
      onDone={onDone}
    />
  );
}
