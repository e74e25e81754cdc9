import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { collapseWhitespace } from '@firmlens/text';
import type { WebPage } from '../page/web-page';
import { isHeading } from './descendants';
import { elementText } from './element-text';

/** A heading and the text below it, up to the next heading. */
export interface Section {
  title: string;
  /** Heading level, 1 to 6. */
  level: number;
  /** Text blocks in order, with white space collapsed. */
  lines: string[];
  element: Element;
}

const MAX_SECTIONS = 300;
const MAX_LINES = 30;
const MAX_LINE = 1000;
const MAX_TITLE = 200;
/** Page elements that are not about the page's subject. */
const SKIPPED_ELEMENTS = new Set(
  'nav footer script style noscript template svg form aside select button dialog iframe'.split(' '),
);
const INLINE = new Set(
  'a abbr b bdi cite code data em i kbd mark q s small span strong sub sup time u var font wbr'.split(' '),
);

const known = new WeakMap<WebPage, Section[]>();

/** Splits a page into headings with their texts, in order, without navigation, footer and forms. */
export function sectionsOf(page: WebPage): Section[] {
  const sections = known.get(page) ?? readSections(page);
  known.set(page, sections);
  return sections;
}

/** Returns the sections below one, up to the next of the same or a higher level. */
export function subsections(sections: readonly Section[], at: number): Section[] {
  const level = sections[at]?.level ?? 0;
  const following = sections.slice(at + 1);
  const end = following.findIndex((section) => section.level <= level);
  return end === -1 ? following : following.slice(0, end);
}

function readSections(page: WebPage): Section[] {
  const sections: Section[] = [];
  let line = '';
  const endLine = (): void => {
    const text = collapseWhitespace(line.slice(0, MAX_LINE));
    const lines = sections.at(-1)?.lines;
    if (text !== '' && lines && lines.length < MAX_LINES) lines.push(text);
    line = '';
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) line += node.data;
    else if (isTag(node)) {
      if (
        SKIPPED_ELEMENTS.has(node.name) ||
        node.attribs['hidden'] !== undefined ||
        sections.length > MAX_SECTIONS
      )
        return;
      const isBlock = !INLINE.has(node.name);
      if (isBlock) endLine();
      if (isHeading(node)) {
        const title = elementText(node, MAX_TITLE);
        if (title !== '') sections.push({ title, level: Number(node.name[1]), lines: [], element: node });
        return;
      }
      node.children.forEach(visit);
      if (isBlock) endLine();
    } else if ('children' in node) node.children.forEach(visit);
  };
  page.$.root().toArray().forEach(visit);
  endLine();
  return sections;
}
