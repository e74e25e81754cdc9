import type { Report } from '../../../news/report';

/** One piece of news as the company published it, or as its site shows what a newspaper wrote. */
export interface Post extends Report {
  origin: 'feed' | 'json-ld' | 'state' | 'text';
  toldBy: 'company' | 'press';
}

export const MAX_TITLE = 300;
/** Shorter headings name a section. */
export const SHORTEST_TITLE = 12;
export const MAX_OPENING = 1500;
