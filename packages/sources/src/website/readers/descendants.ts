import { type AnyNode, type Element, isTag } from 'domhandler';

/** More elements than a card, a row or a list item of any real page has. */
const MAX_ELEMENTS = 400;

/**
 * The elements inside an element in document order, or null where there are more than a card or row can hold.
 * Looking for small parts of a page with this takes the same time on a page of any size.
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
 * What belongs to a heading: the largest element around it with no other heading and at most `maxText` units
 * of text, or in pages without such elements what follows it up to the next heading.
 */
export function cardOfHeading(heading: Element, maxText: number): Element[] {
  let card = heading;
  for (let climbed = 0; climbed < MAX_CLIMB; climbed++) {
    const parent: AnyNode | null = card.parent;
    if (!parent || !isTag(parent) || FRAMES.has(parent.name)) break;
    const inside = descendants(parent);
    if (!inside || inside.filter(isHeading).length > 1 || textLength(parent) > maxText) break;
    card = parent;
  }
  return card === heading ? [heading, ...followers(heading)] : [card];
}

const MAX_CLIMB = 4;
const MAX_FOLLOWERS = 5;
const FRAMES = new Set(['body', 'main', 'html']);

function followers(heading: Element): Element[] {
  const found: Element[] = [];
  for (let next = heading.next; next && found.length < MAX_FOLLOWERS; next = next.next) {
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
