export { claimDataDir } from './claim-data-dir';
export { endWithParent } from './end-with-parent';
export { freePort } from './free-port';
export { startPostgres, type PostgresOptions } from './postgres/start-postgres';
export { startRedis, type RedisOptions } from './redis/start-redis';
export { findRedis } from './redis/find-redis';
export { type EmbeddedServer, startServer } from './server-process';
