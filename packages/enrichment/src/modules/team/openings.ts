import { type Evidence, evidenceFor, type JobListing, type JobObservation } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from '../../merge/sort-by-trust';
import { derive, type Finding, listOf, recordOf, UNKNOWN } from '../../merge/finding';
import { type Group, groupEvidence } from '../../merge/group-evidence';
import { compareText, textKey } from '../../merge/name-keys';
import { dayOf, parsePastDay } from '../../merge/plausible-day';
import { isJobBoard, trustRank } from '../../merge/trust';
import type { ModuleData } from '../../module-builder';
import { seniorityOf } from './seniority';

type Team = ModuleData['team'];

const MAX_LISTINGS = 2_000;
const MAX_KEY_ROLES = 50;

const MANY_OPENINGS = 10;
const MANY_RECENT_OPENINGS = 5;
const RECENT_DAYS = 30;

/** What is known about a company's open jobs. */
export interface Openings {
  /**
   * The number of open jobs: as many as the most trusted source counts or shows, whichever is more; with
   * several boards, as many as they show together, each once, plus those they count beyond that; if no board
   * has any, as many as were seen elsewhere.
   */
  count: Finding<number | null>;
  /**
   * The jobs that were seen, newest first. Empty if a page was read that shows none, null if no such page was
   * read.
   */
  listings: Finding<JobObservation[] | null>;
}

/** `(m/w/d)`, which some pages write and others omit. */
const GENDER_MARK = /\([mwfdxhvi*](?: ?[/|] ?(?:[mwfdxhvi*]|divers)){1,3}\)/gi;
/** Returns the key of an opening's title without gender marks. */
export const titleKey = ({ title }: Pick<JobListing, 'title'>): string =>
  textKey(title.replace(GENDER_MARK, ' '));

/** Separates the places of one opening. */
const BETWEEN_PLACES = ' / ';
/**
 * Returns the key of the first town of a place such as `Leeds, UK / Oslo`, otherwise of the country,
 * otherwise an empty text.
 */
