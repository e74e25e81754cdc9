export { type Attempt, type AttemptLimits, openAttemptLimits } from './attempt-limits';
export { openProgressPublisher, type ProgressPublisher } from './batch-progress';
export {
  type AdmissionOutcome,
  type AdmissionRequest,
  type Cache,
  type CountedRequest,
  openCache,
} from './cache';
export { openHostGate, type RedisHostGate } from './host-gate';
export { openProgressFeed, type ProgressEntry, type ProgressFeed } from './progress-feed';
