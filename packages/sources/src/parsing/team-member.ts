import type { TeamMember } from '@firmlens/contract';

/** A person of whom no more is known than the name, and the position where it is given. */
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
