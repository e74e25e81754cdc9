import type { Evidence } from '@firmlens/contract';
import { leaveOutOfEvidence } from '@firmlens/domain';

interface PeopleRules {
  /** Whether people may be told about at all. */
  people: boolean;
  /** Whether a text names somebody who asked to be left out. */
  isForgotten: (text: string) => boolean;
}

/** The evidence that may be stored: without people where the operator wants none, and without those who asked for it. */
export function withinPeopleRules(
  evidence: readonly Evidence[],
  { people, isForgotten }: PeopleRules,
): Evidence[] {
  return evidence
    .filter(({ field }) => people || field !== 'team.team_members')
    .map((item) => leaveOutOfEvidence(item, isForgotten))
    .filter((item) => item !== null);
}
