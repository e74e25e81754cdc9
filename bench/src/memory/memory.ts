import { setTimeout as delay } from 'node:timers/promises';
import { MODULES } from '@firmlens/contract';
import { findBatch } from '@firmlens/domain';
import { demoSources } from '@firmlens/simulator';
import { startApiService } from '../api/api-service';
import { cachedRequests, startCachedFloor } from '../api/cached-requests';
import { type Figure, printFigures } from '../compare/figures';
import { peakMemory } from '../compare/peak-memory';
import { saveResults } from '../compare/results';
import { load, secondsOfLoad } from '../load';
import { startSimulatedService } from '../simulated-service';
import { heavySite } from './heavy-site';

const SECONDS = secondsOfLoad(15);
const API_GOAL = 200;
const WORKER_GOAL = 400;
const DOMAIN = 'heavy-site.com';
const POLL_MS = 100;

/**
 * Measures the peak resident memory of an API under the load of cached companies, in a new process for each size,
 * beside the floor's; and of an enrichment worker that reads the heaviest site, both as operators run them.
 */
export async function benchMemory(print: (line: string) => void): Promise<void> {
  const figures = [...(await measureApi()), ...(await measureWorker())];
  printFigures(figures, print);
  await saveResults('memory', [], figures);
}

async function measureApi(): Promise<Figure[]> {
  const service = await startApiService();
  const figures: Figure[] = [];
  const measure = async (name: string, pid: number, goal: number | null) =>
    void figures.push({ name, value: await peakMemory(pid), unit: 'MiB', goal });
  try {
    for (const requests of await cachedRequests(service)) {
      const { size, path, headers, fetchFrom } = requests;
      const floor = await startCachedFloor(service, requests);
      await load(`${floor.baseUrl}${path}`, { seconds: SECONDS, headers });
      await measure(`Express, one script, ${size}`, floor.pid, null);
      floor.stop();
      const api = await service.startAnother();
      await fetchFrom(api.baseUrl);
      await measure(`API that has answered once, ${size}`, api.pid, null);
      await load(`${api.baseUrl}${path}`, { seconds: SECONDS, headers });
      await measure(`API under load of cached companies, ${size}`, api.pid, API_GOAL);
      await api.stop();
    }
  } finally {
    await service.stop();
  }
  return figures;
}

async function measureWorker(): Promise<Figure[]> {
  const site = heavySite();
  const service = await startSimulatedService(
    { ...demoSources(), [DOMAIN]: site, [`www.${DOMAIN}`]: site },
    { sparesMemory: true },
  );
  const { db, web, workerPids, reserve, dispatch } = service;
  const [pid = 0] = workerPids;
  try {
    const idle = await peakMemory(pid);
    const id = await reserve(DOMAIN, MODULES);
    dispatch();
    let batch = await findBatch(db, id);
    while (!batch?.completedAt) {
      await delay(POLL_MS);
      batch = await findBatch(db, id);
    }
    if (batch.status !== 'completed') throw new Error(`the batch ended as ${batch.status}: ${batch.message}`);
    const pages = web.requests.filter(({ host, secure }) => secure && host === DOMAIN).length;
    return [
      { name: 'enrichment worker before a batch', value: idle, unit: 'MiB', goal: null },
      {
        name: `enrichment worker that has read the heaviest site (${pages} requests)`,
        value: await peakMemory(pid),
        unit: 'MiB',
        goal: WORKER_GOAL,
      },
    ];
  } finally {
    await service.stop();
  }
}
