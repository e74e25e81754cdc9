export { AUDIT_ACTIONS, type AuditAction } from './audit-actions';
export { PANEL_ERROR_STATUS, type PanelErrorBody, type PanelErrorCode } from './errors';
export { type Access, type InputOf, type ResponseOf, type Role, ROLES, type Route } from './route';
export type { Chain, ChainLink, Credits, LedgerEntry } from './routes/credits';
export { type RouteName, ROUTES } from './routes';
export type { ApiKey } from './routes/keys';
export type { Overview } from './routes/overview';
export type { Batch, ListedBatch, LoggedRequest } from './routes/requests';
export type { Session } from './routes/session';
