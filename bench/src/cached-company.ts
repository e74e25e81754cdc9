import { type ApiService, startApiService } from './api/api-service';
import { type CachedRequests, cachedRequests, startCachedFloor } from './api/cached-requests';
import { httpSide } from './api/http-side';
import { type Comparison, compare } from './compare/compare';
import { printComparison } from './compare/print';
import { saveResults } from './compare/results';
import { countRoundTrips } from './compare/round-trips';
import { secondsOfLoad } from './load';

const SECONDS = secondsOfLoad(4);
const GOAL = { rate: 0.75, processor: 1.3 };
/** The p99 at a rate far below the limit, where it is no longer that of a full queue. */
const STEADY_SHARE = 0.3;

/**
 * Measures a cached company, the base alone and with all modules, beside Express that reads the same body with
 * one script: as fast as both respond, and the waiting time at a steady rate.
 */
export async function benchCachedCompany(print: (line: string) => void): Promise<void> {
  const service = await startApiService();
  const results: Comparison[] = [];
  try {
    for (const requests of await cachedRequests(service)) {
      results.push(...(await measureSize(service, requests)));
    }
  } finally {
    await service.stop();
  }
  printComparison(results, print);
  await saveResults('cached-company', results);
}

async function measureSize(service: ApiService, requests: CachedRequests): Promise<Comparison[]> {
  const { baseUrl, pid, counted } = service;
  const { size, path, headers, bytes, fetchFrom } = requests;
  const floor = await startCachedFloor(service, requests);
  try {
    const roundTrips = await countRoundTrips(counted, async () => void (await fetchFrom(counted.baseUrl)));
    const side = (what: string, processId: number, url: string, rate?: number) =>
      httpSide(what, processId, `${url}${path}`, { seconds: SECONDS, headers, ...(rate && { rate }) });
    const fastest = await compare({
      name: `cached company, ${size}`,
      floor: side('Express, one script', floor.pid, floor.baseUrl),
      real: side(`${bytes} bytes`, pid, baseUrl),
      goal: GOAL,
      roundTrips,
    });
    const rate = Math.round(fastest.floor.perSecond * STEADY_SHARE);
    const steady = await compare({
      name: `the same at ${rate} a second`,
      floor: side('Express, one script', floor.pid, floor.baseUrl, rate),
      real: side(`${bytes} bytes`, pid, baseUrl, rate),
      goal: { p99: 1.5 },
    });
    return [fastest, steady];
  } finally {
    floor.stop();
  }
}
