import type { Redis } from 'ioredis';
import { findSecrets } from './find-secrets';

const PAGE = 500;

/** The command that reads the whole of a value, by type. */
const READS: Record<string, (name: string) => [string, ...string[]]> = {
  string: (name) => ['get', name],
  hash: (name) => ['hgetall', name],
  list: (name) => ['lrange', name, '0', '-1'],
  set: (name) => ['smembers', name],
  zset: (name) => ['zrange', name, '0', '-1', 'WITHSCORES'],
  stream: (name) => ['xrange', name, '-', '+'],
};

async function responsesTo(redis: Redis, commands: [string, ...string[]][]): Promise<unknown[]> {
  const replies = await redis.pipeline(commands).exec();
  return (replies ?? []).map(([error, reply]) => {
    if (error !== null) throw error;
    return reply;
  });
}

/** Returns a line for each secret in the names and values of the connection's database. */
export async function searchRedis(redis: Redis, known: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  let cursor = '0';
  do {
    const [next, names] = await redis.scan(cursor, 'COUNT', PAGE);
    cursor = next;
    if (names.length === 0) continue;
    const types = await responsesTo(
      redis,
      names.map((name) => ['type', name]),
    );
    const commands = names.flatMap((name, at) => {
      const read = READS[String(types[at])];
      if (read !== undefined) return [{ name, command: read(name) }];
      // It has expired since it was listed.
      if (types[at] === 'none') return [];
      throw new Error(`${name} is a ${String(types[at])}, which is not searched`);
    });
    const values = await responsesTo(
      redis,
      commands.map(({ command }) => command),
    );
    for (const [at, { name }] of commands.entries()) {
      const secrets = findSecrets(`${name}\n${JSON.stringify(values[at])}`, known);
      found.push(...secrets.map(({ description }) => `Redis ${name.slice(0, 60)}: ${description}`));
    }
  } while (cursor !== '0');
  return found;
}
