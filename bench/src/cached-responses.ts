import { setTimeout as delay } from 'node:timers/promises';
import { startCrawlLoop } from './crawl-loop';
import { startFloor } from './floor';
import { type Load, load, median } from './load';
import { startService } from './service';

const ROUNDS = 5;
const SECONDS = 4;
const CACHED = 'lumenfold.example';
const CRAWLED = [
  'kessel-und-sohn.example',
  'parcelnest.example',
  'tangle-and-twine.example',
  'atelier-belleroche.example',
  'gridwatt.example',
];

function row(what: string, loads: readonly Load[]): string {
  const medianOf = (pick: (result: Load) => number) => median(loads.map(pick));
  const cells = [
    medianOf((l) => l.perSecond),
    medianOf((l) => l.p50Ms),
    medianOf((l) => l.p99Ms),
    medianOf((l) => l.failures),
  ];
  return `| ${[what, ...cells].join(' | ')} |`;
}

/**
 * Measures cached responses under load while the workers crawl the demo's web in a loop. In the same rounds,
 * bare Express serves the same bytes for comparison. Then measures at a steady rate far below the ceiling,
 * where the p99 is meaningful.
 */
export async function benchCachedResponses(print: (line: string) => void): Promise<void> {
  const service = await startService();
  const url = `${service.baseUrl}/company/${CACHED}?enrich=team,technology`;
  const headers = { 'x-api-key': service.apiKey };
  let response = await fetch(url, { headers });
  while (response.status !== 200) {
    await response.arrayBuffer();
    await delay(200);
    response = await fetch(url, { headers });
  }
  const body = Buffer.from(await response.arrayBuffer());
  const baseline = await startFloor(body, 'application/json');
  const crawl = startCrawlLoop(service, CRAWLED);
  const memory = [await service.apiMemory()];
  const cached: Load[] = [];
  const bare: Load[] = [];
  const steady: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await load(baseline.url, { seconds: SECONDS }));
    cached.push(await load(url, { seconds: SECONDS, headers }));
    memory.push(await service.apiMemory());
  }
  const rate = Math.round(median(cached.map(({ perSecond }) => perSecond)) * 0.3);
  for (let round = 0; round < 3; round += 1)
    steady.push(await load(url, { seconds: SECONDS, headers, rate }));
  const enrichments = crawl.enrichments();
  await crawl.stop();
  baseline.stop();
  await service.stop();

  print(
    `Cached responses of ${body.length} bytes, 32 connections, median of ${ROUNDS} rounds of ${SECONDS} s;`,
  );
  print(`meanwhile the workers finished ${enrichments} enrichments of the demo's companies.`);
  print('');
  print('| what | responses/s | p50 ms | p99 ms | failures |');
  print('| --- | --- | --- | --- | --- |');
  print(row('bare Express, same bytes', bare));
  print(row('cached company', cached));
  print(row(`cached company at ${rate}/s`, steady));
  print('');
  const ratios = cached.map(({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? Number.NaN));
  print(`Ratio to bare Express, round by round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}.`);
  print(`Memory of the API process: ${memory[0]} MiB at first, at most ${Math.max(...memory)} MiB.`);
}
