import { isPossibleJobTitle, isRole, patternOf } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

const BOARD = new RegExp(`(?<!\\p{L})${patternOf(WORDS.boards)}(?!\\p{L})`, 'iu');
/** Longer headings are sentences. */
const MAX_HEADING = 60;
const BELOW_HEADINGS = 7;
/** A position on the board itself, rather than the member's work elsewhere. */
const SEAT = new RegExp(`(?<!\\p{L})${patternOf(WORDS.boardSeats)}`, 'iu');

const MEMBER = new RegExp(`^${patternOf(WORDS.boardMembers)}$`, 'iu');

/** Returns for each block the board whose members the page presents there, such as `Supervisory Board`, or null. */
export function boardsAbove(blocks: readonly Block[]): (string | null)[] {
  let board: string | null = null;
  let boardLevel = BELOW_HEADINGS;
  return blocks.map(({ text, level }) => {
    const named = text.length <= MAX_HEADING ? BOARD.exec(text) : null;
    if (named && (level > 0 || named[0].length === text.length)) {
      board = named[0];
      boardLevel = level > 0 ? level : BELOW_HEADINGS;
    } else if (level > 0 && level <= boardLevel) board = null;
    return board;
  });
}

/**
 * Returns a board member's position. If it is only work elsewhere, such as `CEO, Globex`, the seat among the other texts
 * beside the name or the board itself takes its place.
 */
export function positionOnBoard(board: string, position: string | null, beside: readonly Block[]): string {
  if (position !== null && (SEAT.test(position) || !isElsewhere(position))) return position;
  const seat = beside.find(({ text }) => text.length <= MAX_HEADING && isRole(text) && SEAT.test(text));
  const member = beside.find(({ text }) => MEMBER.test(text));
  return seat?.text ?? (member === undefined ? board : `${member.text}, ${board}`);
}

/** `CEO, Globex` and `Partner at Globex` are elsewhere, but not `Director, Operations`. */
function isElsewhere(position: string): boolean {
  const place = /^.*(?:,\s+| at )(?<place>\p{Lu}.*)$/u.exec(position)?.groups?.['place'];
  return place !== undefined && isPossibleJobTitle(place);
}
