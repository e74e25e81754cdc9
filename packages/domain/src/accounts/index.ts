export type { Account, Credits } from './account';
export { createAccount } from './create-account';
export { findAccount, findCredits, listAccounts, renewIfDue } from './find-account';
export { renewDueAccounts } from './renew-due-accounts';
export { type AccountChange, renewAccount, updateAccount } from './update-account';
export { findSigningSecret, rotateSigningSecret } from './signing-secret';
