import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { texts } from '../texts';

interface Props {
  label: string;
  secret: string;
  hint: string;
  doneLabel: string;
  onDone: () => void;
  children?: ReactNode;
}

/** Something that the service shows once, with a button that copies it. */
export function ShownOnce({ label, secret, hint, doneLabel, onDone, children }: Props) {
  const clipboard = useClipboard({ timeout: 3_000 });
  return (
    <Stack>
      <Alert color="yellow" variant="light" role="status" className="notice">
        {hint}
      </Alert>
      <TextInput
        label={label}
        value={secret}
        readOnly
        className="secret"
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
        error={clipboard.error ? texts.copyFailed : undefined}
      />
      {children}
      <Group justify="flex-end">
        <Button
          autoFocus
          onClick={() => {
            clipboard.copy(secret);
          }}
        >
          {clipboard.copied ? texts.copied : texts.copy}
        </Button>
        <Button variant="default" onClick={onDone}>
          {doneLabel}
        </Button>
      </Group>
      <span role="status" className="visually-hidden">
        {clipboard.copied ? texts.copied : ''}
      </span>
    </Stack>
  );
}
