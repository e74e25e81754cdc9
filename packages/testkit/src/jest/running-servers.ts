import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, startRedis } from '@firmlens/embedded';

export interface RunningServers {
  postgresUrl: string;
  redisUrl: string;
  /** Stops both and removes their data. */
  stop(): Promise<void>;
}

/** Starts one PostgreSQL and one Redis for a whole test run, fast and not durable, in a temporary folder. */
export async function startServers(): Promise<RunningServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-test-'));
  await chmod(folder, 0o711);
  const [postgres, redis] = await Promise.all([
    startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false }),
    startRedis({
      dataDir: path.join(folder, 'redis'),
      persistent: false,
      announce: (line) => process.stderr.write(`${line}\n`),
    }),
  ]);
  return {
    postgresUrl: postgres.url,
    redisUrl: redis.url,
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
