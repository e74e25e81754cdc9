import { type CompanyNameMatcher, speaksInFirstPerson } from '@firmlens/headlines';
import {
  allMatches,
  legalFormsIn,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';

/** Whom a sentence is about: the company whose site it is, somebody else, or the sentence does not tell. */
export type Subject = 'company' | 'other' | 'unclear';

const WORDS = loadVocabulary<Record<'others' | 'ownCompany', SpellingsByLanguage>>('attribution');
const EDGE_BEFORE = '(?<![\\p{L}\\p{N}])';
const EDGE_AFTER = '(?![\\p{L}\\p{N}])';
/** `our customer`, `the parent company`, `der Kunde`: who comes first in a sentence is its subject. */
const OTHERS = new RegExp(`${EDGE_BEFORE}${patternOf(WORDS.others)}${EDGE_AFTER}`, 'iu');
const OWN_COMPANY = new RegExp(`${EDGE_BEFORE}${patternOf(WORDS.ownCompany)}${EDGE_AFTER}`, 'iu');
const MAX_SENTENCE = 400;
/** More words than a name has. */
const MAX_NAME_WORDS = 5;

/**
 * Tells whom a sentence is about. The company is meant if the sentence names it, says `we`, or `the company`;
 * somebody else if it begins with a relation (`our customer …`) or another organisation with a legal form.
 */
export function subjectOf(sentence: string, isOwnName: CompanyNameMatcher): Subject {
  const text = sentence.slice(0, MAX_SENTENCE);
  const other = OTHERS.exec(text);
  const ownAt = firstOwnMention(text, isOwnName);
  if (other && (ownAt === null || other.index <= ownAt)) return 'other';
  if (ownAt !== null) return 'company';
  const [organization] = legalFormsIn(text);
  return organization === undefined ? 'unclear' : 'other';
}

/** Whether a text says "the company" or "our firm", in any language. */
export function mentionsOwnCompany(text: string): boolean {
  return OWN_COMPANY.test(text);
}

function firstOwnMention(text: string, isOwnName: CompanyNameMatcher): number | null {
  if (speaksInFirstPerson(text)) return 0;
  const own = OWN_COMPANY.exec(text);
  if (own) return own.index;
  if (!isOwnName(text)) return null;
  const words = allMatches(text, /\S+/g);
  const last = words.find(({ index, 0: word }, at) =>
    isOwnName(text.slice(words[Math.max(0, at - MAX_NAME_WORDS)]?.index, index + word.length)),
  );
  return last?.index ?? 0;
}
