import { allMatches, foldText } from '@firmlens/text';

/** More words than a short form of a name has. */
const MAX_WORDS = 20;

/** Keeps each name once, in its longest form: `Gullwing` is `Gullwing Ventures`. */
export function longestNames(names: readonly string[]): string[] {
  const folded = names.map((name) => foldText(name));
  const firstAt = new Map(folded.map((name, at) => [name, at] as const).reverse());
  const beginnings = new Set(folded.flatMap(beginningsOf));
  return names.filter((_, at) => {
    const name = folded[at] ?? '';
    return firstAt.get(name) === at && !beginnings.has(name);
  });
}

/** Returns a function that returns the longest known name that starts with the given one. */
export function longestNameAmong(known: readonly string[]): (name: string) => string {
  const longest = new Map<string, string>();
  for (const name of known) {
    for (const beginning of beginningsOf(foldText(name)))
      if (name.length > (longest.get(beginning)?.length ?? 0)) longest.set(beginning, name);
  }
  return (name) => longest.get(foldText(name)) ?? name;
}

/** Returns the first words of a name, then the first two, and so on, without the whole name. */
function beginningsOf(name: string): string[] {
  return allMatches(name, / /g)
    .slice(0, MAX_WORDS)
    .map(({ index }) => name.slice(0, index));
}
