import type { NewsReport } from '@firmlens/headlines';

/** A piece of news that the company published, or that a newspaper wrote and the site shows. */
export interface Post extends NewsReport {
  origin: 'feed' | 'json-ld' | 'state' | 'text';
  publisher: 'company' | 'press';
  /** Whether a page for the company's news lists it. */
  isListedAsNews?: boolean;
  /** Whether it is part of a timeline, which tells the company's history. */
  isMilestone?: boolean;
  /** Whether it is a milestone of years ago. */
  isHistory?: boolean;
  /** Whether it stands in a list of the company's awards. */
  isAward?: boolean;
}

export const MAX_TITLE_LENGTH = 300;
/** Shorter headings are section names. */
export const MIN_TITLE_LENGTH = 12;
export const MAX_OPENING_LENGTH = 1500;
