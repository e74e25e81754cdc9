export {
  changeAccountAsOperator,
  createAccountAsOperator,
  purchaseAsOperator,
  renewAccountAsOperator,
} from './account-changes';
export {
  type AccountFilter,
  type AccountRow,
  findAccounts,
  findLedgerHead,
  findRunningBatches,
} from './accounts';
export { type BatchOfAny, type BatchOfAnyFilter, endBatchAsOperator, findBatchesOfAll } from './batches';
export { type Cooldown, findCooldowns, liftCooldownAsOperator } from './cooldowns';
export {
  type DatabaseFacts,
  isSecretsKeyRight,
  outboxLagSeconds,
  pooledTimeouts,
  readDatabaseFacts,
} from './database-facts';
export { type DeletedAccount, deleteAccount } from './delete-account';
export { exportAccount } from './export-account';
export { findDatasets, type ImportedDataset, removeDatasetAsOperator } from './datasets';
export {
  allowPersonAsOperator,
  findForgottenPeople,
  type ForgottenEntry,
  listAsForgottenAsOperator,
  shortHash,
} from './forgotten-people';
export { findOptOuts, optInAsOperator, optOutAsOperator, storedAboutDomain } from './opt-outs';
export { recordQueueChange } from './queue-changes';
export {
  COUNTED_BATCHES,
  recentOutcomes,
  reportSources,
  type SourceOutcomes,
  type SourceState,
  sourceStates,
} from './sources';
export { deleteOldTasks, latestTasks, type OperatorTask, runTask, startTask, type TaskKind } from './tasks';
export {
  companiesAfter,
  countCompaniesOnFile,
  finishReplay,
  recordReplay,
  type ReplayReport,
  startReplay,
} from './replays';
