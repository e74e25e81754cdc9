export { type Actor, type AuditEntry, auditEntries, OPERATOR, type PanelAction, writeAudit } from './audit';
export {
  type Acceptor,
  acceptInvitation,
  createPasswordLink,
  findInvitation,
  type Invitation,
  invitePerson,
  listInvitations,
  resetPassword,
  withdrawInvitation,
} from './invitations';
export { createAccountKey, disableAccountKey, listAccountKeys, rotateAccountKey } from './keys';
export { accountOverview } from './overview';
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
  changePassword,
  chooseAccount,
  confirmSession,
  deleteExpiredPanelRows,
  endAllSessions,
  endSession,
  findPanelSession,
  type PanelSession,
  signIn,
} from './sessions';
export { csrfToken } from './token';
export { findPanelUser, type PanelUser } from './users';
