/** One crawl's share of the memory for page text. */
export interface TextBudgetShare {
  /** Reserves this many more characters. Returns false if they exceed the share. */
  keep(characters: number): boolean;
  /** Call this when the pages are no longer needed. */
  release(): void;
}

/** For all pages of a site. Of a site with very large pages, fewer are read. */
const MAX_PER_CRAWL = 12 * 1024 * 1024;
/** For all crawls of a process. At two bytes per character, this keeps a worker within its memory. */
const MAX_TOTAL = 32 * 1024 * 1024;

/**
 * Divides a process's memory for page text among its crawls. A crawl may reserve more only while it has no
 * more than it leaves for others. However large some sites are, normal ones are read in full beside them.
 */
export function createTextBudget({ total = MAX_TOTAL, perCrawl = MAX_PER_CRAWL } = {}): {
  open(): TextBudgetShare;
} {
  let left = total;
  return {
    open() {
      let kept = 0;
      return {
        keep(characters) {
          if (kept + characters > Math.min(perCrawl, left - characters)) return false;
          kept += characters;
          left -= characters;
          return true;
        },
        release() {
          left += kept;
          kept = 0;
        },
      };
    },
  };
}
