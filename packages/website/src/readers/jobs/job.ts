import type { JobListing } from '@firmlens/contract';
import { foldText, countryOfCode, countryOfPlace, stripTitleLabel } from '@firmlens/text';

/** A job opening as shown on a page. */
export interface Job extends JobListing {
  /** The opening's own page if it has one, else the page that lists it. */
  url: string;
  origin: 'json-ld' | 'state' | 'text';
  /** The confidence that this is an opening, by how it was marked up, 0 to 1. */
  confidence: number;
}

/**
 * Returns the English name of a country from its name or code, or from a place in it. Null if neither is
 * known.
 */
export function jobCountry(country: string | null, location: string | null): string | null {
  const knownCountry = country === null ? null : (countryOfCode(country.trim()) ?? countryOfPlace(country));
  return (knownCountry ?? countryOfPlace(location ?? ''))?.country ?? null;
}

/**
 * Merges duplicate openings. The same title at the same place, or with a place missing, is one opening. The
 * reading with the higher confidence wins and is completed from the other.
 */
export function mergeJobs(jobs: readonly Job[]): Job[] {
  const merged: Job[] = [];
  const byTitle = new Map<string, Job[]>();
  for (const seen of jobs.toSorted((a, b) => b.confidence - a.confidence)) {
    const job = { ...seen, title: stripTitleLabel(seen.title) };
    const key = titleKey(job.title);
    const namesakes = byTitle.get(key) ?? [];
    const duplicate = namesakes.find((other) => isSamePlace(other.location, job.location));
    if (duplicate) {
      duplicate.location ??= job.location;
      duplicate.country ??= job.country;
      duplicate.posted_date ??= job.posted_date;
      continue;
    }
    merged.push(job);
    byTitle.set(key, [...namesakes, job]);
  }
  return merged;
}

function isSamePlace(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true;
  const [first, second] = [placeKey(a), placeKey(b)];
  return first.startsWith(second) || second.startsWith(first);
}

/** Returns just the town, because one page writes `Leeds` and another `Leeds, United Kingdom`. */
function placeKey(place: string): string {
  return foldText(place.split(/[,/(]/)[0] ?? '').replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns what is equal for titles that differ in case, accents, punctuation or a gender mark. */
export function titleKey(title: string): string {
  return foldText(title)
    .replace(/\([^()]{1,20}\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
