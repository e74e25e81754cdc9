export { type Attempt, type AttemptLimits, openAttemptLimits } from './attempt-limits';
export { openProgressPublisher, type ProgressPublisher } from './batch-progress';
export {
  type AdmissionOutcome,
  type AdmissionRequest,
  type Cache,
  type CachedCompany,
  type CountedRequest,
  openCache,
} from './cache';
export { type HostState, type HostStates, openHostStates } from './host-states';
export { type ClusterNode, readRedisFacts, type RedisFacts } from './redis-facts';
export { refreshAccount } from './refresh-account';
export { openHostGate, type RedisHostGate } from './host-gate';
export { openProgressFeed, type ProgressEntry, type ProgressFeed } from './progress-feed';
