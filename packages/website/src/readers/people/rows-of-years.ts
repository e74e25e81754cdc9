import { isTag } from 'domhandler';
import type { Block } from '../../layout/blocks';
import { elementText } from '../element-text';

/** `2009 – today` */
const YEAR_FIRST = /^\W{0,3}(?:19|20)\d\d(?!\d)/;
const MAX_LEVELS = 4;

/** Whether a block stands in a row that begins with a year, as in a table of what somebody has done or studied. */
export function isInRowOfYear({ element }: Block): boolean {
  let cell: Block['element'] | null = element;
  for (let level = 0; level < MAX_LEVELS && cell; level++) {
    const row: Block['element']['parent'] = cell.parent;
    if (row && isTag(row) && row.name === 'tr') {
      const first = row.children.find(isTag);
      return first !== undefined && first !== cell && YEAR_FIRST.test(elementText(first));
    }
    cell = row && isTag(row) ? row : null;
  }
  return false;
}
