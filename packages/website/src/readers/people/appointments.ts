import { patternOf, roleAtStart } from '@firmlens/text';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

/** What the longest sentences have between a name and the position. */
const MAX_CLAUSE = 200;
/** `in the newly created position of`: words between the verb and the position. */
const MAX_WORDS_BEFORE = 6;
const OTHER_NAMES = `(?:,? (?:${patternOf(WORDS.and)} )?\\p{Lu}[\\p{L}.'’-]{0,30}){0,12}`;
/** `Maya Lindqvist and Ole Brandt were recently promoted …` */
const PASSIVE = new RegExp(
  `^${OTHER_NAMES},?(?: \\p{Ll}{2,10}){1,3}? ${patternOf(WORDS.appointed)} (?<rest>.*)$`,
  'u',
);
/** `the promotion of three engineers – Maya Lindqvist, …` */
const APPOINTMENT = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.appointments)} (?:[^.;–—]{0,80}[–—] ?)?(?:\\p{Lu}[\\p{L}.'’-]{0,30},? (?:${patternOf(WORDS.and)} )?){0,12}$`,
  'u',
);
const AS = new RegExp(`^${OTHER_NAMES}[ ,–—-]+(?=(?:${patternOf(WORDS.appointedAs)}) )(?<rest>.*)$`, 'u');

/**
 * Returns the position to which a sentence says that somebody was appointed: `… was promoted to Plant Manager`, `the
 * appointment of … as Plant Manager`. Takes what stands before and after the name. Null if there is none.
 */
export function appointedPosition(before: string, after: string): string | null {
  const [clause = ''] = after.slice(0, MAX_CLAUSE).split(/[.;!?](?= |$)/, 1);
  const isAppointed = APPOINTMENT.test(before.slice(-MAX_CLAUSE));
  const rest =
    PASSIVE.exec(clause)?.groups?.['rest'] ?? (isAppointed ? AS.exec(clause)?.groups?.['rest'] : '');
  const words = rest?.split(' ') ?? [];
  for (let at = 0; at <= MAX_WORDS_BEFORE && at < words.length; at++) {
    const position = roleAtStart(words.slice(at).join(' '));
    if (position !== null) return position;
    if (!/^\p{Ll}/u.test(words[at] ?? '')) return null;
  }
  return null;
}
