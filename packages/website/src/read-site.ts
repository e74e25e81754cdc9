import type { Clue, Evidence } from '@firmlens/contract';
import { type ReadableSite, readableSite } from './model-reading/readable-site';
import { readPage } from './page/read-page';
import type { WebPage } from './page/web-page';
import { READERS } from './readers';
import { CLUE_READERS } from './readers/clues';
import type { CrawledSite } from './crawled-site';

/** A part that failed on this site. Only its own findings are lost. */
export interface ReadFailure {
  /** The reader, or `page` with the address of a page that could not be parsed. */
  part: string;
  message: string;
}

export interface SiteReading {
  evidence: Evidence[];
  clues: Clue[];
  failures: ReadFailure[];
  /** What a language model may read, if that was asked for. */
  readable: ReadableSite | null;
}

export interface ReadOptions {
  /** Whether a language model will read the site, too. */
  forModel?: boolean;
}

/**
 * Returns everything that a crawled site states, as evidence dated `now`, and identifiers of the company at
 * other sources. Pure: pages from a file give the same result as pages from the network. Never throws; a
 * reader that fails is left out and listed in `failures`.
 */
export function readSite(site: CrawledSite, now: Date, { forModel = false }: ReadOptions = {}): SiteReading {
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
  const [readable = null] = forModel ? attempt('text for the model', () => readableSite(input)) : [];
  return { evidence, clues, failures, readable };
}
