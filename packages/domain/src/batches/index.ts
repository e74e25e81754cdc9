export { type BatchDetails, findBatchDetails, type ModuleState } from './batch-details';
export { isBatchId } from './batch-id';
export { type BatchFilters, listBatches, type ListedBatch } from './batch-list';
export {
  type Batch,
  type BatchResults,
  countRunningBatches,
  deleteOldResults,
  findBatch,
  findBatches,
  findBatchResults,
  findResultsOf,
} from './find-batch';
export { type Enrichment, findEnrichment } from './find-enrichment';
export { type BatchOrder, orderBatches, type OrderOutcome } from './order-batches';
export { resetBatchWaitTimes } from './reset-wait-times';
export { countResults, type ModuleCount } from './result-counts';
export { reserveBatch, type ReservationOutcome } from './reserve-batch';
export {
  queriedSources,
  batchEvidence,
  startModule,
  claimBatch,
  claimNextBatch,
  type ClaimedBatch,
  endBatch,
  finishModule,
  releaseBatch,
  releaseFailedTry,
  HEARTBEAT_SECONDS,
  renewLease,
  LEASE_SECONDS,
  abandonModule,
  canClaim,
  findUnbuiltModules,
  releaseCollected,
  type SourceResult,
  storeCollectedEvidence,
  storeSourceResults,
} from './run-batch';
export {
  type EndedBatch,
  endOverdueBatches,
  findIdleBatches,
  releaseAbandonedBatches,
  redispatch,
  type IdleBatch,
  postponeDispatch,
  countWaitingBatches,
  restartBuilding,
} from './sweep-batches';
export { MAX_TRIES } from './max-tries';
export { typicalSeconds } from './typical-seconds';
