import { Alert, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { NextPage } from '../../api/next-page';
import { startSession } from '../../api/session';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { EmailField } from '../../components/EmailField';
import { PasswordField } from '../../components/PasswordField';
import { PlainPage } from '../../layout/PlainPage';
import { texts } from '../../texts';

/** Sign in by mail and password. Leads on to the page from which the person came. */
export function SignInPage({ next }: { next: NextPage | undefined }) {
  const navigate = useNavigate();
  const signIn = useAction('POST /session', (session) => {
    startSession(session);
    void navigate({ to: next ?? '/', replace: true });
  });
  const isWrong = signIn.error?.code === 'sign_in_failed';
  return (
    <PlainPage title={texts.signIn.title}>
      <Stack>
        {next !== undefined && !signIn.error && (
          <Alert variant="light" role="status" className="notice">
            {texts.signIn.sessionEnded}
          </Alert>
        )}
        <ActionForm
          action={signIn}
          input={(field) => ({ email: field('email').trim(), password: field('password') })}
          submitLabel={texts.signIn.submit}
          isFullWidth
        >
          {(errorOf) => (
            <>
              <EmailField name="email" autoComplete="username" error={errorOf('email')} required autoFocus />
              <PasswordField
                name="password"
                label={texts.password}
                autoComplete="current-password"
                error={isWrong ? texts.errors.signInFailed : errorOf('password')}
                required
              />
            </>
          )}
        </ActionForm>
        <Text size="sm" c="dimmed">
          {texts.signIn.noAccount}
        </Text>
      </Stack>
    </PlainPage>
  );
}
