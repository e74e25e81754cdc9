import { foldText, isJobTitle, stripTitleLabel } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { INVITATION, OPENINGS_HEADING } from './job-page-words';

/** The blocks below a heading for openings. */
export interface OpeningsSection {
  /** The index of the heading's block, which identifies the section. */
  start: number;
}

/** A longer line that is no heading is a sentence. */
const LONGEST_LABEL = 60;
/** A line without a heading's markup, and an invitation, introduce what stands directly below them. */
const LOWEST_LEVEL = 7;

/**
 * Returns for each block the section for openings that it is in, or null. A section ends at a heading of the
 * same or a higher level, unless headings like it are the titles of openings.
 */
export function openingsSections(blocks: readonly Block[]): (OpeningsSection | null)[] {
  const sections = blocks.map((): OpeningsSection | null => null);
  for (const [start, block] of blocks.entries()) {
    // The label of a row speaks of its cell.
    if (block.element.name === 'th' || !introducesOpenings(block)) continue;
    const level = levelOf(blocks, start);
    const titlePaths = new Set<string>();
    for (let at = start + 1; at < blocks.length; at++) {
      const next = blocks[at] as Block;
      if (next.level > 0 && isJobTitle(next.text)) titlePaths.add(next.path);
      const isTitle = titlePaths.has(next.path) || introducesOpenings(next);
      if (next.level > 0 && next.level <= level && !isTitle) break;
      sections[at] = { start };
    }
  }
  return sections;
}

/** Whether a heading or label is one above openings, or invites applicants. */
export function introducesOpenings(block: Block): boolean {
  const text = headingText(block);
  return text !== '' && (OPENINGS_HEADING.test(text) || INVITATION.test(text));
}

function headingText({ text, level, linkShare }: Block): string {
  const bare = stripTitleLabel(text);
  const isTitle = bare !== text && isJobTitle(bare);
  if (isTitle || (level === 0 && (text.length > LONGEST_LABEL || linkShare > 0))) return '';
  return foldText(text).replace(/[\s:.!…]+$/, '');
}

/** A label above a heading belongs to it. */
function levelOf(blocks: readonly Block[], at: number): number {
  const block = blocks[at] as Block;
  if (INVITATION.test(headingText(block))) return LOWEST_LEVEL;
  if (block.level > 0) return block.level;
  const next = blocks[at + 1];
  return next !== undefined && next.level > 0 && !isJobTitle(next.text) ? next.level : LOWEST_LEVEL;
}
