import type { JobListing } from '@firmlens/contract';
import { foldText } from '../../../parsing/fold-text';
import { countryOfCode, countryOfPlace } from '../../../parsing/country';
import { stripTitleLabel } from './job-title';

/** One opening as a page showed it. */
export interface Job extends JobListing {
  /** The job's own page where it has one, else the page that lists it. */
  url: string;
  origin: 'json-ld' | 'state' | 'text';
  /** How surely this is an opening, by how it was marked up, 0 to 1. */
  confidence: number;
}

export const MAX_JOB_TITLE = 150;
export const MAX_LOCATION = 120;

/** A country by its name or code, or by the place that names it; English name or null. */
export function jobCountry(country: string | null, location: string | null): string | null {
  const stated = country === null ? null : (countryOfCode(country.trim()) ?? countryOfPlace(country));
  return (stated ?? countryOfPlace(location ?? ''))?.country ?? null;
}

/**
 * Each opening once. The same title at the same place, or once without a place, is one opening; the surer
 * reading wins and takes from the other what it lacks.
 */
export function mergeJobs(jobs: readonly Job[]): Job[] {
  const merged: Job[] = [];
  const byTitle = new Map<string, Job[]>();
  for (const seen of jobs.toSorted((a, b) => b.confidence - a.confidence)) {
    const job = { ...seen, title: stripTitleLabel(seen.title) };
    const key = titleKey(job.title);
    const namesakes = byTitle.get(key) ?? [];
    const same = namesakes.find((other) => isSamePlace(other.location, job.location));
    if (same) {
      same.location ??= job.location;
      same.country ??= job.country;
      same.posted_date ??= job.posted_date;
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

/** The town alone: one page writes `Leeds`, another `Leeds, United Kingdom`. */
function placeKey(place: string): string {
  return foldText(place.split(/[,/(]/)[0] ?? '').replace(/[^\p{L}\p{N}]/gu, '');
}

function titleKey(title: string): string {
  return foldText(title)
    .replace(/\([^()]{1,20}\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
