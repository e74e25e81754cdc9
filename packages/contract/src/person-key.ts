import { textKey } from './text-key';

const HONORIFICS: ReadonlySet<string> = new Set([
  ...['dr', 'prof', 'mr', 'mrs', 'ms', 'mx', 'sir', 'herr', 'frau', 'ing', 'dipl', 'med', 'mba', 'phd'],
]);

/**
 * Normalises a person's name like `textKey` and drops titles: `Dr. Ada Example, PhD` and `Ada Example` have
 * one key.
 */
export function personKey(name: string): string {
  const words = textKey(name).split(' ');
  const bare = words.filter((word) => !HONORIFICS.has(word));
  return (bare.length === 0 ? words : bare).join(' ');
}
