import { speaksInFirstPerson } from '@firmlens/headlines';
import { patternOf } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import type { NameBlock } from './name-blocks';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

/** Text above a signature that is not its letter: a signature in the form of a picture, a company's name. */
const NEAR = 3;
const LONGEST_HEADING = 80;
const SIGNER = new RegExp(`^${patternOf(WORDS.signers)} (?=\\p{Lu})`, 'u');
const CLOSING = new RegExp(`^${patternOf(WORDS.closings)}[ ,.!]*$`, 'iu');
const GREETING = new RegExp(`(?<!\\p{L})${patternOf(WORDS.greetings)}`, 'iu');

/**
 * Whether a name is the signature below a letter to visitors: after `Yours`, below `Sincerely`, or below a text in
 * the first person under the heading `A message from our CEO`.
 */
export function signsLetter({ block, index, likelihood }: NameBlock, blocks: readonly Block[]): boolean {
  if (block.level > 0 || likelihood === 'unlikely') return false;
  const above = blocks.slice(Math.max(0, index - NEAR), index);
  if (SIGNER.test(block.text) || above.some(({ text }) => CLOSING.test(text))) return true;
  const isUnderGreeting = headingsAbove(block).some(
    (text) => text.length <= LONGEST_HEADING && GREETING.test(text),
  );
  return isUnderGreeting && above.some(({ text }) => speaksInFirstPerson(text));
}

/** Returns the texts of the headings that a block is below, the nearest first. */
export function headingsAbove(block: Block): string[] {
  const titles: string[] = [];
  for (let heading = block.heading; heading && titles.length < 4; heading = heading.heading)
    titles.push(heading.text);
  return titles;
}
