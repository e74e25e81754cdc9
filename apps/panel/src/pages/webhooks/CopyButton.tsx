import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { texts } from '../../texts';

/** Copies a text, and says so. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const clipboard = useClipboard({ timeout: 3_000 });
  const said = clipboard.error ? texts.copyFailed : clipboard.copied ? texts.copied : '';
  return (
    <>
      <Button
        variant="default"
        size="compact-xs"
        onClick={() => {
          clipboard.copy(text);
        }}
      >
        {said === '' ? label : said}
      </Button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
