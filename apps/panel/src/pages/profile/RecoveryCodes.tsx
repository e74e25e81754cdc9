import { Alert, Button, Group, Stack } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { texts } from '../../texts';

/** Shows the recovery codes once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const clipboard = useClipboard({ timeout: 3_000 });
  return (
    <Stack>
      <Alert color="yellow" variant="light" role="status" className="notice">
        {texts.profile.codesHint}
      </Alert>
      <ol className="recovery-codes secret" aria-label={texts.profile.codesList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {clipboard.error && <Alert color="red">{texts.copyFailed}</Alert>}
      <Group justify="flex-end">
        <Button
          autoFocus
          onClick={() => {
            clipboard.copy(codes.join('\n'));
          }}
        >
          {clipboard.copied ? texts.copied : texts.copy}
        </Button>
        <Button variant="default" onClick={onDone}>
          {texts.profile.codesDone}
        </Button>
      </Group>
      <span role="status" className="visually-hidden">
        {clipboard.copied ? texts.copied : ''}
      </span>
    </Stack>
  );
}
