import { type AnyNode, type Element, isTag } from 'domhandler';
import { isRole } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import type { Layout } from '../../layout/layout';
import type { NameBlock } from './name-blocks';

/** What a page shows about one person. */
export interface PersonUnit {
  person: NameBlock;
  /** The blocks beside the name, in page order. */
  beside: Block[];
  /** How many of them are above the name. */
  above: number;
  /** The elements that contain them. */
  elements: Element[];
}

const MAX_ANCESTORS = 8;
const MAX_BLOCKS = 40;
/** Where no element surrounds the unit, it has no more blocks than this after the name. */
const MAX_FOLLOWING = 6;
const PAGE_ELEMENTS = new Set(['html', 'body', 'main']);

/**
 * Returns the unit of each name: the largest element around it that contains no other name and no heading
 * above it or, on pages without such an element, the blocks up to the next name or heading.
 */
export function personUnits(people: readonly NameBlock[], { blocks, rangeOf }: Layout): PersonUnit[] {
  const names = new Map(people.map(({ index, name }) => [index, name]));
  const isPositionFirst = positionsFirst(people, blocks);
  return people.map((person) => {
    const isAlone = (element: Element): boolean => {
      const [start, end] = rangeOf(element);
      if (end - start > MAX_BLOCKS) return false;
      for (let at = start; at < end; at++) {
        const other = names.get(at);
        if (other !== undefined && other !== person.name) return false;
        const block = blocks[at];
        if (block && block.level > 0 && at < person.index && !isRole(block.text)) return false;
      }
      return true;
    };
    let unit: Element | null = null;
    let around: AnyNode | null = person.block.element;
    for (let level = 0; level < MAX_ANCESTORS && around && isTag(around); level++) {
      if (PAGE_ELEMENTS.has(around.name) || !isAlone(around)) break;
      unit = around;
      around = around.parent;
    }
    const [start, end] = unit ? rangeOf(unit) : [person.index, person.index + 1];
    if (unit && end - start > 1) {
      const beside = blocks.slice(start, end).filter((block) => block !== person.block);
      return { person, beside, above: person.index - start, elements: [unit] };
    }
    const isName = (at: number): boolean => names.has(at);
    return { person, ...followingBlocks(person, blocks, isName, isPositionFirst(person.block.path)) };
  });
}

/** Returns the blocks of a name that no element surrounds. Its position stands before or after it. */
function followingBlocks(
  { block, index }: NameBlock,
  blocks: readonly Block[],
  isName: (index: number) => boolean,
  isPositionFirst: boolean,
): Pick<PersonUnit, 'beside' | 'above' | 'elements'> {
  const beside: Block[] = [];
  const before = blocks[index - 1];
  if (isPositionFirst && before && isRole(before.text)) beside.push(before);
  const above = beside.length;
  for (let at = index + 1; at < blocks.length && at <= index + MAX_FOLLOWING; at++) {
    const next = blocks[at];
    if (!next || isName(at) || next.region !== block.region) break;
    if (next.level > 0 && !isRole(next.text)) break;
    if (isPositionFirst && isName(at + 1) && isRole(next.text)) break;
    beside.push(next);
  }
  return { beside, above, elements: [block, ...beside].map(({ element }) => element) };
}

/** Returns whether the positions of a path's names stand before them. */
function positionsFirst(people: readonly NameBlock[], blocks: readonly Block[]): (path: string) => boolean {
  const balance = new Map<string, number>();
  const isPosition = (at: number): number => (isRole(blocks[at]?.text ?? '') ? 1 : 0);
  for (const { block, index } of people)
    balance.set(block.path, (balance.get(block.path) ?? 0) + isPosition(index - 1) - isPosition(index + 1));
  return (path) => (balance.get(path) ?? 0) > 0;
}
