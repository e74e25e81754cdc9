import type { RouteName } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import type { Input } from '../api/call';
import { useAction } from '../api/use-action';
import { texts } from '../texts';
import { ActionDialog } from './ActionDialog';
import { ActionForm } from './ActionForm';
import { focusHeading } from './Page';

/** A change of something that runs, which is asked about first. */
export interface Control<N extends RouteName> {
  route: N;
  title: string;
  hint: string;
  submit: string;
  isDangerous?: boolean;
  onDone?: () => void;
}

interface Props<N extends RouteName> {
  control: Control<N>;
  input: Input<N>;
  onClose: () => void;
}

/** Asks before a list or a watch is paused, resumed or ended. Its button may be gone afterwards. */
export function ControlDialog<N extends RouteName>({ control, input, onClose }: Props<N>) {
  const { route, title, hint, submit, isDangerous = false, onDone } = control;
  const action = useAction(route, () => {
    onClose();
    if (onDone) onDone();
    else focusHeading();
  });
  return (
    <ActionDialog title={title} onClose={onClose}>
      <ActionForm
        action={action}
        input={() => input}
        submitLabel={submit}
        cancelLabel={texts.goBack}
        isDangerous={isDangerous}
        onCancel={onClose}
      >
        {() => <Text size="sm">{hint}</Text>}
      </ActionForm>
    </ActionDialog>
  );
}
