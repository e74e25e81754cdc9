import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { texts } from '../texts';

/** A password with a button that shows what was typed. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': texts.showPassword, tabIndex: 0 }}
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
}
