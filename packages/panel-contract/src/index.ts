export { AUDIT_ACTIONS, type AuditAction } from './audit-actions';
export { PANEL_ERROR_STATUS, type PanelErrorBody, type PanelErrorCode } from './errors';
export { type Access, type InputOf, type ResponseOf, type Role, ROLES, type Route } from './route';
export type { Chain, ChainLink, Credits, LedgerEntry } from './routes/credits';
export { type RouteName, ROUTES } from './routes/table';
export type {
  CompanyView,
  EnrichedCompany,
  Enrichment,
  EnrichmentEvent,
  EnrichmentObstacle,
  EvidencePiece,
  LossReason,
  ModuleOnFile,
  SourceOutcome,
} from './routes/companies';
export type { CompanyHit, SearchChoices, SignalHit } from './routes/explore';
export type { ApiKey } from './routes/keys';
export type { EntryGroup, ListEntry, ListView } from './routes/lists';
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
export type { Batch, ListedBatch, LoggedRequest } from './routes/requests';
export type { ListedSession, Session } from './routes/session';
export type { ToldSignal, WatchView } from './routes/watches';
export type { Attempt, Delivery, Diagnosis } from './routes/webhooks';
export type { ListProblem, Module } from '@firmlens/contract';
export type { DeliveryFault as Fault, FailureKind as Failure } from '@firmlens/contract';
