import { Button, Code, Group, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { texts } from '../../texts';
import { RemoveUrlDialog } from './RemoveUrlDialog';
import { UrlDialog } from './UrlDialog';

/** The account's default URL. Undefined while it loads, null if there is none. */
export function DefaultUrl({ url }: { url: string | null | undefined }) {
  const mayChange = useMay('developer');
  const [open, setOpen] = useState<'url' | 'remove' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <section className="surface padded webhook-setting">
      <Title order={2}>{texts.webhooks.url}</Title>
      <Text component="div" className="webhook-value">
        {url === undefined ? (
          <Skeleton height="1.5em" width="80%" />
        ) : url === null ? (
          <Text c="dimmed">{texts.webhooks.noUrl}</Text>
        ) : (
          <Code className="breakable">{url}</Code>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {url === null ? texts.webhooks.noUrlHint : texts.webhooks.urlHint}
      </Text>
      {mayChange && url !== undefined && (
        <Group gap="xs" className="webhook-actions">
          <Button
            variant="default"
            size="xs"
            aria-label={url === null ? undefined : texts.webhooks.changeUrlNamed}
            onClick={() => {
              setOpen('url');
            }}
          >
            {url === null ? texts.webhooks.setUrl : texts.webhooks.changeUrl}
          </Button>
          {url !== null && (
            <Button
              variant="default"
              size="xs"
              aria-label={texts.webhooks.removeUrlNamed}
              onClick={() => {
                setOpen('remove');
              }}
            >
              {texts.webhooks.removeUrl}
            </Button>
          )}
        </Group>
      )}
      {open === 'url' && <UrlDialog url={url ?? ''} onClose={close} />}
      {open === 'remove' && <RemoveUrlDialog onClose={close} />}
    </section>
  );
}
