export { isBatchId } from './batch-id';
export {
  type Batch,
  type BatchResults,
  countRunningBatches,
  dropOldResults,
  findBatch,
  findBatchResults,
} from './find-batch';
export { restartBatchWaits } from './restart-waits';
export { countResults, type ModuleCount } from './result-counts';
export { reserveBatch, type ReservationOutcome } from './reserve-batch';
export {
  answeredSources,
  batchEvidence,
  beginModule,
  claimBatch,
  type ClaimedBatch,
  endBatch,
  finishModule,
  handBackBatch,
  HEARTBEAT_SECONDS,
  keepBatch,
  LEASE_SECONDS,
  leaveModule,
  mayClaim,
  missingModules,
  releaseCollected,
  type SourceResult,
  storeCollected,
  storeSourceResults,
} from './run-batch';
export {
  type EndedBatch,
  endOverdueBatches,
  findIdleBatches,
  freeAbandonedBatches,
  handOverAgain,
  type IdleBatch,
  postponeHandOver,
} from './sweep-batches';
export { typicalSeconds } from './typical-seconds';
