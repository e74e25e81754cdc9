import { TextInput, type TextInputProps } from '@mantine/core';
import { texts } from '../texts';

/** An email address, kept as typed: a field of type "email" would change letters outside ASCII. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label={texts.email}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      withAsterisk={false}
      {...props}
    />
  );
}
