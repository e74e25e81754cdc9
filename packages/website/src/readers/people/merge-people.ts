import type { TeamMember } from '@firmlens/contract';
import { foldName, foldText } from '@firmlens/text';

const LONGEST_POSITION = 80;
const SHORTEST_FORM = 3;
/** Shorter words of positions are articles. */
const SHORTEST_TASK = 3;

/** `Maya L.` */
const INITIAL_LAST = /^\p{L}{2,} \p{Lu}$/u;

/** A person who works for the company, and the page that says so. */
export interface ExtractedPerson {
  member: TeamMember;
  origin: string;
  url: URL;
  confidence: number;
}

/**
 * Merges the readings of each person, with the highest confidence first. A middle name or a second surname may be
 * missing in some of them: `Ana Prado`, `Ana Prado Ruiz`.
 */
export function mergePeople(people: readonly ExtractedPerson[]): ExtractedPerson[] {
  const merged: ExtractedPerson[] = [];
  const namesakes = new Map<string, number[]>();
  for (const person of people.toSorted((a, b) => b.confidence - a.confidence)) {
    const words = nameWords(person);
    const withSameWord = words.flatMap((word) => namesakes.get(word) ?? []);
    const at = withSameWord.find((index) => isSamePerson(person, merged[index] as ExtractedPerson));
    const known = at === undefined ? undefined : merged[at];
    if (at === undefined || !known) {
      const added = merged.push(person) - 1;
      for (const word of new Set(words)) namesakes.set(word, [...(namesakes.get(word) ?? []), added]);
    } else merged[at] = { ...known, member: withGapsFilled(known.member, person.member) };
  }
  return merged.filter(({ member }) => !isShortFor(member.name, merged));
}

function isSamePerson(person: ExtractedPerson, other: ExtractedPerson): boolean {
  const [words, otherWords] = [nameWords(person), nameWords(other)];
  return (
    isPartOf(words, otherWords) ||
    (isShortForm(words, otherWords) && haveSameTask(person.member.position, other.member.position))
  );
}

/** `Sam Novak`, `Samuel Novak` */
function isShortForm(
  [first = '', ...rest]: readonly string[],
  [other = '', ...others]: readonly string[],
): boolean {
  const [short, long] = first.length < other.length ? [first, other] : [other, first];
  return short.length >= SHORTEST_FORM && long.startsWith(short) && rest.join(' ') === others.join(' ');
}

function haveSameTask(position: string | null, other: string | null): boolean {
  const words = wordsOf(other ?? '');
  return wordsOf(position ?? '').some((word) => word.length >= SHORTEST_TASK && words.includes(word));
}

/**
 * Whether a given name or surnames alone, or a given name and the initial of the surname, are those of a person whose
 * whole name is known: `Chris` or `Chris D.`, `Christopher Day`.
 */
function isShortFor(name: string, people: readonly ExtractedPerson[]): boolean {
  const isGivenName = !name.includes(' ');
  const short = name.replace(/\.$/, '');
  const hasInitial = INITIAL_LAST.test(short);
  return people.some(
    ({ member }) =>
      (isGivenName && member.name.includes(' ') && member.name.startsWith(name)) ||
      (hasInitial && member.name.length > name.length && member.name.startsWith(short)) ||
      member.name.endsWith(` ${name}`),
  );
}

function nameWords({ member }: ExtractedPerson): string[] {
  return member.name.split(' ').map(foldName);
}

/** Whether one of two names has all words of the other. A single word is a namesake's as well. */
function isPartOf(words: readonly string[], others: readonly string[]): boolean {
  const [short, long] = words.length < others.length ? [words, others] : [others, words];
  return (short.length > 1 || long.length === 1) && short.every((word) => long.includes(word));
}

/**
 * Returns the first of two positions, unless the second contains it and says more: `Founder`, `Co-founder and
 * CEO`.
 */
function moreDetailed(first: string | null, second: string | null): string | null {
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

/** Fills the gaps of the first from the second. */
function withGapsFilled(first: TeamMember, second: TeamMember): TeamMember {
  return {
    name: first.name,
    position: moreDetailed(first.position, second.position),
    linkedin_url: first.linkedin_url ?? second.linkedin_url,
    country: first.country ?? second.country,
    city: first.city ?? second.city,
    nationality: first.nationality ?? second.nationality,
    biography: first.biography ?? second.biography,
    experience: first.experience.length > 0 ? first.experience : second.experience,
    education: first.education.length > 0 ? first.education : second.education,
  };
}
