import { foldText, isPlace, isPossibleJobTitle, nameLikelihood, parsePersonName } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { CONTRACT_TERM, RECRUITS } from './job-page-words';
import type { Entry } from './stated-jobs';

/** What is surely a title has at most so many characters and words. */
const LONGEST_TITLE = 60;
const MAX_WORDS = 8;
const LONG_WORD = /\p{L}{4}|[^\0-\u024f]{2}/u;
const TRAIL = / [/>›] .* [/>›] /;
/** The terms of an opening are at most so many blocks after its title. */
const NEAR = 4;
const LONGEST_TEXT = 60;
const LONGEST_TERM = 25;
const BETWEEN_TERMS = /[·•|,;/]| [–—-] /u;
const LABELLED = /^(?<label>[^:]{3,30}):./u;

/**
 * Whether each of several titles, or a single heading, is followed by a term of an opening: `Full-time`,
 * `Experience: 3 years`. That is how openings look whatever their titles.
 */
export function haveTerms(entries: readonly Entry[], blocks: readonly Block[]): boolean {
  const titles = entries.flatMap(({ title }) => (title !== null && isShortTitle(title) ? [title] : []));
  const [first] = entries;
  const isEnough = entries.length > 1 || (first?.block.level ?? 0) > 1;
  return (
    isEnough &&
    new Set(titles).size === entries.length &&
    entries.every((entry, index) => hasTerm(entry, entries[index + 1]?.at ?? Infinity, blocks))
  );
}

function hasTerm({ block, at, title }: Entry, nextAt: number, blocks: readonly Block[]): boolean {
  const name = title ?? '';
  const rest = block.text.slice(block.text.indexOf(name) + name.length);
  const after = blocks.slice(at + 1, Math.min(nextAt, at + 1 + NEAR));
  return [rest, ...after.flatMap(({ text, pieces }) => [text, ...pieces])]
    .filter((text) => text.length <= LONGEST_TEXT)
    .flatMap((text) => text.split(BETWEEN_TERMS))
    .some((part) => isTerm(part.trim()));
}

/** A contract, or a label that is none of a title. */
function isTerm(text: string): boolean {
  const label = LABELLED.exec(text)?.groups?.['label'];
  if (label !== undefined) return !isPossibleJobTitle(label);
  return text.length <= LONGEST_TERM && CONTRACT_TERM.test(foldText(text));
}

/** Whether a text has the form of a title, whatever its words: no place, no person, no trail of pages. */
export function isShortTitle(title: string): boolean {
  const name = parsePersonName(title);
  return (
    title.length <= LONGEST_TITLE &&
    title.split(' ').length <= MAX_WORDS &&
    LONG_WORD.test(title) &&
    !TRAIL.test(title) &&
    !CONTRACT_TERM.test(foldText(title)) &&
    !RECRUITS.test(title) &&
    !isPlace(title) &&
    (name === null || nameLikelihood(name) !== 'likely')
  );
}
