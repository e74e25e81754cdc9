/** Entry point of the thread that site-reader.ts starts. It reads one site per message. */
import { parentPort } from 'node:worker_threads';
import type { CrawledSite } from './crawled-site';
import { optimizeExpressions } from './optimized-expressions';
import { type ReadOptions, readSite } from './read-site';

export interface ReadingRequest {
  site: CrawledSite;
  now: Date;
  options: ReadOptions;
}

optimizeExpressions();
parentPort?.on('message', ({ site, now, options }: ReadingRequest) => {
  parentPort?.postMessage(readSite(site, now, options));
});
