export { type Canary, startCanary } from './canary';
export { type DnsOutcome, type DnsServer, serveDns } from './dns-server';
export { PRIVATE_ADDRESSES, PRIVATE_HOSTS, PRIVATE_NAMES } from './private-hosts';
export { keepLog, keptLog } from './secret-search/test-run';
export { startTcpGate, type TcpGate } from './tcp-gate';
export { createTestDatabase, type TestDatabase } from './test-database';
export { testRedisUrl } from './test-redis';
export { waitFor, type WaitOptions } from './wait-for';
