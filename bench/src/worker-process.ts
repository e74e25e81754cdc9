import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@firmlens/embedded';
import type { SimulatedWeb } from '@firmlens/simulator';

/** What a worker connects to. */
export interface WorkerPlace {
  databaseUrl: string;
  redisUrl: string;
  secretsKey: Buffer;
  /** The web that it may reach, and a file with the certificate of its authority. */
  web: SimulatedWeb;
  caFile: string;
}

/** Starts one of the workers as a process of its own, and waits until it is healthy. */
export async function startWorkerProcess(
  app: 'enrichment-worker' | 'webhook-worker',
  { databaseUrl, redisUrl, secretsKey, web, caFile }: WorkerPlace,
  { nodeFlags = [], env = {} }: { nodeFlags?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<ChildProcess> {
  const healthPort = await freePort();
  const main = path.resolve(__dirname, `../../apps/${app}/dist/main.js`);
  const worker = spawn(process.execPath, [...nodeFlags, main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SECRETS_KEY: secretsKey.toString('hex'),
      EGRESS_CONNECT_TO: web.connectTo.join(','),
      EGRESS_CA_FILE: caFile,
      DNS_SERVERS: '127.0.0.1:1',
      HEALTH_PORT: String(healthPort),
      ...env,
    },
  });
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${healthPort}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (worker.exitCode !== null) throw new Error(`the ${app} ended with ${worker.exitCode}`);
    await delay(100);
  }
  return worker;
}

/** Ends processes as an operator does, and waits until they have. */
export async function endProcesses(processes: readonly ChildProcess[]): Promise<void> {
  const ended = processes.map((child) => once(child, 'exit'));
  for (const child of processes) child.kill('SIGTERM');
  await Promise.all(ended);
}
