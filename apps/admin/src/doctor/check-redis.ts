import { readRedisFacts } from '@firmlens/cache';
import { type Check, checkClock, fail, isAtLeast, type Machine, ok, oneLine, skip, warn } from './check';

const MIN_VERSION = [6, 2];
const TIMEOUT_MS = 3_000;

function changeFor(reason: string): string {
  if (/NOAUTH|WRONGPASS|NOPERM/.test(reason)) return 'Correct the user and the password in REDIS_URL';
  return 'Start Redis, and see that REDIS_URL names its host and port and that no firewall is between';
}

/** Checks that Redis is there, recent enough, and keeps what is stored in it. */
export async function checkRedis(url: string | undefined, machine: Machine): Promise<Check[]> {
  if (url === undefined) return [skip('Redis', 'REDIS_URL is not usable')];
  try {
    const before = machine.now();
    const facts = await readRedisFacts({ url, timeoutMs: TIMEOUT_MS });
    const after = machine.now();
    const version = `version ${facts.version}`;
    return [
      isAtLeast(facts.version, MIN_VERSION)
        ? facts.isReplica
          ? fail('Redis', `${version}, a replica`, 'Let REDIS_URL name the primary server')
          : ok('Redis', version)
        : fail('Redis', version, `Upgrade to Redis ${MIN_VERSION.join('.')} or newer, or to Valkey`),
      facts.memoryPolicy === 'noeviction'
        ? ok('Redis memory policy', 'noeviction')
        : fail(
            'Redis memory policy',
            `${facts.memoryPolicy || 'unknown'}: Redis may drop jobs when its memory is full`,
            'Run `CONFIG SET maxmemory-policy noeviction`, and set it in redis.conf',
          ),
      checkMemory(facts),
      checkClock('clock of Redis', 'Redis', facts.now, [before, after]),
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

function checkMemory({
  usedMemoryBytes,
  maxMemoryBytes,
}: {
  usedMemoryBytes: number;
  maxMemoryBytes: number;
}): Check {
  const used = `${Math.ceil(usedMemoryBytes / 1_048_576)} MiB`;
  if (maxMemoryBytes === 0) return ok('Redis memory', `${used} in use, no limit`);
  const found = `${used} of ${Math.ceil(maxMemoryBytes / 1_048_576)} MiB in use`;
  return usedMemoryBytes > 0.9 * maxMemoryBytes
    ? warn('Redis memory', found, 'Raise maxmemory: a full Redis accepts no jobs')
    : ok('Redis memory', found);
}
