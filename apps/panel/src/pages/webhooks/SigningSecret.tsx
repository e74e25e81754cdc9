import { Button, Code, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { texts } from '../../texts';
import { SecretDialog } from './SecretDialog';

/** The signing secret, masked, with what may be done with it. */
export function SigningSecret() {
  const mayChange = useMay('developer');
  const [open, setOpen] = useState<'show' | 'rotate' | null>(null);
  return (
    <section className="surface padded webhook-setting">
      <Title order={2}>{texts.webhooks.secret}</Title>
      <div className="webhook-value">
        <Code aria-hidden>{texts.webhooks.secretMask}</Code>
        <span className="visually-hidden">{texts.webhooks.secretHidden}</span>
      </div>
      <Text size="sm" c="dimmed">
        {texts.webhooks.secretHint}
      </Text>
      {mayChange && (
        <Group gap="xs" className="webhook-actions">
          <Button
            variant="default"
            size="xs"
            aria-label={texts.webhooks.showSecretNamed}
            onClick={() => {
              setOpen('show');
            }}
          >
            {texts.webhooks.showSecret}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={texts.webhooks.rotateSecretNamed}
            onClick={() => {
              setOpen('rotate');
            }}
          >
            {texts.webhooks.rotateSecret}
          </Button>
          <Button variant="default" size="xs" component={Link} to="/webhooks/verify">
            {texts.webhooks.toVerify}
          </Button>
        </Group>
      )}
      {open && (
        <SecretDialog
          isRotation={open === 'rotate'}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </section>
  );
}
