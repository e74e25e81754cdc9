import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { collapseWhitespace } from '@firmlens/text';
import type { WebPage } from '../page/web-page';
import { isHidden } from '../page/visible-text';
import { kindOf } from './path-signature';
import { type Region, regionOf } from './region';

/** A run of text that a visitor sees as one line or paragraph. */
export interface Block {
  /** White space folded, at most 2,000 UTF-16 units. */
  text: string;
  /** The parts of the text that are marked up differently, such as a name in bold and the words after it. */
  pieces: string[];
  /** 1 to 6 for a heading, else 0. */
  level: number;
  /** The innermost element that contains the whole text. */
  element: Element;
  region: Region;
  /** The kinds of the elements around it, from the page down. Blocks of one path play the same role. */
  path: string;
  /** Share of its text inside links, 0 to 1. */
  linkShare: number;
  /** The nearest heading above it that is not in its own repeated unit, or null. */
  heading: Block | null;
}

const MAX_BLOCKS = 1_000;
const MAX_TEXT = 2_000;
/** Of all blocks together. */
const MAX_PAGE_TEXT = 120_000;
/** Real paths stay below 3,000. The elements below one so long play one role. */
const MAX_PATH = 8_000;
const SKIPPED_ELEMENTS = new Set(
  'script style noscript template svg math iframe object embed canvas audio video title select datalist textarea'.split(
    ' ',
  ),
);
const INLINE_ELEMENTS = new Set(
  'a abbr b bdi big button cite code data del em font i img ins kbd label mark q s small span strong sub sup time u var wbr acronym tt strike nobr'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;

/**
 * Returns a page's blocks in document order, with all regions. Takes time linear in the page and reads a page
 * of any size up to a limit.
 */
export function readBlocks({ $ }: Pick<WebPage, '$'>): Block[] {
  const blocks: Block[] = [];
  const headings: Block[] = [];
  const containsBlocks = blocksInside();
  let textLeft = MAX_PAGE_TEXT;
  let line = '';
  let linked = 0;
  let parts: Element[] = [];
  let pieces: string[] = [];

  const isFull = (): boolean => blocks.length >= MAX_BLOCKS || textLeft <= 0;
  const endLine = (around: Element | null, region: Region, path: string): void => {
    const text = collapseWhitespace(line.slice(0, MAX_TEXT));
    const [part] = parts;
    const isOnePart = part !== undefined && parts.every((other) => other === part);
    const element = isOnePart ? part : around;
    if (text !== '' && element && !isFull()) {
      textLeft -= text.length;
      const level = headingLevel(element);
      const block: Block = {
        text,
        pieces: pieces.map((piece) => collapseWhitespace(piece)).filter((piece) => piece !== ''),
        level,
        element,
        region,
        path: isOnePart && part !== around ? extended(path, part) : path,
        linkShare: Math.min(1, linked / Math.max(1, text.replace(/\s/g, '').length)),
        heading: null,
      };
      if (level > 0) while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
      block.heading = headings.at(-1) ?? null;
      if (level > 0) headings.push(block);
      blocks.push(block);
    }
    line = '';
    linked = 0;
    parts = [];
    pieces = [];
  };

  const visit = (
    node: AnyNode,
    around: Element | null,
    inline: Element | null,
    inLink: boolean,
    region: Region,
    path: string,
  ): void => {
    if (isFull()) return;
    if (isText(node)) {
      if (line.length > MAX_TEXT) return;
      const data = node.data.slice(0, MAX_TEXT);
      const part = inline ?? around ?? undefined;
      // Cards often separate `<span>name</span><span>position</span>` by style alone.
      if (
        inline?.attribs['class'] !== undefined &&
        parts.length > 0 &&
        parts.at(-1) !== inline &&
        /[\p{L}\p{N}]$/u.test(line.slice(-2)) &&
        /^[\p{L}\p{N}]/u.test(data)
      )
        endLine(around, region, path);
      line += data;
      if (part !== undefined && part === parts.at(-1)) pieces.push(`${pieces.pop() ?? ''}${data}`);
      else pieces.push(data);
      if (/\S/.test(data)) {
        if (part) parts.push(part);
        if (inLink) linked += data.replace(/\s/g, '').length;
      }
      return;
    }
    if (!isTag(node)) {
      if ('children' in node)
        for (const child of node.children) visit(child, around, inline, inLink, region, path);
      return;
    }
    if (SKIPPED_ELEMENTS.has(node.name) || isHidden(node.attribs)) return;
    if (node.name === 'br' || node.name === 'hr') {
      // A line break in a heading only wraps it, but may stand between a position and a name.
      if (around && HEADING.test(around.name)) {
        line += ' ';
        pieces.push('');
      } else endLine(around, region, path);
      return;
    }
    const isInline = INLINE_ELEMENTS.has(node.name) && !containsBlocks(node);
    if (isInline) {
      for (const child of node.children)
        visit(child, around, node, inLink || node.name === 'a', region, path);
      return;
    }
    endLine(around, region, path);
    const inner = regionOf(node, region);
    const innerPath = extended(path, node);
    for (const child of node.children)
      visit(child, node, null, inLink || node.name === 'a', inner, innerPath);
    endLine(node, inner, innerPath);
  };
  for (const node of $.root().toArray()) visit(node, null, null, false, 'main', '');
  return blocks;
}

/** Returns whether an inline element contains block elements, as links around whole cards do. */
function blocksInside(): (element: Element) => boolean {
  /** Inline elements nest, and each is looked at once. */
  const known = new Map<Element, boolean>();
  const containsBlocks = (element: Element): boolean => {
    const contains =
      known.get(element) ??
      element.children.some(
        (child) =>
          isTag(child) &&
          (INLINE_ELEMENTS.has(child.name)
            ? containsBlocks(child)
            : child.name !== 'br' && !SKIPPED_ELEMENTS.has(child.name)),
      );
    known.set(element, contains);
    return contains;
  };
  return containsBlocks;
}

function extended(path: string, element: Element): string {
  return path.length < MAX_PATH ? `${path}>${kindOf(element)}` : path;
}

function headingLevel(element: Element): number {
  for (let around: AnyNode | null = element; around && isTag(around); around = around.parent) {
    if (HEADING.test(around.name)) return Number(around.name[1]);
    if (!INLINE_ELEMENTS.has(around.name)) return 0;
  }
  return 0;
}
