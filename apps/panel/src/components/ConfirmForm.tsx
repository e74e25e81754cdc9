import type { RouteName } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import type { Input } from '../api/call';
import type { Action } from '../api/use-action';
import { ActionForm } from './ActionForm';
import { PasswordAgain } from './PasswordAgain';

interface Props<N extends RouteName> {
  hint: string;
  submitLabel: string;
  action: Action<N>;
  input: Input<N>;
  isSensitive?: boolean;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmForm<N extends RouteName>(props: Props<N>) {
  const { hint, submitLabel, action, input, isSensitive = false, onCancel } = props;
  return (
    <ActionForm action={action} input={() => input} submitLabel={submitLabel} isDangerous onCancel={onCancel}>
      {() => (
        <>
          <Text size="sm">{hint}</Text>
          {isSensitive && <PasswordAgain action={action} />}
        </>
      )}
    </ActionForm>
  );
}
