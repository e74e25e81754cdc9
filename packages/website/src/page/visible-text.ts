import { type AnyNode, isTag, isText } from 'domhandler';
import { collapseWhitespace } from '@firmlens/text';

/** Elements whose content a visitor does not read as text of the page. */
const UNREAD_ELEMENTS = new Set(
  'script style noscript template svg math iframe object embed canvas audio video head select datalist textarea nav dialog'.split(
    ' ',
  ),
);
/** Block elements. */
const BLOCK_ELEMENTS = new Set(
  'address article aside blockquote body br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Elements that browsers show separately from adjacent text although they share its line. */
const SEPARATED_ELEMENTS = new Set(['a', 'button', 'label', 'td', 'th', 'time', 'option', 'img']);

/** A text has at most this many times as many characters as when its white space is folded. */
const MOST_WHITE_SPACE = 10;

/**
 * Returns the visible text of the given nodes: one line per block, white space folded, no empty lines, at
 * most `maxLength` UTF-16 units. Navigation, scripts, form options and hidden elements are left out.
 */
export function visibleText(nodes: readonly AnyNode[], maxLength: number): string {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  let followsElement = false;

  const endLine = (): void => {
    const text = collapseWhitespace(line);
    line = '';
    if (text === '') return;
    lines.push(text);
    length += text.length + 1;
  };
  const visit = (node: AnyNode): void => {
    if (length >= maxLength) return;
    if (isText(node)) {
      // White space is folded, so that a line may need more than what is left.
      const room = (maxLength - length) * MOST_WHITE_SPACE - line.length;
      if (room > 0) line += node.data.slice(0, room);
      followsElement = false;
    } else if (isTag(node)) {
      if (UNREAD_ELEMENTS.has(node.name) || node.attribs['role'] === 'navigation' || isHidden(node.attribs))
        return;
      const block = BLOCK_ELEMENTS.has(node.name);
      if (block) endLine();
      else if (followsElement && SEPARATED_ELEMENTS.has(node.name)) line += ' ';
      followsElement = false;
      node.children.forEach(visit);
      if (block) endLine();
      followsElement = !block;
    } else if ('children' in node) node.children.forEach(visit);
  };
  nodes.forEach(visit);
  endLine();
  return lines.join('\n').slice(0, maxLength).trimEnd();
}

/** Whether an element is hidden from visitors by its attributes. */
export function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  if (attributes['hidden'] !== undefined) return true;
  const style = attributes['style'];
  return style !== undefined && /display\s?:\s?none|visibility\s?:\s?hidden/i.test(style.slice(0, 500));
}
