import { type Element, isTag } from 'domhandler';
import { isJobTitle, isPossibleJobTitle } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { elementText, textPieces } from '../element-text';

/** Bullets, and the numbers of a list. */
export const BULLET = /^(?:[^\p{L}\p{N}(.]+|\d{1,2}[.)]\s+)/u;

/** Returns the title that markup sets off from what follows: `<b>Joiner</b> – Leeds`, `Joiner<br>Leeds`. */
export function setOffTitle({ element, text }: Block): string | null {
  // A line of a paragraph is less than its element.
  if (elementText(element) !== text) return null;
  const [first = '', next = ''] = textPieces(element, 2).map((piece) => piece.replace(BULLET, ''));
  return next !== '' &&
    !/^[(,&/\p{Ll}]/u.test(next) &&
    isPossibleJobTitle(first) &&
    isRoleOrBold(element, first)
    ? first
    : null;
}

function isRoleOrBold(element: Element, first: string): boolean {
  const [child] = element.children.filter(
    (node) => isTag(node) || ('data' in node && node.data.trim() !== ''),
  );
  const isBold = child !== undefined && isTag(child) && ['b', 'strong', 'a'].includes(child.name);
  return isJobTitle(first) || isBold;
}
