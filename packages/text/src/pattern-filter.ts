import type { RequiredLiterals } from './required-literals';

/** Most characters of a text start no literal. A slot of this table says so faster than a map does. */
const SLOTS = 1 << 16;

interface Entry {
  literal: string;
  /** The item that requires it, by its index. */
  item: number;
}

/**
 * Returns a function that gives those items, in their order, whose patterns may match a text in lower case: the
 * text contains what they require. It reads the text once for all of them, so that hundreds of patterns need not
 * be tried one after another.
 */
export function createPatternFilter<T>(
  items: readonly T[],
  requiredBy: (item: T) => RequiredLiterals,
): (text: string) => T[] {
  /** By the first three characters of the literal. */
  const entries = new Map<number, Entry[]>();
  /** Items that require nothing. */
  const always: number[] = [];
  /** What else each item requires. */
  const others: RequiredLiterals[] = [];
  for (const [item, required] of items.map(requiredBy).entries()) {
    const [rarest, ...further] = required.toSorted((a, b) => rarity(b) - rarity(a));
    others.push(further);
    if (rarest === undefined) always.push(item);
    for (const literal of rarest ?? []) {
      const start = startAt(literal, 0);
      entries.set(start, [...(entries.get(start) ?? []), { literal, item }]);
    }
  }
  const isStart = new Uint8Array(SLOTS);
  for (const start of entries.keys()) isStart[slotOf(start)] = 1;
  return (text) => {
    const found = new Set(always);
    for (let at = 0; at + 2 < text.length; at += 1) {
      const start = startAt(text, at);
      if (isStart[slotOf(start)] === 0) continue;
      const starting = entries.get(start);
      if (starting === undefined) continue;
      for (const { literal, item } of starting)
        if (!found.has(item) && text.startsWith(literal, at)) found.add(item);
    }
    return [...found]
      .filter((item) => others[item]?.every((list) => list.some((literal) => text.includes(literal))))
      .sort((a, b) => a - b)
      .map((item) => items[item] as T);
  };
}

/** How rare texts are that contain one of the literals: the longer, and the fewer, the rarer. */
function rarity(literals: readonly string[]): number {
  return Math.min(...literals.map(({ length }) => length)) / literals.length;
}

/** Returns a number for three characters of a text. */
function startAt(text: string, at: number): number {
  return ((text.charCodeAt(at) << 16) ^ (text.charCodeAt(at + 1) << 8) ^ text.charCodeAt(at + 2)) >>> 0;
}

function slotOf(start: number): number {
  return (start ^ (start >>> 11)) % SLOTS;
}
