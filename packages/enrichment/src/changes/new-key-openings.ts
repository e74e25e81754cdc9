import { evidenceFor } from '@firmlens/contract';
import { monthLength } from '../modules/funding/same-round';
import { titleKey } from '../modules/team/openings';
import { seniorityOf } from '../modules/team/seniority';
import { daysBetween } from '../merge/plausible-day';
import { type Change, type Changes, type Comparison, firstOfEach, statedBothTimes } from './comparison';

/**
 * Returns openings for leading roles with a title that had none before. One that was posted long ago was
 * merely missed.
 */
export function newKeyOpenings(comparison: Comparison): Changes {
  const { company, knownBefore, since } = comparison;
  const before = new Set(evidenceFor(knownBefore, 'team.job_listings').map(({ value }) => titleKey(value)));
  const isOld = (posted: string | null) =>
    posted !== null && posted < since && daysBetween(posted, since) >= monthLength(posted);
  const found = statedBothTimes(comparison, 'team.job_listings', ['team.job_listings_count']).filter(
    ({ value }) =>
      seniorityOf(value.title) !== 'member' && !before.has(titleKey(value)) && !isOld(value.posted_date),
  );
  const changes = firstOfEach(found, ({ value }) => titleKey(value)).map((seen): Change => ({
    type: 'hiring',
    title: `${company} has a new opening for a leading role: ${seen.value.title}`,
    ...{ change: 'opening', to: seen.value.title, seen },
    ...(seen.value.location !== null && { entities: { places: seen.value.location } }),
  }));
  return { changes, summary: (count) => `${company} has ${count} new openings for leading roles` };
}
