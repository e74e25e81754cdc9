import { type ApiService, startApiService } from './api/api-service';
import { type CachedRequests, cachedRequests, startCachedFloor } from './api/cached-requests';
import { httpSideOf } from './api/http-side';
import { type Comparison, comparisonOf, type MeasuredRounds, measureInTurn } from './compare/compare';
import { printComparison } from './compare/print';
import { saveResults } from './compare/results';
import { secondsOfLoad } from './load';

const SECONDS = secondsOfLoad(2);
/** Share of the floor's gain, at least. */
const GOAL = 0.9;

interface Process {
  pid: number;
  baseUrl: string;
}

/**
 * Measures a cached company with one process and with two, which share 32 connections: what the second one brings to
 * Express, and what it brings to the API.
 */
export async function benchTwoProcesses(print: (line: string) => void): Promise<void> {
  const service = await startApiService();
  const results: Comparison[] = [];
  try {
    const apis = [service, await service.startAnother()];
    for (const requests of await cachedRequests(service)) {
      results.push(...(await measureSize(service, apis, requests)));
    }
  } finally {
    await service.stop();
  }
  printComparison(results, print);
  await saveResults('two-processes', results);
}

async function measureSize(
  service: ApiService,
  apis: readonly Process[],
  requests: CachedRequests,
): Promise<Comparison[]> {
  const { size, path, headers } = requests;
  const floors = [await startCachedFloor(service, requests), await startCachedFloor(service, requests)];
  const side = (what: string, processes: readonly Process[]) =>
    httpSideOf(
      what,
      processes.map(({ pid, baseUrl }) => ({ pid, url: `${baseUrl}${path}` })),
      { seconds: SECONDS, headers },
    );
  const sides = [
    side('Express, one process', floors.slice(0, 1)),
    side('Express, two processes', floors),
    side('one API', apis.slice(0, 1)),
    side('two APIs', apis),
  ];
  try {
    const measured = await measureInTurn(sides);
    const [oneFloor, twoFloors, oneApi, twoApis] = sides.map(({ what }, index): MeasuredRounds => ({
      what,
      rounds: measured[index] ?? [],
    })) as [MeasuredRounds, MeasuredRounds, MeasuredRounds, MeasuredRounds];
    const floorGain = comparisonOf(oneFloor, twoFloors, {
      name: `${size}: what a second process brings to Express`,
      goal: {},
    });
    return [
      floorGain,
      comparisonOf(oneApi, twoApis, {
        name: `${size}: what it brings to the API`,
        goal: { rate: Number((GOAL * floorGain.rate).toFixed(2)) },
      }),
      comparisonOf(twoFloors, twoApis, { name: `${size}: two beside two`, goal: {} }),
    ];
  } finally {
    for (const floor of floors) floor.stop();
  }
}
