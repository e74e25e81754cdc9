import type { Evidence } from '@firmlens/contract';
import { omitFromEvidence } from '@firmlens/domain';
import { OWN_OBSERVATION } from '@firmlens/sources';

interface PeopleRules {
  /** Whether people may be told about at all. */
  people: boolean;
  /** Whether a text names somebody who asked to be left out. */
  isForgotten: (text: string) => boolean;
}

/** The evidence that may be stored: without people where the operator wants none, and without those who asked for it. */
export function filterPeople(
  evidence: readonly Evidence[],
  { people, isForgotten }: PeopleRules,
): Evidence[] {
  return evidence
    .filter((item) => people || !isAboutPeople(item))
    .map((item) => omitFromEvidence(item, isForgotten))
    .filter((item) => item !== null);
}

/** The team, and what we saw change in it. */
function isAboutPeople(item: Evidence): boolean {
  if (item.field === 'team.team_members') return true;
  const isOwn = item.field === 'signals.highlights' && item.source === OWN_OBSERVATION.name;
  return isOwn && item.value.type === 'leadership';
}
