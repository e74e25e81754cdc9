import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends ButtonProps {
  type?: 'submit' | 'button';
  onPay?: () => void;
  'aria-describedby'?: string;
  children: ReactNode;
}

/**
 * A button that costs credits. The second click of a double click and a key that is held down do nothing: the answer to
 * the first may be there already, and they would order again.
 */
export function PayButton({ onPay, type = 'button', ...props }: Props) {
  return (
    <Button
      {...props}
      type={type}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
        else onPay?.();
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    />
  );
}
