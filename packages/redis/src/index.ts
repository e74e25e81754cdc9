export {
  type CommandOptions,
  connectForCommands,
  connectForWorker,
  connectToServer,
  mastersOf,
  type RedisConnection,
} from './connect';
export { familyPrefix, isCluster, type RedisServers } from './redis-servers';
