import { createHash, hash } from 'node:crypto';
import { personKey } from '@firmlens/contract';

/** A person's name as it is stored: it can be recognised but not read. */
export interface HashedName {
  /** SHA-256 of the name's `personKey`. */
  nameHash: Uint8Array<ArrayBuffer>;
  /** The number of words in that key. */
  words: number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

export function hashName(name: string): HashedName {
  const key = personKey(name);
  return { nameHash: sha256(key), words: key.split(' ').length };
}

/**
 * Returns a test whether a text names one of these people: it is the name, or contains the full name word by
 * word, in any case and with or without accents and titles. A single-word name counts only as the whole text,
 * because it may mean anything elsewhere.
 */
export function nameMatcher(names: readonly HashedName[]): (text: string) => boolean {
  const hashesByLength = new Map<number, Set<string>>();
  for (const { nameHash, words } of names) {
    const hashes = hashesByLength.get(words) ?? new Set();
    hashesByLength.set(words, hashes.add(Buffer.from(nameHash).toString('hex')));
  }
  if (hashesByLength.size === 0) return () => false;
  return (text) => {
    const words = personKey(text).split(' ');
    return [...hashesByLength].some(([length, hashes]) => {
      const isName = (start: number) =>
        hashes.has(hash('sha256', words.slice(start, start + length).join(' ')));
      if (length === 1) return words.length === 1 && isName(0);
      return words.some((_, start) => start + length <= words.length && isName(start));
    });
  };
}
