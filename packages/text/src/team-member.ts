import type { TeamMember } from '@firmlens/contract';

/** Creates a team member with a name, a position if given, and nothing else. */
export function createTeamMember(name: string, position: string | null = null): TeamMember {
  return {
    name,
    position,
    linkedin_url: null,
    country: null,
    city: null,
    nationality: null,
    biography: null,
    experience: [],
    education: [],
  };
}
