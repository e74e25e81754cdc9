export const errors = {
  signInFailed: 'Email or password is wrong.',
  wrongPassword: 'That is not your password.',
  tooManyAttempts: (seconds: number | undefined) =>
    seconds === undefined
      ? 'Too many attempts. Try again later.'
      : `Too many attempts. Try again in ${minutes(seconds)}.`,
  forbidden: 'Your role does not allow this. Ask an owner of the account.',
  foreignRequest: 'The page is out of date. Reload it and try again.',
  accountChanged:
    'Another tab has changed the account. This page now shows that one. Your last step here was not carried out.',
  notFound: 'It is no longer there. Somebody may have removed it meanwhile.',
  unreachable: 'No connection to the service. Check your network and try again.',
  unavailable: 'The service does not respond at the moment. Try again in a minute.',
  internal: 'Something went wrong on our side. Try again; if it persists, tell the operator.',
  checkFields: 'Check the marked fields.',
  pageFailed: 'This page failed. Reload it to go on.',
  partMissing: 'A part of this page could not be loaded',
  partMissingHint:
    'The service was updated while the page was open, or there is no connection. Reload the page to go on.',
  reload: 'Reload',
} as const;

function minutes(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const whole = Math.ceil(seconds / 60);
  return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
}
