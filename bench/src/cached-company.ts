import { hash } from 'node:crypto';
import { type DataModule, MODULES } from '@firmlens/contract';
import type { Database } from '@firmlens/domain';
import { Redis } from 'ioredis';
import { type ApiService, startApiService } from './api/api-service';
import { startFloorProcess } from './api/floor-process';
import { httpSide } from './api/http-side';
import { type Comparison, compare } from './compare/compare';
import { printComparison } from './compare/print';
import { saveResults } from './compare/results';
import { countRoundTrips } from './compare/round-trips';

const SECONDS = 4;
const DOMAIN = 'lumenfold.com';
const GOAL = { rate: 0.75, processor: 1.3 };
/** The p99 at a rate far below the limit, where it is no longer that of a full queue. */
const STEADY_SHARE = 0.3;
const BASE_BYTES = 1_300;
const MODULE_BYTES = 3_000;

/** Stores a company whose data have the size of a real one's. */
async function storeCompany(db: Database): Promise<void> {
  const module = (name: DataModule, bytes: number) => ({
    domain: DOMAIN,
    module: name,
    data: { name: 'Lumenfold', description: 'Forecasts for the grid. '.repeat(bytes / 24) },
    enrichedAt: new Date(),
    batchId: 'batch_00000000000000000000000000',
  });
  await db.company.create({ data: { domain: DOMAIN } });
  await db.companyModule.createMany({
    data: [module('company', BASE_BYTES), ...MODULES.map((name) => module(name, MODULE_BYTES))],
  });
}

/**
 * Measures a cached company, the base alone and with all modules, beside Express that reads the same body with
 * one script: as fast as both respond, and the waiting time at a steady rate.
 */
export async function benchCachedCompany(print: (line: string) => void): Promise<void> {
  const service = await startApiService();
  const { apiKey } = await service.openAccount('bench');
  await storeCompany(service.db);
  const redis = new Redis(service.redisUrl);
  const results: Comparison[] = [];
  try {
    for (const [size, query] of [
      ['2 KB', ''],
      ['20 KB', `?enrich=${MODULES.join()}`],
    ] as const) {
      results.push(...(await measureSize(service, redis, apiKey, size, query)));
    }
  } finally {
    redis.disconnect();
    await service.stop();
  }
  printComparison(results, print);
  await saveResults('cached-company', results);
}

async function measureSize(
  { baseUrl, pid, redisUrl, counted }: ApiService,
  redis: Redis,
  apiKey: string,
  size: string,
  query: string,
): Promise<Comparison[]> {
  const path = `/company/${DOMAIN}${query}`;
  const headers = { 'x-api-key': apiKey };
  const fetchBody = async (url: string) => {
    const response = await fetch(`${url}${path}`, { headers });
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  };
  await fetchBody(baseUrl);
  const body = await fetchBody(baseUrl);
  await redis.hset(`floor:K${hash('sha256', apiKey)}`, { account: 1, minute: 1_000, day: 10_000 });
  await redis.set(`floor:C${DOMAIN}`, body);
  const floor = await startFloorProcess('cached-floor.js', { REDIS_URL: redisUrl });
  try {
    const roundTrips = await countRoundTrips(counted, async () => void (await fetchBody(counted.baseUrl)));
    const side = (what: string, processId: number, url: string, rate?: number) =>
      httpSide(what, processId, `${url}${path}`, { seconds: SECONDS, headers, ...(rate && { rate }) });
    const fastest = await compare({
      name: `cached company, ${size}`,
      floor: side('Express, one script', floor.pid, floor.baseUrl),
      real: side(`${body.length} bytes`, pid, baseUrl),
      goal: GOAL,
      roundTrips,
    });
    const rate = Math.round(fastest.floor.perSecond * STEADY_SHARE);
    const steady = await compare({
      name: `the same at ${rate} a second`,
      floor: side('Express, one script', floor.pid, floor.baseUrl, rate),
      real: side(`${body.length} bytes`, pid, baseUrl, rate),
      goal: { p99: 1.5 },
    });
    return [fastest, steady];
  } finally {
    floor.stop();
  }
}
