import { type Evidence, evidenceFor, type JobListing } from '@firmlens/contract';
import { bestFirst } from '../../merge/best-first';
import { derive, type Finding, listOf, recordOf, UNKNOWN } from '../../merge/finding';
import { type Group, groupEvidence } from '../../merge/group-evidence';
import { compareText, textKey } from '../../merge/name-keys';
import { dayOf, pastDay } from '../../merge/plausible-day';
import type { ModuleData } from '../../module-builder';
import { seniorityOf } from './seniority';

type Team = ModuleData['team'];

const MAX_LISTINGS = 2_000;
const MAX_KEY_ROLES = 50;

const MANY_OPENINGS = 10;
const MANY_RECENT_OPENINGS = 5;
const RECENT_DAYS = 30;

/** What is known of a company's open jobs. */
export interface Openings {
  /** How many jobs are open: as many as were seen one by one, or as a page counts, whichever is more. */
  count: Finding<number | null>;
  /** The jobs that were seen, newest first; empty where a page was read that shows none, null where none was read. */
  listings: Finding<JobListing[] | null>;
}

/** The town of a place such as `Leeds, UK`, else the country, else nothing. */
const placeKey = ({ location, country }: JobListing): string =>
  textKey(location?.split(',', 1)[0] ?? country ?? '');

/**
 * The openings that were seen, each once: a title in a town is one opening, and a title seen without a place (in a list
 * of links, say) is no further one where it was seen with a place too.
 */
function distinctListings(evidence: readonly Evidence[]): Group<'team.job_listings'>[] {
  const groups = groupEvidence(evidence, 'team.job_listings', (listing) => [
    `${textKey(listing.title)}|${placeKey(listing)}`,
  ]);
  const placed = new Set(
    groups.filter(([{ value }]) => placeKey(value) !== '').map(([{ value }]) => textKey(value.title)),
  );
  return groups.filter(([{ value }]) => placeKey(value) !== '' || !placed.has(textKey(value.title)));
}

/** Reads the openings off the evidence; null everywhere where no page that lists jobs was read. */
export function findOpenings(evidence: readonly Evidence[], now: Date): Openings {
  const seen = listOf(distinctListings(evidence), MAX_LISTINGS, recordOf);
  const counts = bestFirst<'team.job_listings_count'>(evidenceFor(evidence, 'team.job_listings_count'));
  if (seen.value === null && counts.length === 0) return { count: UNKNOWN, listings: UNKNOWN };

  const count = Math.max(seen.value?.length ?? 0, ...counts.map(({ value }) => value));
  const listings = derive(seen, (found) =>
    found
      .map((listing) => ({ ...listing, posted_date: pastDay(listing.posted_date, now) }))
      .sort((a, b) => compareText(b.posted_date ?? '', a.posted_date ?? '')),
  );
  return {
    count: { value: count, evidence: [...seen.evidence, ...counts] },
    listings: count === 0 ? { value: [], evidence: counts } : listings,
  };
}

/** The distinct values of the listings, in their order, at most `cap`. */
export function distinctOf(
  listings: Openings['listings'],
  read: (listing: JobListing) => string | null,
  cap: number,
): Finding<string[] | null> {
  return derive(listings, (found) => {
    const byKey = new Map<string, string>();
    for (const value of found.map(read)) {
      if (value !== null && value.trim() !== '' && !byKey.has(textKey(value)))
        byKey.set(textKey(value), value);
    }
    return [...byKey.values()].slice(0, cap);
  });
}

/**
 * `actively_hiring` from 10 openings, or from 5 posted within the last 30 days; `hiring` from one; `passive` where a
 * page that lists jobs shows none; null where no such page was read.
 */
export function hiringStatus({ count, listings }: Openings, now: Date): Finding<Team['hiring_status']> {
  const since = dayOf(new Date(now.getTime() - RECENT_DAYS * 86_400_000));
  const recent = (listings.value ?? []).filter(({ posted_date }) => (posted_date ?? '') >= since).length;
  return derive(count, (open) => {
    if (open >= MANY_OPENINGS || recent >= MANY_RECENT_OPENINGS) return 'actively_hiring';
    return open >= 1 ? 'hiring' : 'passive';
  });
}

/** The openings for people who lead: founding roles, chiefs, vice presidents, directors, heads, leads. */
export function keyRoleOpenings({ listings }: Openings): Finding<Team['key_role_openings']> {
  return derive(listings, (found) =>
    found.filter(({ title }) => seniorityOf(title) !== 'member').slice(0, MAX_KEY_ROLES),
  );
}
