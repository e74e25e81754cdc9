/** Entry point of the thread that site-reader.ts starts. It reads one site per message. */
import { parentPort } from 'node:worker_threads';
import { readSite } from './read-site';
import type { CrawledSite } from './crawled-site';

export interface ReadingRequest {
  site: CrawledSite;
  now: Date;
}

parentPort?.on('message', ({ site, now }: ReadingRequest) => {
  parentPort?.postMessage(readSite(site, now));
});
