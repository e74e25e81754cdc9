import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PanelError } from '../api/panel-error';
import { texts } from '../texts';
import { fieldError } from './error-text';

/** Name of the field in its form. */
export const CODE = 'code';

/** Whether the service has asked for the code of a second factor. Once it has, the form keeps asking. */
export function useCodeAsked(error: PanelError | null): boolean {
  const [isAsked, setAsked] = useState(false);
  if (error?.code === 'code_required' && !isAsked) setAsked(true);
  return isAsked;
}

interface Props {
  error: PanelError | null;
  label?: string;
  description?: string;
}

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ error, label = texts.signIn.code, description = texts.signIn.codeHint }: Props) {
  return (
    <TextInput
      name={CODE}
      label={label}
      description={description}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      error={fieldError(error, CODE)}
      required
      withAsterisk={false}
      autoFocus
    />
  );
}
