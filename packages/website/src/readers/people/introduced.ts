import { isRole } from '@firmlens/text';
import type { Block } from '../../layout/blocks';

const LONGEST_LABEL = 60;

/**
 * Whether a heading stands between a position, with which the element around it begins, and a text that begins with the
 * same word: `Owner`, `Maya`, `Maya founded the workshop.` Only names of people do.
 */
export function isIntroduced(blocks: readonly Block[], index: number): boolean {
  const [before, above, name, below] = [-2, -1, 0, 1].map((offset) => blocks[index + offset]);
  if (!above || !name || !below || name.level === 0 || below.level > 0) return false;
  const card = name.element.parent;
  const isEyebrow = above.element.parent === card && before?.element.parent !== card;
  const [first = ''] = name.text.split(' ');
  return (
    isEyebrow &&
    above.text.length <= LONGEST_LABEL &&
    isRole(above.text) &&
    below.text.length > LONGEST_LABEL &&
    below.text.startsWith(`${first} `)
  );
}
