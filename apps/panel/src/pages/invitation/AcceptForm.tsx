import { Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Response } from '../../api/call';
import { startSession } from '../../api/query-client';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { CODE, CodeField, useCodeAsked } from '../../components/CodeField';
import { passwordError } from '../../components/error-text';
import { EmailField } from '../../components/EmailField';
import { PasswordField } from '../../components/PasswordField';
import { PlainPage } from '../../layout/PlainPage';
import { texts } from '../../texts';
import { OtherSession } from './OtherSession';

type Invitation = Response<'GET /invitations/:token'>;

/** Joins an account, as somebody new or with the password that one has; or chooses a new password. */
export function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email, role, is_known: isKnown } = invitation;
  const navigate = useNavigate();
  const accept = useAction('POST /invitations/:token', (session) => {
    startSession(session);
    void navigate({ to: '/', replace: true });
  });
  const isCodeAsked = useCodeAsked(accept.error);
  const isJoining = role !== null;
  const isWrong = accept.error?.code === 'sign_in_failed';
  const isNew = isJoining && !isKnown;
  const title = titleOf(invitation);
  const hint = isCodeAsked
    ? texts.invitation.codeHint
    : isNew
      ? texts.invitation.newHint
      : isJoining
        ? texts.invitation.knownHint
        : texts.invitation.passwordHint;
  return (
    <PlainPage title={title}>
      <Text mb="md">
        {role !== null &&
          `${role === 'operator' ? texts.invitation.asOperator : texts.invitation.joinAs(texts.roles[role])} `}
        {hint}
      </Text>
      <OtherSession email={email} />
      <ActionForm
        action={accept}
        input={(field) => ({
          token,
          password: field('password'),
          ...(isNew ? { name: field('name').trim() } : {}),
          ...(isCodeAsked ? { code: field(CODE) } : {}),
        })}
        submitLabel={isJoining ? texts.invitation.submitJoin : texts.invitation.submitPassword}
        isFullWidth
      >
        {(errorOf) => (
          <>
            <EmailField value={email} autoComplete="username" readOnly />
            {isNew && (
              <TextInput
                name="name"
                label={texts.invitation.name}
                autoComplete="name"
                maxLength={100}
                error={errorOf('name')}
                required
                withAsterisk={false}
              />
            )}
            <PasswordField
              name="password"
              label={isKnown && isJoining ? texts.password : texts.newPassword}
              description={isKnown && isJoining ? undefined : texts.newPasswordHint}
              autoComplete={isKnown && isJoining ? 'current-password' : 'new-password'}
              error={isWrong ? texts.errors.wrongPassword : passwordError(accept.error, 'password')}
              required
            />
            {isCodeAsked && <CodeField error={accept.error} />}
          </>
        )}
      </ActionForm>
    </PlainPage>
  );
}

function titleOf({ account_name: account, role }: Invitation): string {
  if (account !== null) return texts.invitation.titleJoin(account);
  return role === null ? texts.invitation.titlePassword : texts.invitation.titleOperator;
}
