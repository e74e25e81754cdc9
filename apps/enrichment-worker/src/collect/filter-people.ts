import type { Evidence } from '@firmlens/contract';
import { omitFromEvidence } from '@firmlens/domain';
import { OWN_OBSERVATION } from '@firmlens/sources';

interface PeopleRules {
  /** Whether data about people may be stored at all. */
  people: boolean;
  /** Whether a text names somebody who asked to be forgotten. */
  isForgotten: (text: string) => boolean;
}

/**
 * Returns the evidence that may be stored: without people if the operator wants none, and without those who
 * asked to be forgotten.
 */
export function filterPeople(
  evidence: readonly Evidence[],
  { people, isForgotten }: PeopleRules,
): Evidence[] {
  return evidence
    .filter((item) => people || !isAboutPeople(item))
    .map((item) => omitFromEvidence(item, isForgotten))
    .filter((item) => item !== null);
}

/** Whether the evidence is a team member or an observed change in the team. */
function isAboutPeople(item: Evidence): boolean {
  if (item.field === 'team.team_members') return true;
  const isOwnObservation = item.field === 'signals.highlights' && item.source === OWN_OBSERVATION.name;
  return isOwnObservation && item.value.type === 'leadership';
}
