import { evidenceFor } from '@firmlens/contract';
import { sortByTrust } from '../merge/sort-by-trust';
import { type Changes, type Comparison, statedBothTimes } from './comparison';

/** A smaller change may only reflect how people are counted. */
const MIN_CHANGE = { people: 3, share: 0.1 };

/**
 * Returns the changed headcount, from the most trusted page or source that states a different number than
 * before.
 */
export function headcountChange(comparison: Comparison): Changes {
  const { company, before, knownBefore } = comparison;
  const known = evidenceFor(knownBefore, 'company.employee_count');
  const earlier = sortByTrust<'company.employee_count'>(evidenceFor(before, 'company.employee_count'));
  const stated = statedBothTimes(comparison, 'company.employee_count');
  const changes = stated.flatMap((seen) => {
    const [old] = earlier.filter(({ source }) => source === seen.source);
    if (old === undefined || stated.find(({ source }) => source === seen.source) !== seen) return [];
    // A page that states several numbers may list another one first at either enrichment.
    if (known.some(({ source, value }) => source === seen.source && value === seen.value)) return [];
    if (stated.some(({ source, value }) => source === seen.source && value === old.value)) return [];
    const [from, to] = [old.value, seen.value];
    const difference = Math.abs(to - from);
    if (difference < MIN_CHANGE.people || difference < from * MIN_CHANGE.share) return [];
    return [
      {
        type: to > from ? ('hiring' as const) : ('business' as const),
        title: `${company} ${to > from ? 'grew' : 'shrank'} from ${from} to ${to} people`,
        ...{ change: 'headcount', from: String(from), to: String(to), seen },
      },
    ];
  });
  return { changes: changes.slice(0, 1), summary: () => `The headcount of ${company} changed` };
}
