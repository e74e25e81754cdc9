import { isFrequentWord, isRole, parsePersonName, patternOf, roleAtStart } from '@firmlens/text';
import { splitSentences } from '../split-sentences';
import type { Candidate } from './candidates';
import { GROUP } from './positions';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

const LONGEST_HEADING = 40;
const MAX_HEADING_WORDS = 3;
const LONGEST_POSITION = 60;
const MAX_WORDS = 5;
/** How far into its sentence a biography names the person, and the verb after the name. */
const MAX_BEFORE_VERB = 60;
/** `Maya is a …`, `Brandt ist unser …`: the verb, and an article or a possessive. */
const IS = new RegExp(`^.{0,${MAX_BEFORE_VERB}}? ${patternOf(WORDS.copulas)} (?<rest>.{3,80})`, 'u');
/** `Fitter with 20 years of experience` */
const EXPERIENCED = new RegExp(`^ ${patternOf(WORDS.experienced)} `, 'u');
const ARTICLE = /^\p{Ll}{1,7} /u;

/**
 * Returns the position that the page states elsewhere than in a label of the name: the heading above a list of names,
 * `Paralegals`, or the first sentence of a biography, `Maya is our CTO`. Null if there is none.
 */
export function otherPosition(candidate: Candidate): string | null {
  return positionInBiography(candidate) ?? headingAbove(candidate);
}

function headingAbove({ person }: Candidate): string | null {
  const text = person.block.heading?.text.replace(/:$/, '') ?? '';
  const words = text.split(' ');
  const isShort = text.length <= LONGEST_HEADING && words.length <= MAX_HEADING_WORDS;
  if (!isShort || !isRole(text) || GROUP.test(text) || isFrequentWord(words[0] ?? '')) return null;
  // `Maya Lindqvist CTO`
  const start = words.slice(0, 2).join(' ');
  return parsePersonName(start) !== null && !isRole(start) ? null : text;
}

function positionInBiography({ person, beside, above }: Candidate): string | null {
  const text = beside.slice(above).find((block) => block.text.length >= LONGEST_POSITION)?.text ?? '';
  const experienced = experiencedPosition(text);
  if (experienced !== null) return experienced;
  const [first = ''] = splitSentences(text.slice(0, 300));
  const start = first.slice(0, MAX_BEFORE_VERB);
  if (!person.name.split(' ').some((word) => word.length > 2 && start.includes(word))) return null;
  return roleInFront((IS.exec(first)?.groups?.['rest'] ?? '').replace(ARTICLE, ''));
}

/** Returns the position that a text about somebody begins with: `Fitter with 20 years of experience`. Null if it is none. */
export function experiencedPosition(text: string): string | null {
  const position = roleAtStart(text);
  return position !== null && EXPERIENCED.test(text.slice(position.length)) && text.startsWith(position)
    ? position
    : null;
}

/**
 * Returns the position that a text begins with: `founding partner of Acme`. A word before it is a name: `Cloud
 * Engineer`.
 */
function roleInFront(text: string): string | null {
  const [clause = ''] = text.split(/[,.;:!?()–—]/, 1);
  const words = clause.split(' ').slice(0, MAX_WORDS);
  const first = words.findIndex((_, at) => isRole(words.slice(0, at + 1).join(' ')));
  if (first === -1 || !words.slice(0, first).every((word) => /^\p{Lu}/u.test(word))) return null;
  let end = first + 1;
  while (end < words.length && isRole(words[end] ?? '')) end += 1;
  return words.slice(0, end).join(' ');
}
