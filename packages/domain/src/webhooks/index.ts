export { setDefaultWebhook } from './default-webhook';
export {
  type AttemptResult,
  claimDelivery,
  type ClaimedDelivery,
  releaseDelivery,
  recordAttempt,
  signDelivery,
} from './delivery';
export { resetDeliveryWaitTimes } from './reset-wait-times';
export {
  type FailingDelivery,
  type FailingFilter,
  findFailingDeliveries,
  resendAsOperator,
} from './failing-deliveries';
export { findOverdueDeliveries, resendDelivery } from './due-deliveries';
