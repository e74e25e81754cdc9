import type { Clue, Evidence } from '@firmlens/contract';
import { type ReadableSite, readableSite } from './model-reading/readable-site';
import { readPage } from './page/read-page';
import { budgetOfPage, budgetOfSite, readMetered, WorkExhaustedError } from './page/work-budget';
import { READERS } from './readers';
import { CLUE_READERS } from './readers/clues';
import type { ReaderInput } from './readers/reader';
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
  /** Addresses of pages that took too much work and were not read to the end; the domain if all of them did. */
  unfinished: string[];
  /** What a language model may read, if that was asked for. */
  readable: ReadableSite | null;
}

export interface ReadOptions {
  /** Whether a language model will read the site, too. */
  forModel?: boolean;
}

/**
 * Returns everything that a crawled site states, as evidence dated `now`, and identifiers of the company at
 * other sources. Pure: pages from a file give the same result as pages from the network. Never throws. A
 * reader that fails is left out and listed in `failures`. A page that takes too much work is read no further:
 * what earlier readers found there stands, and later ones do without it.
 */
export function readSite(site: CrawledSite, now: Date, options: ReadOptions = {}): SiteReading {
  return readMetered(() => readWithinBudgets(site, now, options));
}

function readWithinBudgets(site: CrawledSite, now: Date, { forModel = false }: ReadOptions): SiteReading {
  const failures: ReadFailure[] = [];
  const unfinished = new Set<string>();
  const attempt = <T>(part: string, work: () => T): T[] => {
    try {
      return [work()];
    } catch (error) {
      if (error instanceof WorkExhaustedError) unfinished.add(error.url);
      else failures.push({ part, message: String(error).slice(0, 300) });
      return [];
    }
  };
  const budget = budgetOfSite(site.domain);
  let input: ReaderInput = {
    site,
    pages: site.pages.flatMap((page) =>
      attempt(`page ${page.url}`, () => readPage(page, budgetOfPage(page.url, budget))),
    ),
    observedAt: now.toISOString(),
  };

  /** Reads the pages that have work left. If one runs out, starts again without it. */
  function read<T>(part: string, reader: (input: ReaderInput) => T): T[] {
    while (input.pages.length > 0) {
      const found = attempt(part, () => reader(input));
      const pages = input.pages.filter((page) => !page.budget.isExhausted);
      if (pages.length === input.pages.length) return found;
      input = { ...input, pages };
    }
    return [];
  }

  const evidence = Object.entries(READERS).flatMap(([name, reader]) => read(name, reader).flat());
  const clues = Object.entries(CLUE_READERS).flatMap(([name, reader]) => read(name, reader).flat());
  const [readable = null] = forModel ? read('text for the model', readableSite) : [];
  return { evidence, clues, failures, unfinished: [...unfinished], readable };
}
