import { hash } from 'node:crypto';
import { type DataModule, MODULES } from '@firmlens/contract';
import type { Database } from '@firmlens/domain';
import { Redis } from 'ioredis';
import type { ApiService } from './api-service';
import { type FloorProcess, startFloorProcess } from './floor-process';

const DOMAIN = 'lumenfold.com';
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

/** Requests for a cached company, which the floor answers with the same body. */
export interface CachedRequests {
  size: '2 KB' | '20 KB';
  /** What follows the base URL, of the API and of the floor. */
  path: string;
  headers: Record<string, string>;
  /** The bytes of the body. */
  bytes: number;
  /** Requests it once. Throws unless the answer is 200. */
  fetchFrom: (baseUrl: string) => Promise<Buffer>;
}

/** Stores a company, and returns the requests for its base alone and for all of its modules. */
export async function cachedRequests(service: ApiService): Promise<CachedRequests[]> {
  const { apiKey } = await service.openAccount('bench');
  await storeCompany(service.db);
  const redis = new Redis(service.redisUrl);
  try {
    await redis.hset(`floor:K${hash('sha256', apiKey)}`, { account: 1, minute: 1_000, day: 10_000 });
    const requests: CachedRequests[] = [];
    for (const [size, query] of [
      ['2 KB', ''],
      ['20 KB', `?enrich=${MODULES.join()}`],
    ] as const) {
      const path = `/company/${DOMAIN}${query}`;
      const headers = { 'x-api-key': apiKey };
      const fetchFrom = async (baseUrl: string) => {
        const response = await fetch(`${baseUrl}${path}`, { headers });
        if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
        return Buffer.from(await response.arrayBuffer());
      };
      // The first answer comes from PostgreSQL, the second is the one that is measured.
      await fetchFrom(service.baseUrl);
      const body = await fetchFrom(service.baseUrl);
      await redis.set(`floor:C${DOMAIN}${size.replace(' ', '')}`, body);
      requests.push({ size, path, headers, bytes: body.length, fetchFrom });
    }
    return requests;
  } finally {
    redis.disconnect();
  }
}

/** Starts Express that answers them with one script. */
export const startCachedFloor = (
  { redisUrl }: Pick<ApiService, 'redisUrl'>,
  { size }: CachedRequests,
): Promise<FloorProcess> =>
  startFloorProcess('cached-floor.js', { REDIS_URL: redisUrl, FLOOR_COPY: size.replace(' ', '') });
