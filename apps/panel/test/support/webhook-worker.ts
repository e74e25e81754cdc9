import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWithParent, freePort } from '@firmlens/embedded';
import { recordLog, waitUntil } from '@firmlens/testkit';
import type { WebhookReceiver } from '@firmlens/simulator';
import type { Service } from './start-service';

/** The build output, as for the API. */
const WORKER = path.resolve(__dirname, '../../../webhook-worker/dist/main.js');

/** The settings with which a process reaches receivers on loopback. */
export const mapped = (receivers: readonly Pick<WebhookReceiver, 'connectTo'>[]) => ({
  EGRESS_CONNECT_TO: receivers.flatMap(({ connectTo }) => connectTo).join(','),
});

/** Starts the built webhook worker in a process of its own, beside the service. It reaches the receivers on loopback. */
export async function startWebhookWorker(
  { environment }: Pick<Service, 'environment'>,
  receivers: readonly Pick<WebhookReceiver, 'connectTo' | 'caPem'>[],
): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-receivers-'));
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, [...new Set(receivers.map(({ caPem }) => caPem))].join('\n'));
  const port = await freePort();
  const worker = spawn(process.execPath, [WORKER], {
    env: {
      ...environment,
      HEALTH_PORT: String(port),
      ...mapped(receivers),
      EGRESS_CA_FILE: caFile,
      // Retries come soon, but not before a test has looked.
      WEBHOOK_RETRY_SECONDS: '0,1800',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(worker, 'SIGKILL');
  for (const stream of [worker.stdout, worker.stderr]) stream.on('data', (line) => recordLog(String(line)));
  await waitUntil(() => isHealthy(port), { what: 'the webhook worker to be ready' });
  return {
    async stop() {
      const ended = once(worker, 'exit');
      worker.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
