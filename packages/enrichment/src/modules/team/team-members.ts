import type { Evidence, TeamMember } from '@firmlens/contract';
import { type Finding, listOf } from '../../merge/finding';
import { type Group, groupEvidence } from '../../merge/group-evidence';
import { mergeRecords } from '../../merge/merge-records';
import { personKey, textKey } from '../../merge/name-keys';
import { type Seniority, seniorityOf } from './seniority';

const MAX_MEMBERS = 100;
const RANKS: readonly Seniority[] = ['head', 'chief', 'leader', 'member'];

/** Merges the evidence of one person. A city never comes from a source that names another country. */
function teamMember([best, ...others]: Group<'team.team_members'>): TeamMember {
  const country = best.value.country;
  return mergeRecords([
    best.value,
    ...others.map(({ value }) =>
      country !== null && value.country !== null && textKey(value.country) !== textKey(country)
        ? { ...value, country: null, city: null }
        : value,
    ),
  ]);
}

const rankOf = ({ position }: TeamMember): number =>
  position === null ? RANKS.length : RANKS.indexOf(seniorityOf(position));

/** Returns the people of the company, founders and heads first. */
export function findTeamMembers(evidence: readonly Evidence[]): Finding<TeamMember[] | null> {
  const groups = groupEvidence(evidence, 'team.team_members', ({ name }) => [personKey(name)])
    .map((group) => ({ group, rank: rankOf(teamMember(group)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ group }) => group);
  return listOf(groups, MAX_MEMBERS, teamMember);
}
