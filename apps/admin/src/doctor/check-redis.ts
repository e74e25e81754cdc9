import { type ClusterNode, readRedisFacts, type RedisFacts } from '@firmlens/cache';
import { isCluster, type RedisServers } from '@firmlens/redis';
import { type Check, checkClock, fail, isAtLeast, type Machine, ok, oneLine, skip, warn } from './check';

const MIN_VERSION = [6, 2];
const TIMEOUT_MS = 3_000;
const SLOTS = 16_384;

/** The facts of a server, and this machine's clock before and after they were read. */
type Examined = RedisFacts & { server: string; clock: readonly [number, number] };

function changeFor(reason: string): string {
  if (/sentinel/i.test(reason))
    return 'Start the Sentinels, and see that REDIS_SENTINELS names them, REDIS_SENTINEL_MASTER their master and REDIS_SENTINEL_PASSWORD their password';
  if (/NOAUTH|WRONGPASS|NOPERM/.test(reason)) return 'Correct the user and the password in REDIS_URL';
  return 'Start Redis, and see that REDIS_URL names its host and port and that no firewall is between';
}

/** Checks that Redis is there, recent enough, and keeps what is stored in it: each master of a cluster. */
export async function checkRedis(servers: RedisServers | undefined, machine: Machine): Promise<Check[]> {
  if (servers === undefined) return [skip('Redis', 'REDIS_URL is not usable')];
  try {
    const first = await examineFirst(servers, machine);
    const masters = isCluster(servers) ? await examineMasters(servers, first, machine) : [first];
    return [
      checkServer(servers, masters),
      ...(isCluster(servers) ? [checkNodes(first.nodes)] : []),
      checkPolicy(masters),
      checkMemory(masters),
      checkClocks(masters),
    ];
  } catch (error) {
    const reason = oneLine(error);
    return [
      fail('Redis', `does not respond: ${reason}`, changeFor(reason)),
      ...['Redis memory policy', 'Redis memory', 'clock of Redis'].map((name) =>
        skip(name, 'Redis is not usable'),
      ),
    ];
  }
}

async function examine(redis: RedisServers, server: string, machine: Machine): Promise<Examined> {
  const before = machine.now();
  const facts = await readRedisFacts({ redis, timeoutMs: TIMEOUT_MS });
  return { ...facts, server, clock: [before, machine.now()] };
}

/** Returns the servers with another one in the URL. */
function at({ url }: RedisServers, { host, port }: { host: string; port: number }): RedisServers {
  const changed = new URL(url);
  changed.host = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { url: changed.href };
}

/** Examines the server, or the first node that responds. Throws what kept it from the last one. */
async function examineFirst(servers: RedisServers, machine: Machine): Promise<Examined> {
  if (!isCluster(servers)) return examine(servers, 'Redis', machine);
  const starts = [{ url: servers.url }, ...(servers.clusterNodes ?? []).map((node) => at(servers, node))];
  let reason: unknown;
  for (const start of starts) {
    try {
      return await examine(start, 'Redis', machine);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

async function examineMasters(servers: RedisServers, first: Examined, machine: Machine): Promise<Examined[]> {
  const masters = first.nodes.filter(({ isMaster, isUp, slots }) => isMaster && isUp && slots > 0);
  if (masters.length === 0) return [first];
  return Promise.all(masters.map((node) => examine(at(servers, node), `${node.host}:${node.port}`, machine)));
}

function checkServer(servers: RedisServers, masters: Examined[]): Check {
  const versions = [...new Set(masters.map(({ version }) => version))];
  const found = `version ${versions.join(', ')}`;
  if (versions.some((version) => !isAtLeast(version, MIN_VERSION)))
    return fail('Redis', found, `Upgrade to Redis ${MIN_VERSION.join('.')} or newer, or to Valkey`);
  const isNode = masters.every(({ isClusterNode }) => isClusterNode);
  if (isNode && !isCluster(servers))
    return fail('Redis', `${found}, a node of a cluster`, 'Name the nodes in REDIS_CLUSTER_NODES');
  if (!isNode && isCluster(servers))
    return fail('Redis', `${found}, no node of a cluster`, 'Unset REDIS_CLUSTER_NODES');
  return masters.some(({ isReplica }) => isReplica)
    ? fail('Redis', `${found}, a replica`, 'Let REDIS_URL name the primary server')
    : ok('Redis', found);
}

function checkNodes(nodes: ClusterNode[]): Check {
  const masters = nodes.filter(({ isMaster, isUp, slots }) => isMaster && isUp && slots > 0);
  const served = masters.reduce((sum, { slots }) => sum + slots, 0);
  const found = `${masters.length} masters serve ${served} of ${SLOTS} slots`;
  if (served < SLOTS)
    return fail('Redis cluster', found, 'Start the missing nodes; `redis-cli --cluster check` says more');
  const alone = masters.filter(({ id }) => !nodes.some(({ masterId, isUp }) => isUp && masterId === id));
  return alone.length > 0
    ? warn(
        'Redis cluster',
        `${found}; without a replica: ${alone.map(({ host, port }) => `${host}:${port}`).join(', ')}`,
        'Give each master a replica that takes over if it is lost',
      )
    : ok('Redis cluster', found);
}

function checkPolicy(masters: Examined[]): Check {
  const wrong = masters.find(({ memoryPolicy }) => memoryPolicy !== 'noeviction');
  return wrong === undefined
    ? ok('Redis memory policy', 'noeviction')
    : fail(
        'Redis memory policy',
        `${wrong.memoryPolicy || 'unknown'}: ${wrong.server} may drop jobs when its memory is full`,
        'Run `CONFIG SET maxmemory-policy noeviction`, and set it in redis.conf',
      );
}

/** The part of its memory that a server uses; 0 without a limit. */
const fullness = ({ usedMemoryBytes, maxMemoryBytes }: RedisFacts): number =>
  maxMemoryBytes === 0 ? 0 : usedMemoryBytes / maxMemoryBytes;

function checkMemory(masters: Examined[]): Check {
  const [fullest] = masters.toSorted((one, other) => fullness(other) - fullness(one));
  const { usedMemoryBytes = 0, maxMemoryBytes = 0 } = fullest ?? {};
  const used = `${Math.ceil(usedMemoryBytes / 1_048_576)} MiB`;
  if (maxMemoryBytes === 0) return ok('Redis memory', `${used} in use, no limit`);
  const found = `${used} of ${Math.ceil(maxMemoryBytes / 1_048_576)} MiB in use`;
  return usedMemoryBytes > 0.9 * maxMemoryBytes
    ? warn('Redis memory', found, 'Raise maxmemory: a full Redis accepts no jobs')
    : ok('Redis memory', found);
}

/** Returns the worst of the clocks. */
function checkClocks(masters: Examined[]): Check {
  const checks = masters.map(({ server, now, clock }) => checkClock('clock of Redis', server, now, clock));
  const [first] = ['fail', 'warn', 'ok'].flatMap((wanted) =>
    checks.filter(({ status }) => status === wanted),
  );
  return first ?? skip('clock of Redis', 'Redis is not usable');
}
