export { clearDefaultWebhook, setDefaultWebhook } from './default-webhook';
export {
  type AttemptResult,
  claimDeliveries,
  type ClaimedDelivery,
  type MadeAttempt,
  type NextStep,
  releaseDelivery,
  recordAttempts,
  signDelivery,
} from './delivery';
export { diagnoseDelivery, type Diagnosis } from './diagnose-delivery';
export { findOverdueDeliveries } from './due-deliveries';
export {
  type FailingDelivery,
  type FailingFilter,
  findFailingDeliveries,
  resendAsOperator,
} from './failing-deliveries';
export { failureKind } from './failure';
export {
  type DeliveryFilters,
  type DeliverySummary,
  findDelivery,
  findDeliveryOf,
  listDeliveries,
  type RecordedAttempt,
} from './list-deliveries';
export { batchIdOf, parseHeaders, SIGNATURE_TOLERANCE_SECONDS } from './pasted-delivery';
export { countFailedOfDay, MOST_RESENT, resendDelivery } from './resend';
export { resetDeliveryWaitTimes } from './reset-wait-times';
export { deleteOldExchanges, deleteOldTests } from './retention';
export { lastBodiesOf } from './sent-bodies';
export { TEST_SCHEDULE, testBatchId } from './test-event';
