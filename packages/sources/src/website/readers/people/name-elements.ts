import { type AnyNode, type Element, isTag } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { elementText, textPieces } from '../element-text';
import { personName } from '../../../reading/person-name';
import { isRole } from '../../../reading/role';

/** An element that holds somebody's name, and the heading it stands under. */
export interface NameAt {
  name: string;
  /** The position that stands in the same element (`Maya Lindqvist, CEO`), or null. */
  position: string | null;
  element: Element;
  section: string;
}

const MAX_ELEMENTS = 20_000;
const MAX_NAMES = 600;
const MAX_TEXT = 130;
const NAME_ELEMENTS = new Set('h1 h2 h3 h4 h5 h6 strong b p span div a dt figcaption td li em'.split(' '));
const UNREAD = new Set(['script', 'style', 'nav', 'noscript', 'template']);
const BETWEEN = /\s*,\s+|\s+[–—|·•-]\s+|\s*[–—|]\s*|:\s+/;

/**
 * Every element whose whole text is a name, or a name and a position, in the order of the page; the innermost
 * where elements enclose one another.
 */
export function nameElements({ $ }: WebPage): NameAt[] {
  const names: NameAt[] = [];
  let section = '';
  let visited = 0;
  /** Whether a name was found in the node. */
  const visit = (node: AnyNode): boolean => {
    if (!isTag(node)) return 'children' in node && node.children.map(visit).some(Boolean);
    visited += 1;
    if (visited > MAX_ELEMENTS || names.length >= MAX_NAMES || UNREAD.has(node.name)) return false;
    if (node.children.map(visit).some(Boolean)) return true;
    if (!NAME_ELEMENTS.has(node.name)) return false;
    const text = elementText(node, MAX_TEXT + 10);
    const found = text.length > MAX_TEXT ? null : nameIn(text, node);
    if (found) names.push({ ...found, element: node, section });
    else if (isHeading(node) && !isRole(text)) section = text;
    return found !== null;
  };
  $.root().toArray().forEach(visit);
  return names;
}

export function isHeading({ name }: Element): boolean {
  return /^h[1-6]$/.test(name);
}

/** The name that a text is, or begins with before a position that follows after a comma, dash or line break. */
function nameIn(text: string, element: Element): { name: string; position: string | null } | null {
  const pieces = textPieces(element, 4);
  const [first = '', ...rest] = pieces;
  const ownPiece = rest.length > 0 ? personName(first) : null;
  const position = rest.join(', ').replace(/^[\s,–—|·-]+/, '');
  if (ownPiece !== null) return { name: ownPiece, position: isRole(position) ? position : null };
  const whole = personName(text);
  if (whole !== null) return { name: whole, position: null };
  const [before = '', ...after] = text.split(BETWEEN);
  const name = personName(before);
  return name !== null && isRole(after.join(', ')) ? { name, position: after.join(', ') } : null;
}
