export { type ClockWatch, createClockWatch } from './clock-watch';
export { installationId } from './installation-id';
export { databaseProblem, isDatabaseUnavailable, pingDatabase } from './is-ready';
export { openDatabase, type Database, type Transaction } from './open-database';
export { type PoolUse, poolUse } from './pool-use';
export { withSweepLock } from './sweep-lock';
