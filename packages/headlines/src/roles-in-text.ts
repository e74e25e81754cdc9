import {
  allMatches,
  foldedPatternOf,
  foldText,
  loadVocabulary,
  type SpellingsByLanguage,
} from '@firmlens/text';

import { toSearchableText } from './searchable-text';
import { perLanguage } from './wording/languages';
import { compilePattern } from './wording/compile-pattern';

const executives = perLanguage(({ headlines }) => compilePattern(['{executive}'], headlines.lists));
const { notRoles } = loadVocabulary<Record<'notRoles', SpellingsByLanguage>>('roles');
/** Matches that name a body or no particular position. */
const NOT_A_ROLE = new RegExp(`^${foldedPatternOf(notRoles).replaceAll('…', '.*')}$`, 'i');

/** Returns the leadership positions that a headline names, as written. */
export function rolesIn(text: string): string[] {
  const ready = toSearchableText(text);
  const found = ready.languages.flatMap((language) => allMatches(ready.folded, executives(language)));
  // Normalising removes accents. If the length is unchanged, the words are at the same position in the
  // original.
  const original = text.length === ready.written.length ? text : ready.written;
  const roles = found.map((match) => original.slice(match.index, match.index + match[0].length));
  const longest = roles.filter((role) => !roles.some((other) => other !== role && other.includes(role)));
  return [...new Set(longest)].filter((role) => !NOT_A_ROLE.test(foldText(role))).slice(0, 3);
}