const placeKey = ({ location, country }: JobListing): string =>
  textKey(location?.split(/[,(/]/, 1)[0] ?? country ?? '');

/**
 * Returns the openings that were seen, each once. A title in a town is one opening. A title seen without a
 * place, such as in a list of links, is not another one if it was also seen with a place.
 */
function distinctListings(evidence: readonly Evidence[]): Group<'team.job_listings'>[] {
  const groups = groupEvidence(evidence, 'team.job_listings', (listing) => [
    `${titleKey(listing)}|${placeKey(listing)}`,
  ]);
  const titlesWithPlace = new Set(
    groups.filter(([{ value }]) => placeKey(value) !== '').map(([{ value }]) => titleKey(value)),
  );
  return groups.filter(([{ value }]) => placeKey(value) !== '' || !titlesWithPlace.has(titleKey(value)));
}

/**
 * Returns the counts of the boards, otherwise of the most trusted source: a board knows its jobs, while a
 * page may show only some, or old ones.
 */
function trustedCounts(evidence: readonly Evidence[]): FieldEvidence<'team.job_listings_count'>[] {
  const counts = sortByTrust<'team.job_listings_count'>(evidenceFor(evidence, 'team.job_listings_count'));
  const boardCounts = counts.filter(({ source }) => isJobBoard(source));
  if (boardCounts.length === 0) return counts.filter((count) => rankOf(count) === rankOf(counts[0]));
  // A company that moved to another board leaves an empty one behind.
  const filled = boardCounts.filter(({ value }) => value > 0);
  return filled.length > 0 ? filled : boardCounts;
}

/** Returns the trust rank of an opening or a count, which share one order of trust. */
function rankOf(item: Evidence | undefined): number | null {
  return item === undefined ? null : trustRank('team.job_listings_count', item.source);
}

function numberOfOpenings(
  evidence: readonly Evidence[],
  listings: readonly Group<'team.job_listings'>[],
  counts: readonly FieldEvidence<'team.job_listings_count'>[],
): number {
  const ranks = new Set(counts.map(rankOf));
  const shown = listings.filter((group) => group.some((seen) => ranks.has(rankOf(seen))));
  if (ranks.size < 2) return Math.max(shown.length, ...counts.map(({ value }) => value)) || listings.length;
  const unlistedCounts = [...ranks].map((rank) => {
    const listed = evidenceFor(evidence, 'team.job_listings').filter((seen) => rankOf(seen) === rank);
    const counted = counts.filter((seen) => rankOf(seen) === rank).map(({ value }) => value);
    return Math.max(0, Math.max(...counted) - listed.length);
  });
  return unlistedCounts.reduce((sum, more) => sum + more, shown.length) || listings.length;
}

/** Reads the openings from the evidence. All null if no page that lists jobs was read. */
export function findOpenings(evidence: readonly Evidence[], now: Date): Openings {
  const distinct = distinctListings(evidence);
  const seen = listOf(distinct, MAX_LISTINGS, recordOf);
  const counts = trustedCounts(evidence);
  if (seen.value === null && counts.length === 0) return { count: UNKNOWN, listings: UNKNOWN };

  const count = numberOfOpenings(evidence, distinct, counts);
  const listings = derive(seen, (found) =>
    found
      .map((listing) => ({ ...listing, posted_date: parsePastDay(listing.posted_date, now) }))
      .sort((a, b) => compareText(b.posted_date ?? '', a.posted_date ?? '')),
  );
  return {
    count: { value: count, evidence: [...seen.evidence, ...counts] },
    listings: count === 0 ? { value: [], evidence: counts } : listings,
  };
}

/** Returns the places of an opening, which can be several. */
export function placesOf({ location }: JobListing): string[] {
  return location?.split(BETWEEN_PLACES) ?? [];
}

/** Leaves out a town without its country if the list also has it with one: `Leeds` beside `Leeds, UK`. */
export function withoutShorterPlaces(places: readonly string[]): string[] {
  const longer = new Set(
    places.filter((place) => place.includes(',')).map((place) => textKey(place.split(',', 1)[0] ?? '')),
  );
  return places.filter((place) => place.includes(',') || !longer.has(textKey(place)));
}

/** Returns the known countries of an opening. */
export function countriesOf({ country, countries }: JobObservation): readonly string[] {
  return countries ?? (country === null ? [] : [country]);
}

/** Returns the distinct values of the listings, in order, at most `cap`. */
export function distinctOf(
  listings: Openings['listings'],
  read: (listing: JobObservation) => readonly string[],
  cap: number,
): Finding<string[] | null> {
  return derive(listings, (found) => {
    const byKey = new Map<string, string>();
    for (const value of found.flatMap(read)) {
      if (value.trim() !== '' && !byKey.has(textKey(value))) byKey.set(textKey(value), value);
    }
    return [...byKey.values()].slice(0, cap);
  });
}

/**
 * Returns `actively_hiring` from 10 openings, or from 5 posted within the last 30 days; `hiring` from one;
 * `passive` if a page that lists jobs shows none; null if no such page was read.
 */
export function hiringStatus({ count, listings }: Openings, now: Date): Finding<Team['hiring_status']> {
  const since = dayOf(new Date(now.getTime() - RECENT_DAYS * 86_400_000));
  const recent = (listings.value ?? []).filter(({ posted_date }) => (posted_date ?? '') >= since).length;
  return derive(count, (open) => {
    if (open >= MANY_OPENINGS || recent >= MANY_RECENT_OPENINGS) return 'actively_hiring';
    return open >= 1 ? 'hiring' : 'passive';
  });
}

/** Returns the openings for leaders: founding roles, chiefs, vice presidents, directors, heads, leads. */
export function keyRoleOpenings({ listings }: Openings): Finding<Team['key_role_openings']> {
  return derive(listings, (found) =>
    found
      .filter(({ title }) => seniorityOf(title) !== 'member')
      .slice(0, MAX_KEY_ROLES)
      // A site may name only one country of an opening in several.
      .map(({ countries, ...listing }) =>
        countries === undefined ? listing : { ...listing, country: null },
      ),
  );
}
