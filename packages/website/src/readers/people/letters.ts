import { speaksInFirstPerson } from '@firmlens/headlines';
import { patternOf, roleAtEnd } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import type { Candidate } from './candidates';
import type { NameBlock } from './name-blocks';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

/** Text above a signature that is not its letter: a signature in the form of a picture, a company's name. */
const NEAR = 3;
const LONGEST_HEADING = 80;
const SIGNER = new RegExp(`^${patternOf(WORDS.signers)} (?=\\p{Lu})`, 'u');
const CLOSING = new RegExp(`^${patternOf(WORDS.closings)}[ ,.!]*$`, 'iu');
/** `Message from our Chairman`, but `Chairman’s Message` as well. */
const GREETING_LAST = new RegExp(`^(?<before>.{2,60}?)(?:['’]s?)? ${patternOf(WORDS.greetings)}$`, 'iu');
const GREETING = new RegExp(`(?<!\\p{L})${patternOf(WORDS.greetings)}`, 'iu');

/**
 * Whether a name is the signature below a letter to visitors: after `Yours`, below `Sincerely`, or below a text in
 * the first person under the heading `A message from our CEO`.
 */
export function signsLetter({ block, index, likelihood }: NameBlock, blocks: readonly Block[]): boolean {
  if (likelihood === 'unlikely') return false;
  // `Message from our Chairman`, and the name in a heading of its own
  if (block.level > 0) return greeterIn(blocks[index - 1]?.text ?? '') !== null;
  const above = blocks.slice(Math.max(0, index - NEAR), index);
  if (SIGNER.test(block.text) || above.some(({ text }) => CLOSING.test(text))) return true;
  const isUnderGreeting = headingsAbove(block).some(
    (text) => text.length <= LONGEST_HEADING && GREETING.test(text),
  );
  return isUnderGreeting && above.some(({ text }) => speaksInFirstPerson(text));
}

/**
 * Returns a candidate's position, for who signs a letter the one that its heading gives: `Message from our Chairman`.
 */
export function positionOfSigner(
  { isSigned, position, person: { block, index } }: Pick<Candidate, 'isSigned' | 'position' | 'person'>,
  blocks: readonly Block[],
): string | null {
  if (!isSigned || (position !== null && !GREETING.test(position))) return position;
  const titles = [blocks[index - 1]?.text ?? '', ...headingsAbove(block)];
  return titles.map(greeterIn).find((found) => found !== null) ?? position;
}

function greeterIn(heading: string): string | null {
  const text = heading.replace(/[ :.…]+$/u, '');
  if (text.length > LONGEST_HEADING || !GREETING.test(text)) return null;
  return roleAtEnd(GREETING_LAST.exec(text)?.groups?.['before'] ?? text);
}

/** Returns the texts of the headings that a block is below, the nearest first. */
export function headingsAbove(block: Block): string[] {
  const titles: string[] = [];
  for (let heading = block.heading; heading && titles.length < 4; heading = heading.heading)
    titles.push(heading.text);
  return titles;
}
