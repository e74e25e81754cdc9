import { type AnyNode, type Element, isTag } from 'domhandler';

/** More elements than any real card, row or list item contains. */
const MAX_ELEMENTS = 400;

/**
 * Returns the descendants of an element in document order, or null if there are more than a card or row can
 * contain. Takes the same time for pages of any size.
 */
export function descendants(element: Element): Element[] | null {
  const found: Element[] = [];
  const visit = (node: AnyNode): boolean => {
    if (!isTag(node)) return true;
    found.push(node);
    return found.length <= MAX_ELEMENTS && node.children.every(visit);
  };
  return element.children.every(visit) ? found : null;
}

export function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.name);
}

/**
 * Returns the content that belongs to a heading: the largest element around it with no other heading and at
 * most `maxText` UTF-16 units of text. On pages without such elements, the siblings up to the next heading.
 */
export function cardOfHeading(heading: Element, maxText: number): Element[] {
  let card = heading;
  for (let level = 0; level < MAX_ANCESTORS; level++) {
    const parent: AnyNode | null = card.parent;
    if (!parent || !isTag(parent) || LAYOUT_ELEMENTS.has(parent.name)) break;
    const inside = descendants(parent);
    if (!inside || inside.filter(isHeading).length > 1 || textLength(parent) > maxText) break;
    card = parent;
  }
  return card === heading ? [heading, ...followingElements(heading)] : [card];
}

const MAX_ANCESTORS = 4;
const MAX_FOLLOWING_ELEMENTS = 5;
const LAYOUT_ELEMENTS = new Set(['body', 'main', 'html']);

function followingElements(heading: Element): Element[] {
  const found: Element[] = [];
  for (let next = heading.next; next && found.length < MAX_FOLLOWING_ELEMENTS; next = next.next) {
    if (!isTag(next)) continue;
    if (isHeading(next) || (descendants(next) ?? [next]).some(isHeading)) break;
    found.push(next);
  }
  return found;
}

function textLength(node: AnyNode): number {
  if ('data' in node) return node.data.length;
  return 'children' in node ? node.children.reduce((sum, child) => sum + textLength(child), 0) : 0;
}
