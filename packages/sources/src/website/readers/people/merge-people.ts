import type { TeamMember } from '@firmlens/contract';
import { foldName, foldText } from '../../../parsing/fold-text';

const LONGEST_POSITION = 80;

/** Somebody who works for the company, and where a page says so. */
export interface ExtractedPerson {
  member: TeamMember;
  origin: string;
  url: URL;
  confidence: number;
}

/** Each person once: what several places say is put together, the surest first. */
export function mergePeople(people: readonly ExtractedPerson[]): ExtractedPerson[] {
  const merged = new Map<string, ExtractedPerson>();
  for (const person of people.toSorted((a, b) => b.confidence - a.confidence)) {
    const key = foldName(person.member.name);
    const held = merged.get(key);
    merged.set(key, held ? { ...held, member: filled(held.member, person.member) } : person);
  }
  return [...merged.values()];
}

/** Of two positions the first, unless the second says the same and more: `Founder`, `Co-founder and CEO`. */
function moreTelling(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  const more = wordsOf(second);
  const isMore = more.length > wordsOf(first).length && wordsOf(first).every((word) => more.includes(word));
  return isMore && second.length <= LONGEST_POSITION ? second : first;
}

function wordsOf(position: string): string[] {
  return foldText(position)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The first with its gaps filled from the second. */
function filled(first: TeamMember, second: TeamMember): TeamMember {
  return {
    name: first.name,
    position: moreTelling(first.position, second.position),
    linkedin_url: first.linkedin_url ?? second.linkedin_url,
    country: first.country ?? second.country,
    city: first.city ?? second.city,
    nationality: first.nationality ?? second.nationality,
    biography: first.biography ?? second.biography,
    experience: first.experience.length > 0 ? first.experience : second.experience,
    education: first.education.length > 0 ? first.education : second.education,
  };
}
