import type { NewsReport } from '../../../news/news-report';

/** One piece of news as the company published it, or as its site shows what a newspaper wrote. */
export interface Post extends NewsReport {
  origin: 'feed' | 'json-ld' | 'state' | 'text';
  toldBy: 'company' | 'press';
}

export const MAX_TITLE_LENGTH = 300;
/** Shorter headings name a section. */
export const MIN_TITLE_LENGTH = 12;
export const MAX_OPENING_LENGTH = 1500;
