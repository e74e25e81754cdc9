import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { EmailField } from '../../components/EmailField';
import { PlainPage } from '../../layout/PlainPage';
import { texts } from '../../texts';

/** Has a link for a new password mailed. What it says does not depend on whether somebody has the address. */
export function ForgottenPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = useAction('POST /password/forgotten', (_response, { email }) => {
    setSentTo(email);
  });
  if (sentTo !== null) {
    return (
      <PlainPage title={texts.signIn.forgottenSentTitle}>
        <Text role="status" className="breakable">
          {texts.signIn.forgottenSent(sentTo)}
        </Text>
        <Text size="sm" c="dimmed" mt="xs" mb="md">
          {texts.signIn.forgottenNothing}
        </Text>
        <Button component={Link} to="/sign-in" variant="default" autoFocus>
          {texts.signIn.toSignIn}
        </Button>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={texts.signIn.forgottenTitle}>
      <Stack>
        <Text>{texts.signIn.forgottenHint}</Text>
        <ActionForm
          action={ask}
          input={(field) => ({ email: field('email').trim() })}
          submitLabel={texts.signIn.forgottenSubmit}
          isFullWidth
        >
          {(errorOf) => (
            <EmailField name="email" autoComplete="username" error={errorOf('email')} required autoFocus />
          )}
        </ActionForm>
        <Anchor component={Link} to="/sign-in" size="sm">
          {texts.signIn.toSignIn}
        </Anchor>
      </Stack>
    </PlainPage>
  );
}
