import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { elementText, textPieces } from '../element-text';
import { collapseWhitespace, parsePersonName, isRole, patternOf, wholeWords } from '@firmlens/text';

import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

/** An element that contains a person's name, and the heading above it. */
export interface NameElement {
  name: string;
  /** The position in the same element (`Maya Lindqvist, CEO`) or right next to it, or null. */
  position: string | null;
  /** Whether the position is the label of the name's table row or term. */
  isLabelled: boolean;
  element: Element;
  section: string;
}

const MAX_ELEMENTS = 20_000;
const MAX_NAMES = 600;
const MAX_TEXT = 130;
const NAME_ELEMENTS = new Set('h1 h2 h3 h4 h5 h6 strong b p span div a dt figcaption td dd li em'.split(' '));
const SKIPPED_ELEMENTS = new Set(['script', 'style', 'nav', 'noscript', 'template']);
/** Headings for a group of people rather than one person: `Board of Directors`. */
const GROUP = new RegExp(wholeWords(WORDS.groupHeadings), 'i');
/** Top positions written before the name: `President & CEO Kenji Mori`. */
const HEAD_BEFORE = new RegExp(
  `^(${patternOf(WORDS.headsBeforeNames, WORDS.headsOnlyFirst)}(?:(?: ?[&/,] ?| and )${patternOf(WORDS.headsBeforeNames)}){0,3})[: ]+(.+)$`,
  'u',
);
/** `, CEO`, `– CEO (since May)`, `(CEO) and`. */
const POSITION_AFTER_NAME =
  /^(?:[,:–—|·•-] ?(?<position>[^()]{2,90}?)(?: \(.*)?$|\((?<bracketed>[^()]{2,60})\))/u;
const INLINE = new Set('strong b a span em'.split(' '));
const BETWEEN = /\s*,\s+|\s+[–—|·•-]\s+|\s*[–—|]\s*|:\s+/;

/**
 * Returns every element whose whole text is a name, or a name and a position, in page order. Of nested
 * elements, the innermost counts.
 */
export function nameElements({ $ }: WebPage): NameElement[] {
  const names: NameElement[] = [];
  let section = '';
  let visited = 0;
  /** Returns whether the node contains a name. */
  const visit = (node: AnyNode): boolean => {
    if (!isTag(node)) return 'children' in node && node.children.map(visit).some(Boolean);
    visited += 1;
    if (visited > MAX_ELEMENTS || names.length >= MAX_NAMES || SKIPPED_ELEMENTS.has(node.name)) return false;
    if (node.children.map(visit).some(Boolean)) return true;
    if (!NAME_ELEMENTS.has(node.name)) return false;
    const text = elementText(node, MAX_TEXT + 10);
    const found = text.length > MAX_TEXT ? null : nameIn(text, node);
    if (found) {
      const label = labelOf(node);
      const position = found.position ?? label ?? positionBeside(node);
      names.push({ name: found.name, position, isLabelled: label !== null, element: node, section });
    }
    if (!found && isHeading(node) && (!isRole(text) || GROUP.test(text))) section = text;
    return found !== null;
  };
  $.root().toArray().forEach(visit);
  return names;
}

/** Returns the position that labels the name's table row or term: `<th>CEO</th><td>…</td>`. */
function labelOf(element: Element): string | null {
  if (element.name !== 'dd' && element.name !== 'td') return null;
  let before = element.prev;
  while (before && !isTag(before)) before = before.prev;
  const text = before ? elementText(before, MAX_TEXT).replace(/ ?[:：]$/, '') : '';
  return isRole(text) ? text : null;
}

/**
 * Returns the position in the plain text before or after a name in an inline element: `<b>Maya Lindqvist</b>,
 * CEO<br>`, `CEO: <b>…</b>`.
 */
function positionBeside(element: Element): string | null {
  if (!INLINE.has(element.name)) return null;
  const after =
    element.next && isText(element.next) ? collapseWhitespace(element.next.data.slice(0, MAX_TEXT)) : '';
  const behind = POSITION_AFTER_NAME.exec(after)?.groups;
  const position = (behind?.['bracketed'] ?? behind?.['position'])?.replace(/[.;,]$/, '').trim();
  if (position !== undefined && isRole(position)) return position;
  const before =
    element.prev && isText(element.prev) ? collapseWhitespace(element.prev.data.slice(-MAX_TEXT)) : '';
  const label = /^(?<position>[^:–—|]{2,60}?) ?[:–—|]$/u.exec(before)?.groups?.['position'];
  return label !== undefined && isRole(label) ? label : null;
}

export function isHeading({ name }: Element): boolean {
  return /^h[1-6]$/.test(name);
}

/**
 * Returns the name if a text is one, or starts with one before a position after a comma, dash or line break.
 */
function nameIn(text: string, element: Element): { name: string; position: string | null } | null {
  const pieces = textPieces(element, 4);
  const [first = '', ...rest] = pieces;
  const firstPieceName = rest.length > 0 ? parsePersonName(first) : null;
  const position = rest.join(', ').replace(/^[\s,–—|·-]+/, '');
  if (firstPieceName !== null) return { name: firstPieceName, position: isRole(position) ? position : null };
  const whole = parsePersonName(text);
  if (whole !== null) return { name: whole, position: null };
  const [before = '', ...after] = text.split(BETWEEN);
  const name = parsePersonName(before);
  if (name !== null && isRole(after.join(', '))) return { name, position: after.join(', ') };
  const [, leading = '', behind = ''] = HEAD_BEFORE.exec(text) ?? [];
  const headed = parsePersonName(behind);
  return headed === null ? null : { name: headed, position: leading };
}
