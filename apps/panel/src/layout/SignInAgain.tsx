import { Button, Modal, Stack, Text } from '@mantine/core';
import { isSameAccount } from '../api/call';
import { setSessionEnded, useSessionEnded } from '../api/ended-session';
import { currentPage, leaveForSignIn } from '../api/next-page';
import { queryClient, SESSION } from '../api/query-client';
import { useSession } from '../api/session';
import { useAction } from '../api/use-action';
import { ActionForm } from '../components/ActionForm';
import { CODE, CodeField, useCodeAsked } from '../components/CodeField';
import { EmailField } from '../components/EmailField';
import { PasswordField } from '../components/PasswordField';
import { texts } from '../texts';

/** Covers the page when its session has ended over an open dialog, until the same person signs in again. */
export function SignInAgain() {
  const isEnded = useSessionEnded();
  return (
    <Modal.Root
      opened={isEnded}
      onClose={() => undefined}
      fullScreen
      closeOnEscape={false}
      closeOnClickOutside={false}
      lockScroll={false}
      zIndex={1_000}
    >
      <Modal.Content>
        <Modal.Body>
          <SignInForm />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function SignInForm() {
  const shown = useSession();
  const { user, account } = shown;
  const signIn = useAction('POST /session', (session) => {
    // Nothing of one account may be seen or sent in another.
    if (!isSameAccount(session, shown)) leaveForSignIn();
    queryClient.setQueryData(SESSION, session);
    setSessionEnded(false);
  });
  const isWrong = signIn.error?.code === 'sign_in_failed';
  const isCodeAsked = useCodeAsked(signIn.error);
  return (
    <Stack className="sign-in-again">
      <Modal.Title fz="h1" fw={650} lh={1.3}>
        {texts.signIn.again}
      </Modal.Title>
      <Text>{texts.signIn.againHint}</Text>
      <ActionForm
        action={signIn}
        input={(field) => ({
          email: user.email,
          password: field('password'),
          ...(account === null ? {} : { account_id: account.account_id }),
          ...(isCodeAsked ? { code: field(CODE) } : {}),
        })}
        submitLabel={texts.signIn.submit}
        isFullWidth
      >
        {(errorOf) => (
          <>
            <EmailField value={user.email} autoComplete="username" readOnly />
            <PasswordField
              name="password"
              label={texts.password}
              autoComplete="current-password"
              error={isWrong ? texts.errors.wrongPassword : errorOf('password')}
              required
              data-autofocus
            />
            {isCodeAsked && <CodeField error={signIn.error} />}
          </>
        )}
      </ActionForm>
      <Button
        variant="subtle"
        onClick={() => {
          leaveForSignIn(currentPage());
        }}
      >
        {texts.signIn.leave}
      </Button>
    </Stack>
  );
}
