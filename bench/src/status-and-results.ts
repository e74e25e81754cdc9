import { DATA_MODULES, MODULES, priceOf } from '@firmlens/contract';
import type { Database } from '@firmlens/domain';
import { type ApiService, type BenchAccount, startApiService } from './api/api-service';
import { type FloorProcess, startFloorProcess } from './api/floor-process';
import { httpSide } from './api/http-side';
import { type Comparison, compare } from './compare/compare';
import { printComparison } from './compare/print';
import { saveResults } from './compare/results';
import { countRoundTrips } from './compare/round-trips';
import { secondsOfLoad } from './load';

const SECONDS = secondsOfLoad(4);
const BATCHES = 1_000;
const MODULE_BYTES = 2_700;

const batchId = (index: number) => `batch_${String(index).padStart(26, '0')}`;

/** Stores batches of all modules that have completed, and whose webhooks are delivered. */
async function storeBatches(db: Database, { accountId }: BenchAccount): Promise<void> {
  const ids = Array.from({ length: BATCHES }, (_, index) => batchId(index));
  const price = priceOf(MODULES);
  const webhookUrl = 'https://hooks.firmlens.com/bench';
  const data = { name: 'Lumenfold', description: 'Forecasts for the grid. '.repeat(MODULE_BYTES / 24) };
  const now = new Date();
  await db.batch.createMany({
    data: ids.map((id, index) => ({
      ...{ id, accountId, domain: `company-${index}.com`, modules: [...MODULES], status: 'completed' },
      ...{ creditsReserved: price, creditsUsed: price, period: 1, message: null, webhookUrl },
      ...{ startedAt: now, completedAt: now, deadlineAt: now, resumeAt: now },
    })),
  });
  for (const module of DATA_MODULES) {
    await db.batchModule.createMany({ data: ids.map((id) => ({ batchId: id, module, data })) });
  }
  await db.delivery.createMany({
    data: ids.map((id) => ({
      ...{ batchId: id, accountId, url: webhookUrl, event: 'enrichment.completed' },
      ...{ status: 'delivered', attempts: 1, sentAt: now },
    })),
  });
}

/**
 * Measures reading the status and the results of completed batches, one of a thousand at a time, beside Express that
 * reads the same body by its key.
 */
export async function benchStatusAndResults(print: (line: string) => void): Promise<void> {
  const service = await startApiService();
  const results: Comparison[] = [];
  try {
    const account = await service.openAccount('bench');
    await storeBatches(service.db, account);
    await storeFloor(service, account);
    await service.db.$executeRaw`VACUUM ANALYZE`;
    const floor = await startFloorProcess('batch-read-floor.js', { DATABASE_URL: service.databaseUrl });
    try {
      for (const what of ['status', 'results'] as const) {
        results.push(await measureReads(service, floor, account, what));
      }
    } finally {
      floor.stop();
    }
  } finally {
    await service.stop();
  }
  printComparison(results, print);
  await saveResults('status-and-results', results);
}

type What = 'status' | 'results';

async function read(baseUrl: string, { apiKey }: BenchAccount, what: What): Promise<string> {
  const response = await fetch(`${baseUrl}/enrichment/${batchId(0)}/${what}`, {
    headers: { 'x-api-key': apiKey },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${body}`);
  return body;
}

/** Stores the bodies of the API for the floor. */
async function storeFloor({ db, baseUrl }: ApiService, account: BenchAccount): Promise<void> {
  const [status, results] = [await read(baseUrl, account, 'status'), await read(baseUrl, account, 'results')];
  await db.$executeRaw`CREATE TABLE floor_bodies (id text PRIMARY KEY, status text NOT NULL, results text NOT NULL)`;
  await db.$executeRaw`INSERT INTO floor_bodies SELECT id, ${status}, ${results} FROM batches`;
}

async function measureReads(
  { baseUrl, pid, counted }: ApiService,
  floor: FloorProcess,
  account: BenchAccount,
  what: What,
): Promise<Comparison> {
  const { apiKey } = account;
  const bytes = Buffer.byteLength(await read(baseUrl, account, what));
  const roundTrips = await countRoundTrips(
    counted,
    async () => void (await read(counted.baseUrl, account, what)),
  );
  let sent = 0;
  const nextId = () => batchId((sent += 1) % BATCHES);
  return compare({
    name: `${what} of a batch, ${(bytes / 1_000).toFixed(1)} KB`,
    floor: httpSide('Express, one statement', floor.pid, floor.baseUrl, {
      seconds: SECONDS,
      next: () => ({ path: `/${what}/${nextId()}`, headers: {} }),
    }),
    real: httpSide(`GET /enrichment/{batch_id}/${what}`, pid, baseUrl, {
      seconds: SECONDS,
      next: () => ({
        path: `/api/v1/enrichment/${nextId()}/${what}`,
        headers: { 'x-api-key': apiKey },
      }),
    }),
    goal: {},
    roundTrips,
  });
}
