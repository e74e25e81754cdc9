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
export { findOverdueDeliveries, resendDelivery } from './due-deliveries';
