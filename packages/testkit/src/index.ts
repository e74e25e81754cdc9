export { startTcpGate, type TcpGate } from './tcp-gate';
export { createTestDatabase, type TestDatabase } from './test-database';
export { testRedisUrl } from './test-redis';
export { waitFor, type WaitOptions } from './wait-for';
