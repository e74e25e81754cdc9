import type { RouteName } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import type { Input } from '../api/call';
import type { Action } from '../api/use-action';
import { ActionDialog } from './ActionDialog';
import { ActionForm } from './ActionForm';
import { PasswordAgain } from './PasswordAgain';

interface Props<N extends RouteName> {
  title: string;
  hint: string;
  submitLabel: string;
  action: Action<N>;
  input: Input<N>;
  isSensitive?: boolean;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog<N extends RouteName>(props: Props<N>) {
  const { title, hint, submitLabel, action, input, isSensitive = false, onClose } = props;
  return (
    <ActionDialog title={title} onClose={onClose}>
      <ActionForm action={action} input={() => input} submitLabel={submitLabel} isDangerous onCancel={onClose}>
        {() => (
          <>
            <Text size="sm">{hint}</Text>
            {isSensitive && <PasswordAgain action={action} />}
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
