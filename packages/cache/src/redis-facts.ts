import { connectToServer, type RedisServers } from '@firmlens/redis';

/** What an operator wants to know of a Redis server before anything else. */
export interface RedisFacts {
  /** Such as 7.0.15. */
  version: string;
  /** What it does when its memory is full; jobs are safe only with `noeviction`. */
  memoryPolicy: string;
  usedMemoryBytes: number;
  /** 0 for no limit. */
  maxMemoryBytes: number;
  isReplica: boolean;
  /** Whether it belongs to a cluster. */
  isClusterNode: boolean;
  /** The nodes that it knows, as the lines of CLUSTER NODES; none outside of a cluster. */
  nodes: ClusterNode[];
  /** Its clock. */
  now: Date;
}

export interface ClusterNode {
  id: string;
  /** As other nodes reach it: a name if it announces one, otherwise an IP address. */
  host: string;
  port: number;
  isMaster: boolean;
  /** The id of a replica's master. */
  masterId: string | null;
  /** Whether other nodes reach it. */
  isUp: boolean;
  /** How many of the 16,384 slots it serves. */
  slots: number;
}

/** Reads the server's own figures. Rejects with its refusal, or why it could not be reached. */
export async function readRedisFacts({
  redis: servers,
  timeoutMs,
}: {
  redis: RedisServers;
  timeoutMs: number;
}): Promise<RedisFacts> {
  const redis = connectToServer(servers, {
    // A Redis before 6 knows no other, and should be able to say so.
    protocol: 2,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
  });
  // A refusal, such as of the password, comes as an event before the command that waits for it fails.
  let refusal: Error | undefined;
  redis.on('error', (error: Error) => (refusal ??= error));
  try {
    await redis.connect();
    const fields = parseInfo(await redis.info());
    const [seconds, micros] = await redis.time();
    const isClusterNode = fields.get('cluster_enabled') === '1';
    return {
      version: fields.get('redis_version') ?? '',
      memoryPolicy: fields.get('maxmemory_policy') ?? '',
      usedMemoryBytes: Number(fields.get('used_memory') ?? 0),
      maxMemoryBytes: Number(fields.get('maxmemory') ?? 0),
      isReplica: fields.get('role') === 'slave',
      isClusterNode,
      nodes: isClusterNode ? parseNodes(String(await redis.cluster('NODES'))) : [],
      now: new Date(Number(seconds) * 1_000 + Number(micros) / 1_000),
    };
  } catch (error) {
    throw refusal ?? error;
  } finally {
    redis.disconnect();
  }
}

/** Parses the lines `name:value` of INFO. */
function parseInfo(text: string): Map<string, string> {
  return new Map(
    text
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

/** Parses CLUSTER NODES: `ID IP:PORT@BUS[,NAME] FLAGS MASTER PING PONG EPOCH LINK SLOT…` */
function parseNodes(text: string): ClusterNode[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', address = '', flags = '', masterId = '-', , , , , ...ranges] = line.trim().split(' ');
      const [, ip = '', port = '0', name = ''] = /^(.*):(\d+)@\d+(?:,([^,]*))?/.exec(address) ?? [];
      return {
        id,
        host: name || ip,
        port: Number(port),
        isMaster: flags.split(',').includes('master'),
        masterId: masterId === '-' ? null : masterId,
        // `fail?` is the suspicion of one node.
        isUp: !/(^|,)(fail|noaddr)(,|$)/.test(flags),
        slots: ranges.reduce((sum, range) => sum + sizeOf(range), 0),
      };
    });
}

/** Counts the slots of `N` or `N-M`. Slots that are being moved are in brackets, and counted elsewhere. */
function sizeOf(range: string): number {
  if (range.startsWith('[')) return 0;
  const [first = 0, last = first] = range.split('-').map(Number);
  return last - first + 1;
}
