import type { Block } from '../../layout/blocks';
import type { NameBlock } from './name-blocks';

/** How far above a name the heading of its list is, in blocks. */
const MAX_BLOCKS = 200;

/**
 * Returns the heading above a list of names that are headings of the same level as it: `<h2>Team</h2>`,
 * `<h2>Maya Lindqvist</h2>`. Null if there is none.
 */
export function listHeading({ block, index }: NameBlock, blocks: readonly Block[]): string | null {
  if (block.level === 0) return null;
  for (let at = index - 1; at >= Math.max(0, index - MAX_BLOCKS); at--) {
    const above = blocks[at];
    if (!above || above.region !== block.region) return null;
    if (above.level === 0 || above.level > block.level || above.path === block.path) continue;
    return above.level === block.level ? above.text : null;
  }
  return null;
}
