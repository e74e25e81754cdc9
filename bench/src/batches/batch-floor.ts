import { readFileSync } from 'node:fs';
import type { DataModule } from '@firmlens/contract';
import {
  claimBatch,
  findEvidenceByBatch,
  findUnbuiltModules,
  finishModule,
  openDatabase,
  queriedSources,
  startModule,
  storeCollectedEvidence,
  storeSourceResponses,
} from '@firmlens/domain';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Agent } from 'undici';
import type { FoundByBatch } from './found-by-batch';

// The floor of a whole batch: its jobs and its statements with what a batch found before, and one POST at its end. Nothing
// is crawled, read, queried or built.
const env = (name: string): string => process.env[name] ?? '';
const NAME = 'batch-floor';
const CONCURRENCY = 16;
const found = JSON.parse(readFileSync(env('FOUND_FILE'), 'utf8')) as FoundByBatch;
const db = openDatabase({ url: env('DATABASE_URL'), poolSize: 10, statementTimeoutMs: 60_000 });
const connect = () => new Redis(env('REDIS_URL'), { maxRetriesPerRequest: null });
const queue = new Queue(NAME, { connection: connect() });
const agent = new Agent({
  connect: {
    ca: readFileSync(env('CA_FILE'), 'utf8'),
    lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  },
});

interface Job {
  batchId: string;
  fence?: number;
  module?: DataModule;
}

async function collect(batchId: string): Promise<void> {
  const batch = await claimBatch(db, batchId);
  if (batch === null) throw new Error('the batch is held');
  await storeSourceResponses(db, batch.domain, found.responses);
  await storeCollectedEvidence(db, batch, found.results, found.evidence);
  const modules = (await findUnbuiltModules(db, batch)) ?? [];
  await queue.addBulk(
    modules.map((module) => ({
      name: 'module',
      data: { batchId, fence: batch.fence, module },
      opts: { removeOnComplete: true },
    })),
  );
}

async function build(batchId: string, fence: number, module: DataModule): Promise<void> {
  const batch = { id: batchId, fence };
  await startModule(db, batch, module);
  await findEvidenceByBatch(db, [batchId]);
  await queriedSources(db, batchId);
  const outcome = await finishModule(db, batch, module, found.modules[module] ?? {});
  if (outcome === 'completed') {
    await queue.add('deliver', { batchId }, { removeOnComplete: true });
  }
}

async function deliver(batchId: string): Promise<void> {
  const { origin, pathname: path } = new URL(env('WEBHOOK_URL'));
  const body = JSON.stringify({ event: 'enrichment.completed', batch_id: batchId });
  const response = await agent.request({ origin, path, method: 'POST', body });
  await response.body.dump();
}

const worker = new Worker<Job>(
  NAME,
  async ({ name, data: { batchId, fence, module } }) => {
    if (name === 'collect') return collect(batchId);
    if (name === 'deliver') return deliver(batchId);
    if (fence !== undefined && module !== undefined) return build(batchId, fence, module);
  },
  { connection: connect(), concurrency: CONCURRENCY },
);
worker.on('failed', (_job, error) => process.stderr.write(`${error.message}\n`));
worker.on('error', (error) => process.stderr.write(`${error.message}\n`));
void worker.waitUntilReady().then(() => process.stdout.write('listening\n'));
