import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { call } from '../../api/call';
import { addressOfPage, type NextPage } from '../../api/next-page';
import { startSession } from '../../api/query-client';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { CODE, CodeField, useCodeAsked } from '../../components/CodeField';
import { EmailField } from '../../components/EmailField';
import { PasswordField } from '../../components/PasswordField';
import { PlainPage } from '../../layout/PlainPage';
import { texts } from '../../texts';

/** Sign in by mail, password and second factor. Leads on to the page from which the person came. */
export function SignInPage({ next }: { next: NextPage | undefined }) {
  const { history } = useRouter();
  const signIn = useAction('POST /session', (session) => {
    startSession(session);
    history.replace(addressOfPage(next ?? '/'));
  });
  const isWrong = signIn.error?.code === 'sign_in_failed';
  const isCodeAsked = useCodeAsked(signIn.error) && !isWrong;
  return (
    <PlainPage title={isCodeAsked ? texts.signIn.codeTitle : texts.signIn.title}>
      <Stack>
        {next !== undefined && !signIn.error && (
          <Alert variant="light" role="status" className="notice">
            {texts.signIn.sessionEnded}
          </Alert>
        )}
        <ActionForm
          action={signIn}
          input={(field) => ({
            email: field('email').trim(),
            password: field('password'),
            ...(isCodeAsked ? { code: field(CODE) } : {}),
          })}
          submitLabel={isCodeAsked ? texts.signIn.codeSubmit : texts.signIn.submit}
          isFullWidth
        >
          {(errorOf) => (
            <>
              <div hidden={isCodeAsked}>
                <Stack>
                  <EmailField
                    name="email"
                    autoComplete="username"
                    error={errorOf('email')}
                    required
                    autoFocus
                  />
                  <PasswordField
                    name="password"
                    label={texts.password}
                    autoComplete="current-password"
                    error={isWrong ? texts.errors.signInFailed : errorOf('password')}
                    required
                  />
                </Stack>
              </div>
              {isCodeAsked && <CodeField error={signIn.error} />}
            </>
          )}
        </ActionForm>
        {isCodeAsked ? (
          <>
            <Text size="sm" c="dimmed">
              {texts.signIn.codeLost}
            </Text>
            <BackToSignIn />
          </>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {texts.signIn.noAccount}
            </Text>
            <ForgottenPasswordLink />
          </>
        )}
      </Stack>
    </PlainPage>
  );
}

/** Begins again, with nothing typed. */
function BackToSignIn() {
  return (
    <Anchor
      component="button"
      size="sm"
      ta="left"
      onClick={() => {
        window.location.reload();
      }}
    >
      {texts.signIn.toSignIn}
    </Anchor>
  );
}

/** Only where the service can mail a link. */
function ForgottenPasswordLink() {
  const { data } = useQuery({ queryKey: ['sign-in'], queryFn: () => call('GET /sign-in', {}) });
  if (data?.can_mail !== true) return null;
  return (
    <Anchor component={Link} to="/forgotten-password" size="sm">
      {texts.signIn.forgotten}
    </Anchor>
  );
}
