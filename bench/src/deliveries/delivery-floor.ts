import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { webhookPayload } from '@firmlens/contract';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Agent } from 'undici';

// The floor of deliveries: for each job, a signed POST over a pooled connection. Nothing is read or recorded in PostgreSQL.
const env = (name: string): string => process.env[name] ?? '';
const agent = new Agent({
  connections: 10,
  connect: {
    ca: readFileSync(env('CA_FILE'), 'utf8'),
    lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  },
});

async function deliver(url: string, batchId: string): Promise<void> {
  const body = JSON.stringify(
    webhookPayload(
      {
        ...{
          id: batchId,
          domain: `${batchId}.example`,
          status: 'completed',
          modules: ['business'],
          message: null,
        },
        ...{ creditsReserved: 8, creditsUsed: 8, creditsRefunded: 0 },
        ...{ requestedAt: new Date(), completedAt: new Date() },
      },
      1,
      'https://api.firmlens.example',
    ),
  );
  const timestamp = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', 'secret').update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-service-timestamp': String(timestamp),
    'x-service-signature': `sha256=${signature}`,
  };
  const response = await agent.request({
    ...{ origin: new URL(url).origin, path: new URL(url).pathname, method: 'POST' },
    ...{ headers, body },
  });
  await response.body.dump();
  if (response.statusCode !== 204) throw new Error(`the receiver responded with ${response.statusCode}`);
}

const worker = new Worker<{ url: string; batchId: string }>(
  env('QUEUE'),
  ({ data: { url, batchId } }) => deliver(url, batchId),
  { connection: new Redis(env('REDIS_URL'), { maxRetriesPerRequest: null }), concurrency: 50 },
);
worker.on('error', (error) => process.stderr.write(`${error.message}\n`));
void worker.waitUntilReady().then(() => process.stdout.write('listening\n'));
