/** Entry point of the thread that site-reader.ts starts. It reads one site per message. */
import { parentPort } from 'node:worker_threads';
import { type ReadOptions, readSite } from './read-site';
import type { CrawledSite } from './crawled-site';

export interface ReadingRequest {
  site: CrawledSite;
  now: Date;
  options: ReadOptions;
}

parentPort?.on('message', ({ site, now, options }: ReadingRequest) => {
  parentPort?.postMessage(readSite(site, now, options));
});
