export const signIn = {
  title: 'Sign in',
  intro: 'Sign in to your account panel.',
  sessionEnded: 'Your session has ended. Sign in to go on where you were.',
  submit: 'Sign in',
  noAccount:
    'No access yet? Ask an owner of your account, or the operator of this service, for an invitation.',
} as const;
