import type { Block } from '../../layout/blocks';
import { groupBy } from '../group-by';
import { GIVEN_NAME_SHARE, MIN_GIVEN_NAMES, type NameBlock } from './name-blocks';

/** Returns whether a text recurs in one path: then it is a place, a department or a position. */
export function repeatedNames(all: readonly NameBlock[]): (name: NameBlock) => boolean {
  const keyOf = ({ name, block }: NameBlock): string => `${block.path}\n${name}`;
  const places = groupBy(all, keyOf);
  return (person) => places.get(keyOf(person))?.some(({ block }) => block !== person.block) ?? false;
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
  const blocksOf = groupBy(blocks, ({ path }) => path);
  const namesOf = groupBy(names, ({ block }) => block.path);
  const isNamePath = (path: string): boolean => {
    const inPath = namesOf.get(path) ?? [];
    const isLikely = (person: NameBlock) => person.likelihood === 'likely' || labelled.has(person);
    const likely = inPath.filter(isLikely).length;
    const unlikely = inPath.filter(
      (person) => person.likelihood === 'unlikely' && !labelled.has(person),
    ).length;
    if (likely >= 2 && likely >= unlikely) return true;
    const inMain = inPath.filter(({ block }) => block.region === 'main').length;
    return (
      inPath.some(({ isGivenNameOnly }) => isGivenNameOnly) &&
      inMain >= MIN_GIVEN_NAMES &&
      inMain / (blocksOf.get(path)?.length ?? 1) >= GIVEN_NAME_SHARE
    );
  };
  const known = new Map([...namesOf.keys()].map((path) => [path, isNamePath(path)]));
  return (path) => known.get(path) ?? false;
}
