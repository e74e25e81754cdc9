import { type AnyNode, isTag, isText } from 'domhandler';
import { collapseWhitespace } from '@firmlens/text';
import { visibleText } from '../page/visible-text';

const SKIPPED_ELEMENTS = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select']);

/** Returns an element's text on one line, at most `maxLength` UTF-16 units. */
export function elementText(element: AnyNode, maxLength = 500): string {
  const inside = 'children' in element ? element.children : [element];
  return collapseWhitespace(visibleText(inside, maxLength));
}

/**
 * Returns the separate pieces of text in an element, in order, at most `maxPieces`. Cards and rows separate
 * pieces by style only, so the plain text would run together.
 */
export function textPieces(element: AnyNode, maxPieces = 60): string[] {
  const pieces: string[] = [];
  const visit = (node: AnyNode): void => {
    if (pieces.length >= maxPieces) return;
    if (isText(node)) {
      const text = collapseWhitespace(node.data.slice(0, 2000));
      if (text !== '') pieces.push(text);
    } else if ('children' in node && !(isTag(node) && SKIPPED_ELEMENTS.has(node.name)))
      node.children.forEach(visit);
  };
  visit(element);
  return pieces;
}
