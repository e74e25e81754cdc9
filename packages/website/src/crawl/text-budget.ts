/** One crawl's share of the memory for page text. */
export interface TextBudgetShare {
  /** Reserves this many more characters. Returns false if they exceed the share. */
  reserve(characters: number): boolean;
  /** Releases the share. To be called when the pages are no longer needed. */
  release(): void;
}

/** For all pages of a site. Of a site with very large pages, fewer are read. */
const MAX_PER_CRAWL = 12 * 1024 * 1024;
/** For all crawls of a process. At two bytes per character, this keeps a worker within its memory. */
const MAX_TOTAL = 32 * 1024 * 1024;

/**
 * Divides a process's memory for page text among its crawls. A crawl may reserve more only while it holds no
 * more than it leaves for others. However large some sites are, normal ones are still read in full.
 */
export function createTextBudget({ total = MAX_TOTAL, perCrawl = MAX_PER_CRAWL } = {}): {
  open(): TextBudgetShare;
} {
  let left = total;
  return {
    open() {
      let reserved = 0;
      return {
        reserve(characters) {
          if (reserved + characters > Math.min(perCrawl, left - characters)) return false;
          reserved += characters;
          left -= characters;
          return true;
        },
        release() {
          left += reserved;
          reserved = 0;
        },
      };
    },
  };
}
