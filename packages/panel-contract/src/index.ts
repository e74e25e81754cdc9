export { AUDIT_ACTIONS, type AuditAction } from './audit-actions';
export { PANEL_ERROR_STATUS, type PanelErrorBody, type PanelErrorCode } from './errors';
export { type Access, type InputOf, type ResponseOf, type Role, ROLES, type Route } from './route';
export { type RouteName, ROUTES } from './routes';
export type { ApiKey } from './routes/keys';
export { type AccountStatus, MOST, type OperatedAccount, type Plan } from './routes/operator/accounts';
export type { FailingDelivery } from './routes/operator/deliveries';
export type {
  ImportedDataset,
  SourceHost,
  SourceState,
  Verification,
  Violation,
} from './routes/operator/installation';
export type { Overview } from './routes/overview';
export type { Session } from './routes/session';
