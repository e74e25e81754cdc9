import type { HighlightType } from '@firmlens/contract';
import { allMatches, foldedPatternOf, loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';
import type { CompanyNameMatcher } from './company-name-matcher';
import { findNameMentions } from './event-subject';
import type { EventMatch } from './find-events';
import type { SearchableText } from './searchable-text';

/** The schema of the file explains each list. */
const WORDS =
  loadVocabulary<Record<'before' | 'showing' | 'attending' | 'inviting', SpellingsByLanguage>>(
    'fair-appearances',
  );
/** A fair or conference has a name and a year: `at Harbour Expo 2026`, `at the 2026 Harbour Expo`. */
const EDITION = new RegExp(
  `\\b${foldedPatternOf(WORDS.before)}(?: the| den| les?| la)? (?<name>(?:[\\w&-]+ ){1,4}20\\d\\d\\b|20\\d\\d [a-z]\\w+)`,
  'dg',
);
const DIRECTLY_AT = new RegExp(
  `^ ${foldedPatternOf(WORDS.before)}(?: the| den| les?| la)? (?<name>[a-z][\\w&-]*)`,
);
const SHORTEST_FAIR = 4;
const SHOWING = new RegExp(`^\\W*${foldedPatternOf(WORDS.showing)}`);
const ATTENDING = new RegExp(`\\b${foldedPatternOf(WORDS.attending)}(?!\\w)`);
/** `Meet us at Harbour Expo`, `Exhibiting at Harbour Expo`: a headline of the company needs no name. */
const INVITING = new RegExp(`^\\W*${foldedPatternOf(WORDS.inviting)}(?!\\w)`);
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

/** Whether a headline of the company only says that it goes to a fair or a conference: `Acme at Harbour Expo`. */
export function isFairVisit(text: SearchableText, isOwnName: CompanyNameMatcher): boolean {
  if (INVITING.test(text.folded)) return true;
  const mentions = findNameMentions(text.written, isOwnName);
  if (mentions.length === 0) return false;
  return (
    ATTENDING.test(text.folded) ||
    namesEdition(text) ||
    mentions.some(({ end }) => {
      const name = DIRECTLY_AT.exec(text.masked.slice(end))?.groups?.['name'] ?? '';
      const at = text.masked.indexOf(name, end);
      return name.length >= SHORTEST_FAIR && /^\p{Lu}/u.test(text.written.slice(at)) && !isGerman(text);
    })
  );
}

/** German capitalises every noun: `Acme auf Kurs`. */
function isGerman({ languages }: SearchableText): boolean {
  return languages.some(({ name }) => name === 'german');
}

function namesEdition({ folded, written }: SearchableText): boolean {
  return allMatches(folded, EDITION).some(({ indices }) => {
    const [from, to] = indices?.groups?.['name'] ?? [0, 0];
    return /^(?:[\p{Lu}\d&][^ ]*(?: |$))+$/u.test(written.slice(from, to));
  });
}
