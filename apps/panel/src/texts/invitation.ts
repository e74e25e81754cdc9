export const invitation = {
  titleJoin: (account: string) => `Join ${account}`,
  titleOperator: 'Become an operator',
  titlePassword: 'Choose a password',
  joinAs: (role: string) =>
    `You are invited as ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role.toLowerCase()}.`,
  asOperator: 'You are invited to operate this service.',
  knownHint: 'You already have a sign-in. Enter its password to accept.',
  newHint: 'Choose your name and a password to sign in with.',
  passwordHint: 'Choose a password to sign in with.',
  name: 'Your name',
  submitJoin: 'Join',
  submitPassword: 'Save and sign in',
  invalidTitle: 'This link is no longer valid',
  invalid:
    'It was used already or withdrawn, or is too old: invitations work for three days, mailed links for a new password for an hour. Ask whoever sent it for another.',
  signedInAs: (email: string) =>
    `You are signed in as ${email} at the moment. Accepting signs you out there.`,
  codeHint: 'Enter the code of your second factor, too.',
  toSignIn: 'Go to sign-in',
} as const;
