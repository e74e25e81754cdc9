export {
  type Actor,
  type AuditEntry,
  auditEntries,
  OPERATOR,
  operatorEntries,
  type PanelAction,
  deleteOldAudit,
  writeAudit,
} from './audit';
export {
  type Acceptor,
  acceptInvitation,
  createMailedPasswordLink,
  createPasswordLink,
  findInvitation,
  type Invitation,
  invitePerson,
  listInvitations,
  resetPassword,
  withdrawInvitation,
} from './invitations';
export {
  createAccountKey,
  disableAccountKey,
  listAccountKeys,
  renameAccountKey,
  rotateAccountKey,
} from './keys';
export { addOperator, removeOperator } from './operators';
export { accountOverview } from './overview';
export { isSearchPaid, payForSearch, type PanelSearch } from './searches';
export { createPasswords, passwordProblem, type Passwords, PasswordsBusy } from './passwords';
export {
  changeRole,
  isPanelMember,
  listPanelPeople,
  type MembershipOutcome,
  type PanelRole,
  removePerson,
} from './people';
export {
  disableSecondFactor,
  enableSecondFactor,
  offerSecondFactor,
  resetSecondFactor,
  secondFactorOf,
} from './second-factor';
export { checkCode, NO_SECOND_FACTOR, type Proof } from './second-factor-proof';
export { endAllSessions, endListedSession, endSessionsOf, listSessions } from './session-list';
export {
  changePassword,
  chooseAccount,
  type Client,
  confirmSession,
  deleteExpiredPanelRows,
  endSession,
  findPanelSession,
  type PanelSession,
  signIn,
} from './sessions';
export { closeRefusals, recordRefusal } from './refusals';
export { csrfToken } from './token';
export { findPanelUser, type PanelUser } from './users';
export {
  changeWebhookUrl,
  retryOne,
  removeWebhookUrl,
  resendFailed,
  resendOne,
  rotateWebhookSecret,
  sendTestEvent,
  showWebhookSecret,
} from './webhooks';
