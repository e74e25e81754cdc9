import type { TeamMember } from '@firmlens/contract';

/** Creates a person of whom only the name is known, and the position if given. */
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
