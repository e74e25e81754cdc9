import type { Element } from 'domhandler';
import { layoutOf } from '../layout/layout';
import type { WebPage } from '../page/web-page';

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
/** Regions that are not about the page's subject. */
const OUTSIDE = new Set(['navigation', 'footer', 'form', 'aside', 'dialog']);

/** Splits a page into headings with their texts, in order, without navigation, footer and forms. */
export function sectionsOf(page: WebPage): Section[] {
  const sections: Section[] = [];
  for (const { text, level, element, region } of layoutOf(page).blocks) {
    if (OUTSIDE.has(region)) continue;
    const lines = sections.at(-1)?.lines;
    if (level === 0 && lines && lines.length < MAX_LINES) lines.push(text);
    if (level > 0 && sections.length < MAX_SECTIONS)
      sections.push({ title: text, level, lines: [], element });
  }
  return sections;
}

/** Returns the sections below one, up to the next of the same or a higher level. */
export function subsections(sections: readonly Section[], at: number): Section[] {
  const level = sections[at]?.level ?? 0;
  const following = sections.slice(at + 1);
  const end = following.findIndex((section) => section.level <= level);
  return end === -1 ? following : following.slice(0, end);
}
