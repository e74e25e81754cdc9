import { createHash, hash } from 'node:crypto';
import { personKey } from '@firmlens/contract';

/** A person's name as it is kept: it can be recognised, and not be read. */
export interface HashedName {
  /** SHA-256 of the name's `personKey`. */
  nameHash: Uint8Array<ArrayBuffer>;
  /** Words of that key. */
  words: number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

export function hashName(name: string): HashedName {
  const key = personKey(name);
  return { nameHash: sha256(key), words: key.split(' ').length };
}

/**
 * Whether a text names one of these people: it is the name, or the full name stands in it word by word, whatever the
 * case, accents and titles. A name of a single word counts only as the whole text, since it may mean anything elsewhere.
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
