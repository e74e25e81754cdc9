import { Redis } from 'ioredis';
import { searchRedis } from '../secret-search/search-redis';
import {
  recordedSecrets,
  removeTestRun,
  reportedSecrets,
  reportSecrets,
  searchLogs,
} from '../secret-search/test-run';

/** Searches every non-empty database of the server. */
async function searchEveryRedis(url: string, known: ReadonlySet<string>): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for (const [, database = '0'] of (await redis.info('keyspace')).matchAll(/^db(\d+):/gm)) {
      await redis.select(Number(database));
      found.push(...(await searchRedis(redis, known)));
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

/**
 * Jest runs this once after the last test file of the project. Fails the run if a secret was left anywhere.
 */
export default async function globalTeardown(): Promise<void> {
  const servers = globalThis.firmlensTestServers;
  if (servers === undefined) return;
  const known = recordedSecrets();
  try {
    reportSecrets([
      ...reportedSecrets(),
      ...(await searchEveryRedis(servers.redisUrl, known)),
      ...searchLogs(known),
    ]);
  } finally {
    await servers.stop();
    removeTestRun();
  }
}
