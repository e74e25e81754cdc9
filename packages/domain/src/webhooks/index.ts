export { setDefaultWebhook } from './default-webhook';
export {
  type AttemptResult,
  claimDelivery,
  type ClaimedDelivery,
  handBackDelivery,
  recordAttempt,
  signDelivery,
} from './delivery';
export { restartDeliveryWaits } from './restart-waits';
export { findOverdueDeliveries, resendDelivery } from './due-deliveries';
