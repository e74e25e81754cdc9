export { type ClockWatch, createClockWatch } from './clock-watch';
export { gatherCalls } from './gather-calls';
export { installationId } from './installation-id';
export { createLaggingReads, type LaggingReads, readPrimary } from './lagging-reads';
export { databaseProblem, isDatabaseUnavailable, pingDatabase } from './is-ready';
export { type DatabaseAddress, openDatabase, type Database, type Transaction } from './open-database';
export { type PoolUse, poolUse } from './pool-use';
export { findReplicaProblem, type ReplicaWatch, watchReplica } from './replica-watch';
export { withSweepLock } from './sweep-lock';
