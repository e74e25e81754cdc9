export const signIn = {
  title: 'Sign in',
  intro: 'Sign in to your account panel.',
  sessionEnded: 'Your session has ended. Sign in to go on where you were.',
  submit: 'Sign in',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
  codeTitle: 'Enter your code',
  codeSubmit: 'Continue',
  forgotten: 'Forgot your password?',
  forgottenTitle: 'Forgot your password?',
  forgottenHint: 'We mail you a link with which you choose a new one.',
  forgottenSubmit: 'Send link',
  forgottenSentTitle: 'Look into your mailbox',
  forgottenSent: (email: string) =>
    `If somebody signs in as ${email}, a link is on its way. It works once, for one hour.`,
  forgottenNothing: 'Nothing there after a few minutes? Look among spam, or try again in ten minutes.',
  toSignIn: 'Back to sign-in',
  again: 'Your session has ended',
  againHint: 'Sign in to go on. What you typed is still there.',
  leave: 'Leave',
  noAccount:
    'No access yet? Ask an owner of your account, or the operator of this service, for an invitation.',
} as const;
