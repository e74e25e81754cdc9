import { type Evidence, evidenceFor, sourceOf, type TeamMember } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from '../merge/sort-by-trust';
import { personKey } from '../merge/name-keys';
import { type Seniority, seniorityOf } from '../modules/team/seniority';
import {
  type Change,
  type Changes,
  type Comparison,
  firstOfEach,
  folderOf,
  pageOfEvidence,
  statedBothTimes,
} from './comparison';

const LEVELS: readonly Seniority[] = ['member', 'leader', 'chief', 'head'];
/** A team page that keeps fewer of its people was redesigned, or is read differently. */
const MIN_REMAINING_SHARE = 0.5;

const keyOf = ({ value }: { value: TeamMember }): string => personKey(value.name);

const levelOf = ({ position }: TeamMember): number =>
  position === null ? 0 : LEVELS.indexOf(seniorityOf(position));

/** Returns each person's highest level. */
function levels(evidence: readonly Evidence[]): ReadonlyMap<string, number> {
  const byPerson = new Map<string, number>();
  for (const item of evidenceFor(evidence, 'team.team_members')) {
    byPerson.set(keyOf(item), Math.max(byPerson.get(keyOf(item)) ?? 0, levelOf(item.value)));
  }
  return byPerson;
}

/** Returns the comparison without sources that no longer name half of the people they named before. */
function withoutRedesignedTeams(comparison: Comparison): Comparison {
  const stated = statedBothTimes(comparison, 'team.team_members');
  const sources = [...new Set(stated.map(sourceOf))].filter((source) => {
    const peopleIn = (evidence: readonly Evidence[]) =>
      new Set(
        evidenceFor(evidence, 'team.team_members')
          .filter((item) => sourceOf(item) === source)
          .map(keyOf),
      );
    const [people, remaining] = [peopleIn(comparison.before), peopleIn(comparison.after)];
    return [...people].filter((person) => remaining.has(person)).length >= people.size * MIN_REMAINING_SHARE;
  });
  const fromComparableSources = (evidence: readonly Evidence[]) =>
    evidence.filter((item) => sources.includes(sourceOf(item)));
  return {
    ...comparison,
    before: fromComparableSources(comparison.before),
    after: fromComparableSources(comparison.after),
  };
}

/** Returns people who are new in a leading role, or were promoted to a higher one. */
export function newLeaders(comparison: Comparison): Changes {
  const { company, knownBefore } = comparison;
  const before = levels(knownBefore);
  const found = statedBothTimes(withoutRedesignedTeams(comparison), 'team.team_members').filter(
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

type Member = FieldEvidence<'team.team_members'>;

/** Returns the people that each page names. */
function peopleByPage(members: readonly Member[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byPage = new Map<string, Set<string>>();
  for (const item of members) {
    byPage.set(pageOfEvidence(item), (byPage.get(pageOfEvidence(item)) ?? new Set()).add(keyOf(item)));
  }
  return byPage;
}

/**
 * Returns former leaders: people whom no page names as a leader any more, provided that the pages that
 * named them were read again and name others. A person's own page disappears with its owner; then another
 * page of its folder is the proof.
 */
export function formerLeaders(comparison: Comparison): Changes {
  const { company, knownAfter } = comparison;
  const now = levels(knownAfter);
  const { before, after } = withoutRedesignedTeams(comparison);
  const peopleBefore = sortByTrust<'team.team_members'>(evidenceFor(before, 'team.team_members'));
  const peopleNow = sortByTrust<'team.team_members'>(evidenceFor(after, 'team.team_members'));
  const [pagesBefore, pagesNow] = [peopleByPage(peopleBefore), peopleByPage(peopleNow)];
  // Somebody may still be on a page that named others too and was not read this time.
  const possiblyStillNamed = new Set(
    [...pagesBefore].flatMap(([page, names]) => (names.size > 1 && !pagesNow.has(page) ? [...names] : [])),
  );
  const departed = peopleBefore.flatMap((item): Member[] => {
    if (levelOf(item.value) === 0 || (now.get(keyOf(item)) ?? 0) > 0 || possiblyStillNamed.has(keyOf(item)))
      return [];
    const proof =
      peopleNow.find((other) => pageOfEvidence(other) === pageOfEvidence(item)) ??
      peopleNow.find((other) => folderOf(other) === folderOf(item));
    return proof === undefined ? [] : [{ ...item, url: proof.url }];
  });
  const changes = firstOfEach(departed, keyOf).map((seen): Change => {
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
