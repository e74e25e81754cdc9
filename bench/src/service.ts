import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort, startPostgres, startRedis } from '@firmlens/embedded';

const root = path.resolve(__dirname, '../..');
const entryPointOf = (app: string) => path.join(root, 'apps', app, 'dist/main.js');

/** The whole service with the demo's web, in its own processes, on temporary data. */
export interface RunningService {
  baseUrl: string;
  apiKey: string;
  databaseUrl: string;
  redisUrl: string;
  /** Resident memory of the API process in MiB. */
  apiMemory(): Promise<number>;
  stop(): Promise<void>;
}

async function waitForReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('the service has no output');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is ready')) return;
  throw new Error('the service ended before it was ready');
}

async function memoryOf(mainFile: string, parent: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=,args=', '--ppid', String(parent)]);
  const line = stdout.split('\n').find((text) => text.includes(mainFile));
  return Math.round(Number(line?.trim().split(/\s+/)[0] ?? 0) / 1024);
}

/** Starts the service with limits that no benchmark reaches. */
export async function startService(): Promise<RunningService> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'servers') });
  const redis = await startRedis({ dataDir: path.join(dataDir, 'servers'), persistent: true });
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PORT: String(port),
    CRAWLER_REQUESTS_PER_SECOND: '20',
    DNS_SERVERS: '127.0.0.1:1',
  };
  const child = spawn(process.execPath, [entryPointOf('standalone')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await waitForReady(child);
  const { account_id: account, api_key: apiKey } = JSON.parse(
    await readFile(path.join(dataDir, 'demo-account.json'), 'utf8'),
  ) as { account_id: number; api_key: string };
  const limits = ['--plan', 'enterprise', '--rate-per-minute', '100000000', '--rate-per-day', '1000000000'];
  const secrets = { SECRETS_KEY: (await readFile(path.join(dataDir, 'secrets-key'), 'utf8')).trim() };
  await promisify(execFile)(
    process.execPath,
    [entryPointOf('admin'), 'account', 'set', '--account', String(account), ...limits],
    {
      env: { ...env, ...secrets },
    },
  );
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    apiKey,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    apiMemory: () => memoryOf(entryPointOf('api'), child.pid ?? 0),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await redis.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
