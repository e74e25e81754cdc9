import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@firmlens/embedded';

const API = path.resolve(__dirname, '../../../apps/api/dist/main.js');

/** Both the API and its floors run with these: `npm run start:api` sets them. */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=384'];

/** What an API needs to know. */
export interface ApiServers {
  databaseUrl: string;
  redisUrl: string;
  secretsKey: Buffer;
}

/** An API that is ready. */
export interface ApiProcess {
  baseUrl: string;
  pid: number;
  /** Ends it, once or more often. */
  stop: () => Promise<void>;
}

/** Starts an API as operators do, and waits until it is healthy. */
export async function startApiProcess({
  databaseUrl,
  redisUrl,
  secretsKey,
}: ApiServers): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...NODE_FLAGS, API], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SECRETS_KEY: secretsKey.toString('hex'),
      PORT: String(port),
      BASE_URL: `http://127.0.0.1:${port}`,
      DNS_SERVERS: '127.0.0.1:1',
    },
  });
  const ended = once(child, 'exit');
  const baseUrl = `http://127.0.0.1:${port}/api/v1`;
  const isHealthy = () =>
    fetch(`${baseUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}`);
    await delay(100);
  }
  return {
    baseUrl,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
