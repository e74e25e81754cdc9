import type { HighlightType } from '@firmlens/contract';
import {
  allMatches,
  EAST_ASIAN_LETTERS,
  foldedPatternOf,
  loadVocabulary,
  type SpellingsByLanguage,
} from '@firmlens/text';

import { type CompanyNameMatcher, speaksInFirstPerson } from './company-name-matcher';
import type { EventMatch } from './find-events';
import type { SearchableText } from './searchable-text';
import { isStopWord } from './wording';

/**
 * Who the event of a headline is about. `own`: the company. `none`: no one by name. `other`: someone else.
 * `unclear`: a thing, or someone whose role is not known.
 */
export type EventSubject = 'own' | 'none' | 'unclear' | 'other';

/** The file `vocabulary/event-subjects.json`. */
interface EventSubjectWords {
  relatedParties: Record<
    'our' | 'parties' | 'ourDirectlyBefore' | 'partiesDirectlyAfter' | 'customer',
    SpellingsByLanguage
  >;
  afterName: Record<'others' | 'staff' | 'leaders', SpellingsByLanguage>;
  othersBeforeName: SpellingsByLanguage;
  openings: SpellingsByLanguage;
  companyNouns: SpellingsByLanguage;
  kindsOfCompanies: SpellingsByLanguage;
  nationalityStems: SpellingsByLanguage;
  beforeAffectedName: Record<'linkingWords' | 'verbs' | 'articlesAndNouns', SpellingsByLanguage>;
  unrelatedName: SpellingsByLanguage;
}

const WORDS = loadVocabulary<EventSubjectWords>('event-subjects');
const { relatedParties, afterName, beforeAffectedName } = WORDS;
const oneOf = foldedPatternOf;

/** Someone described by their relation to the company: `our customer Bexo`. */
const RELATED_PARTY = new RegExp(
  [
    `\\b${oneOf(relatedParties.our)} (?:\\w+ ){0,2}${oneOf(relatedParties.parties)}\\b`,
    `\\b${oneOf(relatedParties.ourDirectlyBefore)} ${oneOf(relatedParties.partiesDirectlyAfter)}\\b`,
    `\\b${oneOf(relatedParties.customer)} (?=@|\\p{L})`,
  ].join('|'),
  'u',
);
const AFTER_NAME = "^(?:'s?)?[ -]";
/** Words after the company's name that make it a description of someone else. */
const OTHERS_AFTER = new RegExp(
  `${AFTER_NAME}(?:${oneOf(afterName.others)}|partner(?! (?:with|up|to|on|in)\\b))\\b`,
);
/** The company's employees. Of news about them, only layoffs and court cases are news about the company. */
const STAFF_AFTER = new RegExp(`${AFTER_NAME}${oneOf(afterName.staff)}\\b`);
/** The company's leaders. What they do is news about the company only if it concerns its leadership. */
const LEADER_AFTER = new RegExp(`${AFTER_NAME}${oneOf(afterName.leaders)}\\b`);
/** Words before the company's name that make it a description of someone else. */
const OTHERS_BEFORE = new RegExp(`\\b${oneOf(WORDS.othersBeforeName)}(?: the)?[ ,'-]*$`);
const FIRST_WORDS = new RegExp(`^\\W*(?:${oneOf(WORDS.openings)}|\\d[\\d.,]*)?\\W*$`);
const GENERIC = new RegExp(`\\b${oneOf(WORDS.companyNouns)}\\b`);
/** `acquires Leeds welding firm Acme` */
const DESCRIPTION_BEFORE = new RegExp(
  `\\b(?:${oneOf(WORDS.kindsOfCompanies)}|${oneOf(WORDS.nationalityStems)}\\w{1,3})\\s$`,
);
/** Words before the company's name if it follows the event that happens to it. */
const LINK_TO_NAME = new RegExp(
  `(?:^|[\\s(@_])(?:${oneOf(beforeAffectedName.linkingWords)}|${oneOf(beforeAffectedName.verbs)})` +
    `(?: (?:${oneOf(beforeAffectedName.articlesAndNouns)}|@+-based))?[\\s:'-]*$`,
);
/**
 * Words between the event and a name that show that the name is no party to it. In Dutch, `na` means `after`
 * only before an article or a number.
 */
const UNRELATED_NAME_BETWEEN = new RegExp(
  `\\b(?:${oneOf(WORDS.unrelatedName)}|na(?= (?:de|het|een|\\d)))\\b|[,;|]`,
);
/** Words that may be part of a name. Where no spaces show where a name ends, none is. */
const NAME_WORDS = new RegExp(`(?:(?![${EAST_ASIAN_LETTERS}])[\\p{L}\\p{M}\\p{N}&])+`, 'gu');
/** The subject or topic of a Japanese sentence. */
const SUBJECT_PARTICLE = /[がは]/;
/** Events with two parties that happen to both. */
const TWO_PARTY_TYPES: ReadonlySet<HighlightType> = new Set([
  'acquisition',
  'partnership',
  'legal',
  'business',
]);

/**
 * Events that happen at a company. One word before them may describe the event: `Further layoffs at Acme`.
 */
const TYPES_AT_A_COMPANY: ReadonlySet<HighlightType> = new Set(['layoffs', 'legal', 'leadership']);

/** Events that happen to the company even if they happen to only a part of it. */
const TYPES_AFFECTING_A_PART: ReadonlySet<HighlightType> = new Set(['layoffs', 'legal', 'acquisition']);

