import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import { isCluster, type RedisAddress, type RedisServers } from './redis-servers';
import { writeInTurns } from './write-in-turns';

/** Replies come in the shape that the library's major version 5 gave them. */
type Options = Omit<RedisOptions, 'replyMapping'>;

export type RedisConnection = Redis | Cluster;

/** What differs between connections for commands. */
export type CommandOptions = Pick<
  RedisOptions,
  'autoResendUnfulfilledCommands' | 'commandTimeout' | 'socketTimeout'
> & { scripts?: NonNullable<ClusterOptions['scripts']> };

/**
 * A path to Redis can be lost silently. A connection that owes a response for this long is reopened. A worker waits up
 * to ten seconds for a job, which is not silence.
 */
const WORKER_SILENCE_MS = 30_000;

/** How often a command looks for the node of its slot before it fails, and the pause after a lost connection, in ms. */
const REDIRECTIONS = 5;
const REDIRECTION_PAUSE_MS = 100;

const reconnectDelayMs = (attempt: number): number => Math.min(attempt * 100, 1_000);

interface Behaviour {
  options: Omit<Options, 'scripts'>;
  scripts?: NonNullable<ClusterOptions['scripts']>;
  /** Ms until the next try to connect; null to give up. */
  retry: (attempt: number) => number | null;
  enableOfflineQueue: boolean;
  maxRedirections: number;
}

/**
 * Opens a connection that fails immediately while Redis is down instead of queueing commands. On a cluster that holds
 * for each node, after half a second in which another may have taken over; a command that was sent before its node was
 * lost is then sent again.
 */
export function connectForCommands(
  servers: RedisServers,
  { scripts, ...options }: CommandOptions = {},
): RedisConnection {
  return open(servers, {
    options: { ...options, maxRetriesPerRequest: 1 },
    ...(scripts !== undefined && { scripts }),
    retry: reconnectDelayMs,
    enableOfflineQueue: false,
    maxRedirections: REDIRECTIONS,
  });
}

/**
 * Opens a connection for a worker, which waits for Redis indefinitely until `isEnding`, then gives up at the next try
 * together with everything waiting for a response. A duplicate does the same.
 */
export function connectForWorker(servers: RedisServers, isEnding: () => boolean): RedisConnection {
  return open(servers, {
    options: { maxRetriesPerRequest: null, socketTimeout: WORKER_SILENCE_MS },
    retry: (attempt) => (isEnding() ? null : reconnectDelayMs(attempt)),
    enableOfflineQueue: true,
    maxRedirections: Infinity,
  });
}

/** Opens a connection to one server, the master if Sentinels know it. It does not connect by itself, nor again. */
export function connectToServer(servers: RedisServers, options: Options): Redis {
  return new Redis(servers.url, {
    ...sentinelOptions(servers, () => null),
    ...options,
    lazyConnect: true,
    retryStrategy: () => null,
  });
}

/** Returns a connection to each server that holds data of its own: to the masters of a cluster, else to the only one. */
export function mastersOf(connection: RedisConnection): Redis[] {
  return connection instanceof Cluster ? connection.nodes('master') : [connection];
}

function open(servers: RedisServers, behaviour: Behaviour): RedisConnection {
  const opened = isCluster(servers) ? openCluster(servers, behaviour) : openServer(servers, behaviour);
  // Broken connections show in health checks and failed commands. An unhandled `error` event would end the process.
  return opened.on('error', () => undefined);
}

function openServer(
  servers: RedisServers,
  { options, scripts, retry, enableOfflineQueue }: Behaviour,
): Redis {
  const redis = new Redis(servers.url, {
    ...options,
    ...(scripts !== undefined && { scripts }),
    ...sentinelOptions(servers, retry),
    enableOfflineQueue,
    retryStrategy: retry,
    reconnectOnError: isDemoted,
  });
  writeInTurns(redis);
  return redis;
}

function openCluster({ url, clusterNodes = [] }: RedisServers, behaviour: Behaviour): Cluster {
  const { options, scripts, retry, enableOfflineQueue, maxRedirections } = behaviour;
  const { host, port, ...access } = parseUrl(url);
  return new Cluster([{ host, port }, ...clusterNodes], {
    redisOptions: { ...options, ...access },
    ...(scripts !== undefined && { scripts }),
    clusterRetryStrategy: retry,
    enableOfflineQueue,
    maxRedirections,
    retryDelayOnFailover: REDIRECTION_PAUSE_MS,
    retryDelayOnClusterDown: REDIRECTION_PAUSE_MS,
    // Names stay names, because certificates are issued for them.
    dnsLookup: (name, callback) => callback(null, name),
  });
}

/** The former master of a failover accepts no writes. The connection is reopened, and the command sent again. */
const isDemoted = (error: Error): 2 | false => (error.message.includes('READONLY') ? 2 : false);

function sentinelOptions(
  { url, sentinels = [], sentinelMaster = null, sentinelPassword = null }: RedisServers,
  retry: Behaviour['retry'],
): Options {
  if (sentinels.length === 0) return {};
  const { tls } = parseUrl(url);
  return {
    sentinels: [...sentinels],
    name: sentinelMaster ?? '',
    ...(sentinelPassword !== null && { sentinelPassword }),
    ...(tls !== undefined && { tls, sentinelTLS: tls, enableTLSForSentinelMode: true }),
    sentinelRetryStrategy: retry,
  };
}

/** Returns the address, and what a client needs to be let in. */
function parseUrl(url: string): RedisAddress & Pick<RedisOptions, 'username' | 'password' | 'tls'> {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? 6_379 : Number(port),
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
}
