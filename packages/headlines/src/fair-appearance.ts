import type { HighlightType } from '@firmlens/contract';
import { foldedPatternOf, loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';
import type { EventMatch } from './find-events';
import type { SearchableText } from './searchable-text';

/** The schema of the file explains each list. */
const WORDS =
  loadVocabulary<Record<'before' | 'showing' | 'attending', SpellingsByLanguage>>('fair-appearances');
/** A fair or conference has a name and a year: `at Harbour Expo 2026`, `at the 2026 Harbour Expo`. */
const EDITION = new RegExp(
  `\\b${foldedPatternOf(WORDS.before)}(?: the| den| les?| la)? (?<name>(?:[\\w&-]+ ){1,4}20\\d\\d\\b|20\\d\\d [a-z]\\w+)`,
  'dg',
);
const SHOWING = new RegExp(`^\\W*${foldedPatternOf(WORDS.showing)}`);
const ATTENDING = new RegExp(`\\b${foldedPatternOf(WORDS.attending)}(?!\\w)`);
/** What the words of these types often say about a visit to a fair. A prize or a partner is news there, too. */
const OFTEN_MISREAD: ReadonlySet<HighlightType> = new Set([
  'business',
  'traction',
  'expansion',
  'hiring',
  'product',
]);

/** Whether the words of an event only say that the company goes to a fair or a conference and shows something. */
export function isFairAppearance({ type, start, end }: EventMatch, text: SearchableText): boolean {
  if (!OFTEN_MISREAD.has(type)) return false;
  if (ATTENDING.test(text.folded)) return true;
  return namesEdition(text) && (type !== 'product' || SHOWING.test(text.folded.slice(start, end)));
}

function namesEdition({ folded, written }: SearchableText): boolean {
  return [...folded.matchAll(EDITION)].some(({ indices }) => {
    const [from, to] = indices?.groups?.['name'] ?? [0, 0];
    return /^(?:[\p{Lu}\d&][^ ]*(?: |$))+$/u.test(written.slice(from, to));
  });
}
