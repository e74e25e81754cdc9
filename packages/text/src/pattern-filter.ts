import type { RequiredLiterals } from './required-literals';

/** Most characters of a text start no literal. A slot of this table says so faster than a map does. */
const SLOTS = 1 << 16;
/** Of literals of at least this length, so many characters tell them apart. */
const LONG = 6;

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
  /** By the first three characters of the literal if it has fewer than six, and by the first six. */
  const short = new Map<number, Entry[]>();
  const long = new Map<number, Entry[]>();
  const isStart = new Uint8Array(SLOTS);
  /** Items that require nothing. */
  const always: number[] = [];
  /** What else an item requires, if anything. */
  const others = new Map<number, RequiredLiterals>();
  for (const [item, required] of items.map(requiredBy).entries()) {
    const [rarest, ...further] = required.toSorted((a, b) => rarity(b) - rarity(a));
    if (further.length > 0) others.set(item, further);
    if (rarest === undefined) always.push(item);
    for (const literal of rarest ?? []) {
      isStart[slotOf(startAt(literal, 0))] = 1;
      const [entries, start] =
        literal.length < LONG ? [short, startAt(literal, 0)] : [long, longStartAt(literal, 0)];
      entries.set(start, [...(entries.get(start) ?? []), { literal, item }]);
    }
  }
  return (text) => {
    const found = new Set(always);
    const look = (starting: readonly Entry[] | undefined, at: number): void => {
      if (starting === undefined) return;
      for (const { literal, item } of starting)
        if (!found.has(item) && text.startsWith(literal, at)) found.add(item);
    };
    for (let at = 0; at + 2 < text.length; at += 1) {
      const start = startAt(text, at);
      if (isStart[slotOf(start)] === 0) continue;
      look(short.get(start), at);
      look(long.get(longStartAt(text, at)), at);
    }
    return [...found]
      .filter((item) =>
        (others.get(item) ?? []).every((list) => list.some((literal) => text.includes(literal))),
      )
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

/** Returns a number for six characters of a text. Those behind its end count as none. */
function longStartAt(text: string, at: number): number {
  return startAt(text, at) ^ Math.imul(startAt(text, at + 3), 0x9e3779b1);
}

function slotOf(start: number): number {
  return (start ^ (start >>> 11)) % SLOTS;
}
