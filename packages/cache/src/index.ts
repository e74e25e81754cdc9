export { type Attempt, type AttemptLimits, openAttemptLimits } from './attempt-limits';
export {
  type AdmissionOutcome,
  type AdmissionRequest,
  type Cache,
  type CountedRequest,
  openCache,
} from './cache';
export { openHostGate, type RedisHostGate } from './host-gate';
