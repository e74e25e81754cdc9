import { TextInput } from '@mantine/core';
import { texts } from '../../texts';

/** Name of the field in its form. */
export const KEY_NAME = 'name';

/** The name that was typed; null for none. */
export const nameIn = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

interface Props {
  initial?: string;
  hint: string;
  error: string | undefined;
}

/** What people call a key. */
export const KeyNameField = ({ initial = '', hint, error }: Props) => (
  <TextInput
    name={KEY_NAME}
    label={texts.keys.name}
    description={hint}
    defaultValue={initial}
    maxLength={60}
    autoComplete="off"
    error={error}
    data-autofocus
  />
);
