import { type Evidence, evidenceFor, type TeamMember } from '@firmlens/contract';
import { sortByTrust, type Sortable } from '../merge/sort-by-trust';
import { personKey } from '../merge/name-keys';
import { type Seniority, seniorityOf } from '../modules/team/seniority';
import {
  type Change,
  type Changes,
  type Comparison,
  firstOfEach,
  folderOf,
  pageOf,
  sourceOf,
  statedBothTimes,
} from './comparison';

const LEVELS: readonly Seniority[] = ['member', 'leader', 'chief', 'head'];
/** A team page of which fewer people are left was made anew, or is read in another way. */
const LEAST_SHARE_LEFT = 0.5;

const keyOf = ({ value }: { value: TeamMember }): string => personKey(value.name);

const levelOf = ({ position }: TeamMember): number =>
  position === null ? 0 : LEVELS.indexOf(seniorityOf(position));

/** The highest level at which each person is told of. */
function levels(evidence: readonly Evidence[]): ReadonlyMap<string, number> {
  const byPerson = new Map<string, number>();
  for (const item of evidenceFor(evidence, 'team.team_members')) {
    byPerson.set(keyOf(item), Math.max(byPerson.get(keyOf(item)) ?? 0, levelOf(item.value)));
  }
  return byPerson;
}

/** What is compared, without sources that do not tell any more of half of the people whom they told of before. */
function ofStandingTeams(comparison: Comparison): Comparison {
  const told = statedBothTimes(comparison, 'team.team_members');
  const sources = [...new Set(told.map(sourceOf))].filter((source) => {
    const peopleIn = (evidence: readonly Evidence[]) =>
      new Set(
        evidenceFor(evidence, 'team.team_members')
          .filter((item) => sourceOf(item) === source)
          .map(keyOf),
      );
    const [people, left] = [peopleIn(comparison.before), peopleIn(comparison.after)];
    return [...people].filter((person) => left.has(person)).length >= people.size * LEAST_SHARE_LEFT;
  });
  const standing = (evidence: readonly Evidence[]) =>
    evidence.filter((item) => sources.includes(sourceOf(item)));
  return { ...comparison, before: standing(comparison.before), after: standing(comparison.after) };
}

/** People who are new in a leading role, or rose to a higher one. */
export function newLeaders(comparison: Comparison): Changes {
  const { company, knownBefore } = comparison;
  const before = levels(knownBefore);
  const found = statedBothTimes(ofStandingTeams(comparison), 'team.team_members').filter(
    (item) => levelOf(item.value) > (before.get(keyOf(item)) ?? 0),
  );
  const changes = firstOfEach(found, keyOf).map((seen): Change => {
    const { name, position } = seen.value;
    const role = position ?? '';
    return {
      type: 'leadership',
      title: `${name} is now ${role} at ${company}`,
      ...{ change: 'leader', to: `${name}, ${role}`, entities: { people: name, role }, seen },
    };
  });
  return { changes, summary: (count) => `${company} has ${count} new people in leading roles` };
}

type Member = Sortable<'team.team_members'>;

/** The people whom each page names. */
function peopleByPage(members: readonly Member[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byPage = new Map<string, Set<string>>();
  for (const item of members) {
    byPage.set(pageOf(item), (byPage.get(pageOf(item)) ?? new Set()).add(keyOf(item)));
  }
  return byPage;
}

/**
 * People who led and are not named as leading any more, by anybody, where the pages that named them were read again and
 * name others: they show it. A page of one's own goes with its owner; then another one of its folder shows it.
 */
export function formerLeaders(comparison: Comparison): Changes {
  const { company, knownAfter } = comparison;
  const now = levels(knownAfter);
  const { before, after } = ofStandingTeams(comparison);
  const people = sortByTrust<'team.team_members'>(evidenceFor(before, 'team.team_members'));
  const left = sortByTrust<'team.team_members'>(evidenceFor(after, 'team.team_members'));
  const [pagesBefore, pagesNow] = [peopleByPage(people), peopleByPage(left)];
  // Somebody may still stand on a page that told of others too, and was not read now.
  const mayBeOn = new Set(
    [...pagesBefore].flatMap(([page, names]) => (names.size > 1 && !pagesNow.has(page) ? [...names] : [])),
  );
  const gone = people.flatMap((item): Member[] => {
    if (levelOf(item.value) === 0 || (now.get(keyOf(item)) ?? 0) > 0 || mayBeOn.has(keyOf(item))) return [];
    const shown =
      left.find((other) => pageOf(other) === pageOf(item)) ??
      left.find((other) => folderOf(other) === folderOf(item));
    return shown === undefined ? [] : [{ ...item, url: shown.url }];
  });
  const changes = firstOfEach(gone, keyOf).map((seen): Change => {
    const { name, position } = seen.value;
    const role = position ?? '';
    return {
      type: 'leadership',
      title: `${name} is no longer named as ${role} at ${company}`,
      ...{ change: 'former leader', from: `${name}, ${role}`, entities: { people: name, role }, seen },
    };
  });
  return { changes, summary: (count) => `${company} no longer names ${count} of its leading people` };
}
