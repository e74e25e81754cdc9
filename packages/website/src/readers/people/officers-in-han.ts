import { type Element, isTag } from 'domhandler';
import { createTeamMember, isKnownName, isRole, nameLikelihood, patternOf } from '@firmlens/text';
import { isAboutOthers, isPageAboutOthers } from '../../attribution/about-others';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { headingsAbove } from './letters';
import type { ExtractedPerson } from './merge-people';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

const MAX_PEOPLE = 30;
const MAX_LINE = 60;
const CONFIDENCE = 0.8;
/** Kinds of pages on which a line of a position and a name is the company's. On others a heading has to say so. */
const OWN_PAGES = new Set(['home', 'about', 'team', 'contact', 'legal']);
const MIXED_PAGES = new Set(['other', 'careers', 'product']);
const POSITION = new RegExp(`^(?:${patternOf(WORDS.officersInHan)}|[ ・/&]){1,12}$`, 'u');
/** A surname and a given name. Without a space between them, the surname has to be known. */
const NAME = new RegExp(
  `^(?:\\p{sc=Han}{1,3} \\p{sc=Han}{1,3}|(?:${patternOf(WORDS.surnamesInHan)}) ?(?:\\p{sc=Han}{1,2}|\\p{sc=Hang} ?\\p{sc=Hang})|\\p{sc=Han}{3,5})$`,
  'u',
);
const SURNAME = new RegExp(`^${patternOf(WORDS.surnamesInHan)}`, 'u');
/** `（公認会計士）`, `（やまだ けんいち）`: what an officer also is, or the pronunciation, behind the name. */
const REMARK = / ?[（(][^（）()]{1,20}[）)]$/u;
const LONGEST_SURNAME = 3;
const LETTER_OF_NAME = /[\p{sc=Han}\p{sc=Hang}]/u;
const ONLY_HAN = /^[\p{sc=Han} ]+$/u;
const CELLS = new Set(['th', 'td', 'dt', 'dd']);
const MARKUP = new Set(['span', 'b', 'strong', 'font', 'a']);
const REPRESENTATIVE = new RegExp(`^${patternOf(WORDS.representativesInHan)}$`, 'u');
const GREETING = new RegExp(patternOf(WORDS.greetings), 'iu');

/**
 * Returns the officers whom Japanese, Korean and Chinese pages name below a greeting or in the company's profile: a
 * position and a name on one line, or in two cells. Such names are too short to be told by themselves.
 */
export function officersInHan(page: WebPage): ExtractedPerson[] {
  if (isPageAboutOthers(page)) return [];
  const { blocks } = layoutOf(page);
  return blocks
    .flatMap((block, at) => {
      // `董事長 <span>李建國</span>`
      const isLine = block.level === 0 || (block.pieces.length > 1 && ONLY_HAN.test(block.text));
      const isShort = isLine && block.text.length <= MAX_LINE;
      if (!isShort || !LETTER_OF_NAME.test(block.text) || !isOwnLine(page, block)) return [];
      const text = block.text.replace(REMARK, '');
      const found = onLine(text) ?? inCells(blocks[at - 1], text, block.element);
      return found === null ? [] : [found];
    })
    .slice(0, MAX_PEOPLE)
    .map(({ name, position }) => ({
      member: createTeamMember(name, position),
      origin: 'text',
      url: page.url,
      confidence: CONFIDENCE,
    }));
}

interface Officer {
  name: string;
  position: string;
}

function isOwnLine(page: WebPage, block: Block): boolean {
  if (block.region === 'navigation' || isAboutOthers(block)) return false;
  if (OWN_PAGES.has(page.kind)) return true;
  return MIXED_PAGES.has(page.kind) && headingsAbove(block).some((text) => GREETING.test(text));
}

function onLine(line: string): Officer | null {
  const words = line.split(/[ :：]+/);
  const first = words.findIndex((word) => POSITION.test(word));
  if (first === -1) return null;
  const last = words.findLastIndex((word) => POSITION.test(word));
  const name = words.slice(last + 1).join(' ');
  return isName(name) ? { name, position: words.slice(first, last + 1).join(' ') } : null;
}

/** The cell of a label and that of a name. */
function inCells(label: Block | undefined, text: string, element: Element): Officer | null {
  const isRow = label !== undefined && isInCell(label.element) && isInCell(element);
  const isLabel = isRow && (REPRESENTATIVE.test(label.text) || POSITION.test(label.text));
  return isLabel && isName(text) ? { name: text, position: label.text } : null;
}

/** The text of a cell may have a markup of its own: `<td><span>…</span></td>`. */
function isInCell({ name, parent }: Element): boolean {
  return CELLS.has(name) || (MARKUP.has(name) && parent !== null && isTag(parent) && CELLS.has(parent.name));
}

/** Without a space, a longer name begins with a known surname of two or three letters. */
function isName(text: string): boolean {
  if (!NAME.test(text) || isRole(text) || nameLikelihood(text) === 'unlikely') return false;
  const isWithoutSpace = !text.includes(' ') && !SURNAME.test(text);
  return !isWithoutSpace || [2, LONGEST_SURNAME].some((end) => isKnownName(text.slice(0, end)));
}
