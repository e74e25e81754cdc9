export { claimDataDir } from './claim-data-dir';
export { endWithParent } from './end-with-parent';
export { freePort } from './free-port';
export { startPostgres, type PostgresOptions } from './postgres/start-postgres';
export { startRedis, type RedisOptions } from './redis/start-redis';
export { type EmbeddedServer } from './server-process';
