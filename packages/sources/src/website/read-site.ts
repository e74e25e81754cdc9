import type { Evidence } from '@firmlens/contract';
import type { Clue } from '../clue';
import { readPage } from './page/read-page';
import type { WebPage } from './page/web-page';
import { READERS } from './readers';
import { CLUE_READERS } from './readers/clues';
import type { CrawledSite } from './crawled-site';

/** Something that broke on this site's pages; it cost its own findings and nobody else's. */
export interface ReadFailure {
  /** The reader, or `page` with the address of a page that could not be read. */
  part: string;
  message: string;
}

export interface SiteReading {
  evidence: Evidence[];
  clues: Clue[];
  failures: ReadFailure[];
}

/**
 * Everything that a crawled site tells, as evidence dated with `now`, and what names the company elsewhere. Pure: pages from a file give what the
 * same pages from the wire give. Never throws; a reader that does is left out and named in `failures`.
 */
export function readSite(site: CrawledSite, now: Date): SiteReading {
  const failures: ReadFailure[] = [];
  const attempt = <T>(part: string, work: () => T): T[] => {
    try {
      return [work()];
    } catch (error) {
      failures.push({ part, message: String(error).slice(0, 300) });
      return [];
    }
  };
  const pages: WebPage[] = site.pages.flatMap((page) => attempt(`page ${page.url}`, () => readPage(page)));
  const input = { site, pages, observedAt: now.toISOString() };
  const evidence = Object.entries(READERS).flatMap(([name, read]) => attempt(name, () => read(input)).flat());
  const clues = Object.entries(CLUE_READERS).flatMap(([name, read]) =>
    attempt(name, () => read(input)).flat(),
  );
  return { evidence, clues, failures };
}
