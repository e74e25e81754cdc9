import { allMatches, isLei, patternOf } from '@firmlens/text';

import { LEGAL_NOTICE_WORDS } from '../company/legal-notice-words';

const MAX_TEXT = 60_000;
/** The label and the next twenty characters, unbroken or in groups of four. */
const LABELLED = new RegExp(
  `(?<![\\p{L}\\d])(?:LEI|Legal Entity Identifier)(?:[ -]?${patternOf(LEGAL_NOTICE_WORDS.afterLei)})?(?![\\p{L}\\d])[^\\p{L}\\d]{0,10}(?:\\(?LEI\\)?[^\\p{L}\\d]{1,5})?(?<lei>[0-9A-Z]{4}(?: ?[0-9A-Z]{4}){4})(?![\\p{L}\\d])`,
  'giu',
);

/** Returns the labelled legal entity identifiers in a text, in upper case and deduplicated. */
export function leisIn(text: string): string[] {
  const found = allMatches(text.slice(0, MAX_TEXT), LABELLED)
    .map(({ groups }) => (groups?.['lei'] ?? '').replaceAll(' ', '').toUpperCase())
    .filter(isLei);
  return [...new Set(found)];
}
