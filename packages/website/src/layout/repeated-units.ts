import { type AnyNode, type Element, isTag } from 'domhandler';
import type { Block } from './blocks';
import type { Region } from './region';

/** One of several parts of a page that are built alike: a card, a row, an entry of a list. */
export interface Unit {
  /** One element or, where the page has no element around the unit, its successive elements. */
  elements: Element[];
  blocks: Block[];
}

/** Parts of a page that are built alike, in document order. There are at least two. */
export interface Group {
  units: Unit[];
  /** The heading above the first unit, which is not part of a unit, or null. */
  heading: Block | null;
  region: Region;
}

/** What recurs more often than this is no list of people, offers or posts. */
const MAX_UNITS = 400;
/** Elements around the whole content of a page are never a unit. */
const PAGE_ELEMENTS = new Set(['html', 'body', 'main']);

/** The blocks inside an element: from the first to before the last index. */
export type Range = readonly [first: number, end: number];

/**
 * Finds the repeated parts of a page. Blocks of one path play the same role in each unit, so a unit is the
 * largest element around one of them that contains no other. A group ends at a heading that is not part of a
 * unit.
 */
export function repeatedUnits(blocks: readonly Block[], ranges: ReadonlyMap<Element, Range>): Group[] {
  const groups = new Map<Element, Group>();
  for (const anchors of anchorsByPath(blocks)) {
    for (const group of groupsOf(unitsOf(anchors, blocks, ranges), blocks, ranges)) {
      const [first] = group.units[0]?.elements ?? [];
      if (first === undefined) continue;
      const known = groups.get(first);
      if (known === undefined || known.units.length < group.units.length) groups.set(first, group);
    }
  }
  return [...groups.values()];
}

/** Returns the blocks of each path that several elements have. */
function anchorsByPath(blocks: readonly Block[]): Block[][] {
  const byPath = new Map<string, Block[]>();
  for (const block of blocks) {
    const same = byPath.get(block.path);
    if (same) same.push(block);
    else byPath.set(block.path, [block]);
  }
  return [...byPath.values()].filter(
    (anchors) =>
      anchors.length <= MAX_UNITS && anchors.some(({ element }) => element !== anchors[0]?.element),
  );
}

/** Returns the blocks inside each element that contains any. */
export function rangesOf(blocks: readonly Block[]): Map<Element, Range> {
  const ranges = new Map<Element, Range>();
  blocks.forEach(({ element }, index) => {
    for (const around of withAncestors(element))
      ranges.set(around, [ranges.get(around)?.[0] ?? index, index + 1]);
  });
  return ranges;
}

/** Returns the unit around each anchor that is alone in its element. */
function unitsOf(
  anchors: readonly Block[],
  blocks: readonly Block[],
  ranges: ReadonlyMap<Element, Range>,
): Unit[] {
  const counts = new Map<Element, number>();
  for (const { element } of anchors)
    for (const around of withAncestors(element)) counts.set(around, (counts.get(around) ?? 0) + 1);
  return anchors
    .filter(({ element }) => counts.get(element) === 1)
    .map(({ element }) => {
      let unit = element;
      for (const around of withAncestors(element)) {
        if (counts.get(around) !== 1 || PAGE_ELEMENTS.has(around.name)) break;
        unit = around;
      }
      const elements = unit === element ? [unit, ...followers(unit, counts)] : [unit];
      return { elements, blocks: elements.flatMap((part) => blocks.slice(...(ranges.get(part) ?? [0, 0]))) };
    });
}

/** Returns the siblings after an element up to the next one that starts a unit or a section. */
function followers(element: Element, counts: ReadonlyMap<Element, number>): Element[] {
  const found: Element[] = [];
  for (let next = element.next; next; next = next.next) {
    if (!isTag(next)) continue;
    if (counts.has(next) || /^h[1-6]$/.test(next.name)) break;
    found.push(next);
  }
  return found;
}

/** Splits units at the headings between them. */
function groupsOf(
  units: readonly Unit[],
  blocks: readonly Block[],
  ranges: ReadonlyMap<Element, Range>,
): Group[] {
  const groups: Group[] = [];
  let previousEnd = 0;
  for (const unit of units) {
    const [start] = ranges.get(unit.elements[0] as Element) ?? [0];
    const heading = blocks.slice(previousEnd, start).findLast(({ level }) => level > 0) ?? null;
    const last = groups.at(-1);
    const first = unit.blocks[0];
    if (last && heading === null) last.units.push(unit);
    else if (first) groups.push({ units: [unit], heading: heading ?? first.heading, region: first.region });
    previousEnd = start + unit.blocks.length;
  }
  return groups.filter((group) => group.units.length > 1);
}

function* withAncestors(element: Element): Generator<Element> {
  for (let around: AnyNode | null = element; around && isTag(around); around = around.parent) yield around;
}
