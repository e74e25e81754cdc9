export const invitation = {
  titleJoin: (account: string) => `Join ${account}`,
  titlePassword: 'Choose a password',
  joinAs: (role: string) => `You are invited as ${role.toLowerCase()}.`,
  knownHint: 'You already have a sign-in. Enter its password to join the account.',
  newHint: 'Choose your name and a password to sign in with.',
  passwordHint: 'Choose a password to sign in with.',
  name: 'Your name',
  submitJoin: 'Join',
  submitPassword: 'Save and sign in',
  invalidTitle: 'This link is no longer valid',
  invalid: 'It was used already, withdrawn, or is older than three days. Ask for a new one.',
  toSignIn: 'Go to sign-in',
} as const;
