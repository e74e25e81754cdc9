import { allMatches } from './all-matches';
/**
 * Returns a search for phrases: their matches in a text, in order and without overlaps. `phrase` (sticky) is
 * tried only where `start` (global) matches, such as at the first letter of each word. For hundreds of
 * phrases, this takes a quarter of the time of one expression that is tried at every letter.
 */
export function createPhraseSearch(start: RegExp, phrase: RegExp): (text: string) => RegExpExecArray[] {
  return (text) => {
    const found: RegExpExecArray[] = [];
    let end = 0;
    for (const { index } of allMatches(text, start)) {
      if (index < end) continue;
      phrase.lastIndex = index;
      const match = phrase.exec(text);
      if (match === null) continue;
      end = phrase.lastIndex;
      found.push(match);
    }
    return found;
  };
}
