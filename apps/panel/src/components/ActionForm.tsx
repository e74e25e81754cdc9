import type { RouteName } from '@firmlens/panel-contract';
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { Input } from '../api/call';
import type { Action } from '../api/use-action';
import { texts } from '../texts';
import { fieldError, isAllAtFields } from './error-text';
import { ErrorNotice } from './ErrorNotice';
import { PASSWORD_AGAIN } from './PasswordAgain';

/** Errors that the form shows at a field for a password or a code. */
const AT_PASSWORD: ReadonlySet<string> = new Set([
  'sign_in_failed',
  'password_required',
  'weak_password',
  'code_required',
  'code_wrong',
]);

interface Props<N extends RouteName> {
  action: Action<N>;
  /** Reads the call's input from the form's fields. */
  input: (field: (name: string) => string) => Input<N>;
  submitLabel: string;
  /** What its other button is called, if not "Cancel". */
  cancelLabel?: string;
  isDangerous?: boolean;
  isFullWidth?: boolean;
  /** Whether there is nothing to do. */
  isDisabled?: boolean;
  /** The error is shown at a field, which its response does not name. */
  isErrorHidden?: boolean;
  onCancel?: () => void;
  /** The fields. They get what is wrong with a field, by its name in the input. */
  children?: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A form for one call. Its fields keep what was typed if the call fails, and the first wrong one gets the focus. */
export function ActionForm<N extends RouteName>(props: Props<N>) {
  const { action, input, submitLabel, cancelLabel = texts.cancel, onCancel, children } = props;
  const { isDangerous = false, isFullWidth = false, isDisabled = false, isErrorHidden = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const { error, isPending } = action;
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  const shown = new Set<string>();
  const fields = children?.((field) => {
    shown.add(field);
    return fieldError(error, field);
  });
  const isShownAtField = error !== null && (AT_PASSWORD.has(error.code) || isAllAtFields(error, shown));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isDisabled) return;
    const data = new FormData(event.currentTarget);
    const field = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    action.mutate({
      input: input(field),
      password: data.has(PASSWORD_AGAIN) ? field(PASSWORD_AGAIN) : undefined,
    });
  };

  return (
    <form ref={form} onSubmit={submit}>
      <Stack>
        {error && !isShownAtField && !isErrorHidden && <ErrorNotice error={error} />}
        {fields}
        <Group justify="flex-end" mt="xs">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button
            type="submit"
            loading={isPending}
            fullWidth={isFullWidth}
            disabled={isDisabled}
            {...(isDangerous ? { color: 'red' } : {})}
          >
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
