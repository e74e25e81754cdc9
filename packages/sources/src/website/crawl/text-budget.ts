/** What one visit keeps of the text of its pages. */
export interface TextBudgetShare {
  /** Keeps so many characters more, unless they are too many. */
  keep(characters: number): boolean;
  /** To be called when the pages are let go of. */
  release(): void;
}

/** Of all pages of a site together; one of very large pages is read in fewer of them. */
const PER_VISIT = 12 * 1024 * 1024;
/** Of all visits of a process together: with it, two bytes a character, a worker keeps to its memory. */
const TOGETHER = 32 * 1024 * 1024;

/**
 * Shares out what a process holds of pages' text. A visit keeps more only while it has no more than it leaves to others: however
 * large some sites are, usual ones are read whole beside them.
 */
export function createTextBudget({ together = TOGETHER, perVisit = PER_VISIT } = {}): {
  open(): TextBudgetShare;
} {
  let left = together;
  return {
    open() {
      let kept = 0;
      return {
        keep(characters) {
          if (kept + characters > Math.min(perVisit, left - characters)) return false;
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
