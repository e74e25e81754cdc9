import type { Block } from '../../layout/blocks';
import { GIVEN_NAME_SHARE, MIN_GIVEN_NAMES, type NameBlock } from './name-blocks';

/** A text that recurs in one path is a place, a department or a position. */
export function isRepeated({ block, name }: NameBlock, all: readonly NameBlock[]): boolean {
  return all.some((other) => other.block !== block && other.block.path === block.path && other.name === name);
}

/**
 * Returns whether a path is one of names: several are likely, and more than are unlikely. Of given names alone,
 * most of the path's blocks must be some.
 */
export function namePaths(
  names: readonly NameBlock[],
  blocks: readonly Block[],
  labelled: ReadonlySet<NameBlock>,
): (path: string) => boolean {
  const blocksOf = (path: string) => blocks.filter((block) => block.path === path);
  const counts = new Map<string, { likely: number; unlikely: number }>();
  for (const person of names) {
    const { block, likelihood } = person;
    const count = counts.get(block.path) ?? { likely: 0, unlikely: 0 };
    counts.set(block.path, count);
    if (likelihood === 'likely' || labelled.has(person)) count.likely += 1;
    else if (likelihood === 'unlikely') count.unlikely += 1;
  }
  const givenNamePaths = new Set(
    names.filter(({ isGivenNameOnly }) => isGivenNameOnly).map(({ block }) => block.path),
  );
  const isGivenNamePath = (path: string): boolean => {
    const inPath = names.filter(({ block }) => block.path === path && block.region === 'main');
    return inPath.length >= MIN_GIVEN_NAMES && inPath.length / blocksOf(path).length >= GIVEN_NAME_SHARE;
  };
  return (path) => {
    const { likely, unlikely } = counts.get(path) ?? { likely: 0, unlikely: 0 };
    return (likely >= 2 && likely >= unlikely) || (givenNamePaths.has(path) && isGivenNamePath(path));
  };
}
