import type { Report } from '../../../news/report';

/** One piece of news as the company published it. */
export interface Post extends Report {
  origin: 'feed' | 'json-ld' | 'state' | 'text';
}

export const MAX_TITLE = 300;
/** Shorter headings name a section. */
export const SHORTEST_TITLE = 12;
export const MAX_OPENING = 1500;
