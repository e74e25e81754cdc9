import { citiesNamed, countryOfName, isCredentials, isPlace, isRole, patternOf } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { groupBy } from '../group-by';
import { cleanPosition } from './name-blocks';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';
import type { PersonUnit } from './person-units';
import { isInRowOfYear } from './rows-of-years';

const MAX_POSITION = 100;
/** Without a known word, only a short text is a position. */
const MAX_SHORT = 60;
const MAX_WORDS = 7;
/** Some small towns are called like a department: `Sales`. */
const MIN_POPULATION = 50_000;
const AT_END = /(?: ?[·|] ?| [–—-] |, )(?<rest>[^·|–—,]{3,40})$/u;
const TITLE_WITH_STOP = /^\p{Lu}[\p{L}-]*(?: (?:\p{Lu}[\p{L}-]*|&)){0,3}\.$/u;
/** `1989`, `30+ years` */
const TIME = /\d{4}|\d\+/;
/** `Senior Management`: the heading of a list. */
export const GROUP = new RegExp(`^${patternOf(WORDS.groups)}$`, 'i');
/** Text beside a name that is not a position. */
const NOT_A_POSITION = new RegExp(`[.!?:]$|@|(?:\\d\\D{0,2}){6}|^${patternOf(WORDS.notPositions)}\\b`, 'i');

/**
 * Returns the position of each person of one list. Texts of one path play the same role, so the path in which
 * most people have a known position contains the others' as well, such as `Growth`. If none is known, and most
 * cards have the same structure, the position is the text after the name.
 */
export function positionsOf(units: readonly PersonUnit[]): (string | null)[] {
  const path = positionPath(units) ?? pathAfterNames(units);
  return units.map((unit) => {
    const { position } = unit.person;
    const blocks = candidatesIn(unit);
    const texts = [
      position,
      blocks.find((block) => block.path === path)?.text,
      blocks.find(({ text }) => isRole(text) && !isCredentials(text))?.text,
    ].flatMap((text) => text ?? []);
    // A practice may say of its doctors only what degrees they have.
    const text = texts.find((found) => !isCredentials(found)) ?? texts[0] ?? null;
    return text === null ? null : withoutPlace(cleanPosition(text));
  });
}

/** Returns the path with most known positions and, of several, the one that most cards have. */
function positionPath(units: readonly PersonUnit[]): string | null {
  if (units.length < 2) return null;
  const blocks = units.flatMap(candidatesIn);
  const all = groupBy(blocks, ({ path }) => path);
  const known = groupBy(
    blocks.filter(({ text }) => isRole(text)),
    ({ path }) => path,
  );
  const countIn = (groups: ReadonlyMap<string, Block[]>, path: string): number =>
    groups.get(path)?.length ?? 0;
  const [best] = [...known.keys()].sort(
    (a, b) => countIn(known, b) - countIn(known, a) || countIn(all, b) - countIn(all, a),
  );
  return best ?? null;
}

function pathAfterNames(units: readonly PersonUnit[]): string | null {
  const paths = units.flatMap((unit) => candidatesIn(unit)[0]?.path ?? []);
  const common = [...groupBy(paths, (path) => path).values()].find(
    (same) => same.length > Math.max(1, units.length / 2),
  );
  return common?.[0] ?? null;
}

/**
 * Returns the blocks beside a name that may be the position: none below a label of its own, after the biography, or
 * above a text that is itself above the name.
 */
function candidatesIn({ person, beside, above }: PersonUnit): Block[] {
  const isText = ({ text }: Block): boolean => text.length > MAX_POSITION && /[.!?…]$/.test(text);
  const start = beside.findLastIndex((block, at) => at < above && isText(block)) + 1;
  const biography = beside.findIndex((block, at) => at >= above && isText(block));
  return beside.slice(start, biography === -1 ? undefined : biography).filter((block, at) => {
    const { text, level } = block;
    return (
      (level === 0 || level >= person.block.level) &&
      !beside[start + at - 1]?.text.endsWith(':') &&
      !GROUP.test(text) &&
      !isInRowOfYear(block) &&
      (isRole(text)
        ? text.length <= MAX_POSITION && (!/[.!?]$/.test(text) || isPositionAlone(text))
        : isPossiblePosition(text)) &&
      !text.includes(person.name) &&
      !isInitialsOf(person.name, text)
    );
  });
}

/** `Creative Developer.`: a position with a full stop, but no sentence. */
function isPositionAlone(text: string): boolean {
  return TITLE_WITH_STOP.test(text) && isRole(text.slice(0, -1));
}

/** Drops a place, since when or how long at the end: `Director · Leeds`, `Director, Leeds`, `Director · since 1989`. */
function withoutPlace(position: string): string {
  const { index, groups } = AT_END.exec(position) ?? {};
  const rest = groups?.['rest'] ?? '';
  const isTown = citiesNamed(rest).some(({ population }) => population >= MIN_POPULATION);
  const isAddition = isTown || countryOfName(rest) !== null || TIME.test(rest);
  return index === undefined || !isAddition ? position : position.slice(0, index);
}

/** Whether a text is the initials of a name, which stand in for a portrait. */
function isInitialsOf(name: string, text: string): boolean {
  const initials = name.split(' ').map((word) => word.slice(0, 1));
  return text.length <= 3 && text.split('').every((letter) => initials.includes(letter));
}

function isPossiblePosition(text: string): boolean {
  return (
    text.length <= MAX_SHORT &&
    text.split(' ').length <= MAX_WORDS &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    !NOT_A_POSITION.test(text) &&
    !isPlace(text)
  );
}
