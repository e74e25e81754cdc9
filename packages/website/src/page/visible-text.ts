import { type AnyNode, isTag, isText } from 'domhandler';
import { collapseWhitespace } from '@firmlens/text';

/** Elements whose content a visitor does not read as text of the page. */
const UNREAD_ELEMENTS = new Set(
  'script style noscript template svg math iframe object embed canvas audio video title select datalist textarea nav dialog'.split(
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

/**
 * Returns the visible text of the given nodes: one line per block, white space folded, no empty lines, at
 * most `maxLength` UTF-16 units. Navigation, scripts, form options and hidden elements are left out.
 */
export function visibleText(nodes: readonly AnyNode[], maxLength: number): string {
  const lines: string[] = [];
  /** White space folded, except at its ends. */
  let line = '';
  let endsInSpace = false;
  let length = 0;
  let followsElement = false;

  const endLine = (): void => {
    if (line === '') return;
    const text = collapseWhitespace(line);
    line = '';
    endsInSpace = false;
    if (text === '') return;
    lines.push(text);
    length += text.length + 1;
  };
  const addText = (data: string): void => {
    // White space is longer than the space it becomes. What lies beyond this cannot reach the result.
    const text = data.slice(0, maxLength * 8 + 1_000).replace(/\s+/g, ' ');
    line += endsInSpace && text.startsWith(' ') ? text.slice(1) : text;
    endsInSpace = text === '' ? endsInSpace : text.endsWith(' ');
  };
  const visit = (node: AnyNode): void => {
    if (length + line.length >= maxLength) return;
    if (isText(node)) {
      addText(node.data);
      followsElement = false;
    } else if (isTag(node)) {
      if (UNREAD_ELEMENTS.has(node.name) || node.attribs['role'] === 'navigation' || isHidden(node.attribs))
        return;
      const block = BLOCK_ELEMENTS.has(node.name);
      if (block) endLine();
      else if (followsElement && SEPARATED_ELEMENTS.has(node.name)) addText(' ');
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
