import { isRole, nameLikelihood, parsePersonName } from '@firmlens/text';
import type { Block } from '../../layout/blocks';

const LONGEST_LABEL = 60;
/** So many cards of one shape are a list. */
const MIN_CARDS = 2;

/**
 * Whether a heading stands between a position, with which the element around it begins, and a text that begins with the
 * same word: `Owner`, `Maya`, `Maya founded the workshop.` Only names of people do.
 */
export function isIntroduced(blocks: readonly Block[], index: number): boolean {
  const [before, above, name, below] = [-2, -1, 0, 1].map((offset) => blocks[index + offset]);
  if (!above || !name || !below || name.level === 0 || below.level > 0) return false;
  const [first = ''] = name.text.split(' ');
  return (
    isBelowPosition(above, name, before) &&
    below.text.length > LONGEST_LABEL &&
    below.text.startsWith(`${first} `)
  );
}

/**
 * Whether a text and all others of its path stand below a position, with which the card around them begins, and one of
 * them is a likely name.
 */
export function isInCardsOfPositions(blocks: readonly Block[], index: number): boolean {
  const cards = blocks.flatMap((name, at) => (name.path === blocks[index]?.path ? [{ name, at }] : []));
  return (
    cards.length >= MIN_CARDS &&
    cards.some(({ name }) => nameLikelihood(parsePersonName(name.text) ?? '') === 'likely') &&
    cards.every(({ name, at }) => isBelowPosition(blocks[at - 1], name, blocks[at - 2]))
  );
}

/** Whether a text stands below a position with which the element around it begins. */
function isBelowPosition(above: Block | undefined, { element }: Block, before: Block | undefined): boolean {
  return (
    above?.element.parent === element.parent &&
    before?.element.parent !== element.parent &&
    above.text.length <= LONGEST_LABEL &&
    isRole(above.text)
  );
}
