import { connectForCommands as connect, type RedisConnection, type RedisServers } from '@firmlens/redis';

/** Opens a connection for the queues, which fails immediately while Redis is down. */
export function connectForCommands(servers: RedisServers): RedisConnection {
  return connect(servers, { commandTimeout: 2_000, socketTimeout: 5_000 });
}