/** Returns who the event of a headline is about. */
export function eventSubjectOf(
  event: EventMatch,
  headline: SearchableText,
  isOwnName: CompanyNameMatcher,
): EventSubject {
  const { written, folded } = headline;
  // Text before a colon is a separate heading.
  const before = folded.slice(0, event.start).replace(/^.*[:–—|] /, '');
  const nameMentions = findNameMentions(written, isOwnName);
  if (RELATED_PARTY.test(before) && event.type !== 'partnership') return 'other';
  if (event.before === 'other')
    return nameMentions.some((mention) => isParty(event, folded, mention)) ? 'own' : 'other';
  const earlier = nameMentions.filter(({ start }) => start < event.start);
  if (earlier.some((mention) => !isDescription(folded, mention, event.type))) return 'own';
  if (earlier.length > 0) return 'other';
  const isFree =
    !hasOtherNameBefore(headline, event.start) || (TYPES_AT_A_COMPANY.has(event.type) && isOneWord(before));
  if (TWO_PARTY_TYPES.has(event.type) || event.before === 'thing' || isFree)
    if (nameMentions.some((mention) => isParty(event, folded, mention))) return 'own';
  if (speaksInFirstPerson(folded.slice(0, event.end))) return 'own';
  if (headline.languages.every(({ dropsSubject }) => dropsSubject))
    return SUBJECT_PARTICLE.test(before) ? 'unclear' : 'none';
  if (before.trim() === '' || FIRST_WORDS.test(before)) return 'none';
  if (hasOtherNameBefore(headline, event.start)) return event.before === 'thing' ? 'unclear' : 'other';
  return GENERIC.test(before) ? 'none' : 'unclear';
}

/** Whether the sentence mentions the company's customers, investors or the like before `start`. */
export function isAboutOthers({ folded }: SearchableText, start: number): boolean {
  return RELATED_PARTY.test(folded.slice(0, start));
}

function isOneWord(text: string): boolean {
  return /^\W*[\w-]+(?:'\w+)?\W*$/.test(text);
}

interface NameMention {
  start: number;
  end: number;
}

/** Returns where the company's name occurs, in whole words. */
export function findNameMentions(written: string, isOwnName: CompanyNameMatcher): NameMention[] {
  const words = allMatches(written, NAME_WORDS);
  const mentions: NameMention[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= 5 && at + length <= words.length; length++) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) break;
      const [start, end] = [first.index, last.index + last[0].length];
      if (!isOwnName(written.slice(start, end))) continue;
      // The name begins at a later word.
      const second = words[at + 1];
      if (length > 1 && second && isOwnName(written.slice(second.index, end))) break;
      mentions.push({ start, end });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

function isDescription(folded: string, { start, end }: NameMention, type: HighlightType): boolean {
  const [before, behind] = [folded.slice(0, start), folded.slice(end)];
  if (OTHERS_AFTER.test(behind) || OTHERS_BEFORE.test(before)) return true;
  if (STAFF_AFTER.test(behind)) return type !== 'layoffs' && type !== 'legal';
  return type !== 'leadership' && type !== 'award' && LEADER_AFTER.test(behind) && !GENERIC.test(behind);
}

function isParty({ type, start, end }: EventMatch, folded: string, mention: NameMention): boolean {
  if (mention.start < start || isDescription(folded, mention, 'leadership')) return false;
  // `hires Acme's head of sales` does not count, `cuts could hit Acme's ad unit` does.
  if (!TYPES_AFFECTING_A_PART.has(type) && folded.slice(mention.end).startsWith("'s ")) return false;
  if (mention.start < end) return true;
  const between = folded.slice(end, mention.start);
  // `Judge orders Acme`: the party that begins the headline acts on the company.
  if (type === 'legal' && start === 0 && between.length < 30 && !UNRELATED_NAME_BETWEEN.test(between))
    return true;
  return (
    between.length <= 60 &&
    !UNRELATED_NAME_BETWEEN.test(between) &&
    (/^[\s:–—-]*$/.test(between) ||
      LINK_TO_NAME.test(folded.slice(0, mention.start)) ||
      DESCRIPTION_BEFORE.test(folded.slice(0, mention.start)))
  );
}

/**
 * Whether a name precedes the event: capitalised words, the first of which may be a common word that begins
 * the headline.
 */
function hasOtherNameBefore({ written, languages }: SearchableText, start: number): boolean {
  const before = written.slice(0, start).replace(/^.*[:–—|] /, '');
  const [first = '', ...rest] = before.match(/\p{L}[\p{L}\d&.'-]*/gu) ?? [];
  const words = isStopWord(first.toLowerCase()) ? rest : [first, ...rest].filter((word) => word !== '');
  const isLarge = (word: string): boolean => /^\p{Lu}/u.test(word);
  // German capitalises every noun.
  const isGerman = languages.some(({ name }) => name === 'german');
  if (words.length === 0) return false;
  return (
    words.every(isLarge) ||
    (!isGerman && words.some((word, at) => isLarge(word) && (at > 0 || words.length === rest.length)))
  );
}

/** Whether a text names the company itself rather than a longer name that begins with it. */
export function mentionsCompany({ written }: SearchableText, isOwnName: CompanyNameMatcher): boolean {
  const words = allMatches(written, /\p{L}[\p{L}\p{M}\p{N}]*/gu);
  const isSentenceCase = words.slice(1).filter(({ 0: word }) => /^\p{Ll}{4}/u.test(word)).length >= 2;
  return findNameMentions(written, isOwnName).some(
    ({ end }) => !isSentenceCase || !/^ \p{Lu}\p{Ll}/u.test(written.slice(end)),
  );
}
