import { plainText } from '@firmlens/text';
import { iterateCooperatively } from '@firmlens/turns';

import { type NamedTechnology, JOB_AD_TECHNOLOGIES } from './job-ad-technologies';

/** Per description, in characters. Later text is about the company and its benefits. */
const MAX_DESCRIPTION = 20_000;
/** For all descriptions of a board together, in characters. */
const MAX_TEXT = 1_000_000;
const MAX_WORDS = 3;
/** A dot may be at the start or inside (`.NET`, `Node.js`), never at the end. */
const WORD = /\.?[\p{L}\p{N}](?:\.*[\p{L}\p{N}+#])*/gu;

/** By spelling. A lower-case spelling matches any case. */
const BY_SPELLING = new Map(
  JOB_AD_TECHNOLOGIES.flatMap((technology) =>
    technology.spellings.map((spelling): [string, NamedTechnology] => [spelling, technology]),
  ),
);

/** First words of all spellings in lower case. Other words cannot begin a name and are skipped. */
const FIRST_WORDS = new Set(
  [...BY_SPELLING.keys()].map((spelling) => spelling.toLowerCase().split(' ', 1)[0]),
);

/** Finds the technologies that descriptions name as whole words, each with the first opening that does. */
export async function findTechnologyMentions<T extends { description: string }>(
  openings: readonly T[],
): Promise<{ technology: NamedTechnology; opening: T }[]> {
  const found = new Map<NamedTechnology, T>();
  let remaining = MAX_TEXT;
  for await (const opening of iterateCooperatively(openings)) {
    if (remaining <= 0) break;
    const text = plainText(opening.description, Math.min(MAX_DESCRIPTION, remaining));
    remaining -= text.length;
    for (const technology of findTechnologyNames(text)) {
      if (!found.has(technology)) found.set(technology, opening);
    }
  }
  return [...found].map(([technology, opening]) => ({ technology, opening }));
}

/** Finds the technologies named in a plain text. The longest name wins: `React Native` is not `React`. */
export function findTechnologyNames(text: string): Set<NamedTechnology> {
  const found = new Set<NamedTechnology>();
  const words = [...text.matchAll(WORD)].map(({ 0: name, index }) => ({
    name,
    index,
    end: index + name.length,
  }));
  for (let position = 0; position < words.length; position++) {
    if (!FIRST_WORDS.has(words[position]?.name.toLowerCase())) continue;
    for (let length = MAX_WORDS; length >= 1; length--) {
      const phrase = phraseOf(words.slice(position, position + length), text);
      const technology =
        phrase === null ? undefined : (BY_SPELLING.get(phrase) ?? BY_SPELLING.get(phrase.toLowerCase()));
      if (technology === undefined) continue;
      found.add(technology);
      position += length - 1;
      break;
    }
  }
  return found;
}

/** Joins words that only a space or a hyphen separates, or returns null. */
function phraseOf(
  words: readonly { name: string; index: number; end: number }[],
  text: string,
): string | null {
  for (const [position, { index }] of words.entries()) {
    const before = words[position - 1];
    if (before !== undefined && !/^[ -]$/.test(text.slice(before.end, index))) return null;
  }
  return words.map(({ name }) => name).join(' ');
}
