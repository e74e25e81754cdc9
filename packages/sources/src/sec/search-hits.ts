import { objectOf, itemsOf, valueAt } from '../parsing/json-values';
import { displayName } from './filer-name';

/** A filer found by a search. */
export interface SearchHit {
  /** 10 digits. */
  cik: string;
  name: string;
}

const MAX_HITS = 100;
const MAX_FILERS = 10;

/** Returns the filers found by the beginning of their names. */
export function readFilerHits(response: unknown): SearchHit[] {
  return hitsOf(response).flatMap((hit) => searchHit(valueAt(hit, '_id'), valueAt(hit, '_source', 'entity')));
}

/** Returns the filers of the filings that a full-text search found. A filing can have several. */
export function readFilingHits(response: unknown): SearchHit[] {
  return hitsOf(response).flatMap((hit) => {
    const { ciks, display_names } = objectOf(valueAt(hit, '_source'));
    const names = itemsOf(display_names, MAX_FILERS);
    return itemsOf(ciks, MAX_FILERS).flatMap((cik, at) => searchHit(cik, names[at]));
  });
}

/** Whether this is a search response, even one without hits. */
export function isSearchResponse(response: unknown): boolean {
  return Array.isArray(valueAt(response, 'hits', 'hits'));
}

function hitsOf(response: unknown): unknown[] {
  return itemsOf(valueAt(response, 'hits', 'hits'), MAX_HITS);
}

function searchHit(cik: unknown, shownName: unknown): SearchHit[] {
  const name = displayName(shownName);
  if (name === null || typeof cik !== 'string' || !/^\d{1,10}$/.test(cik)) return [];
  return [{ cik: cik.padStart(10, '0'), name }];
}
