import { HIGHLIGHT_TYPES, type HighlightType } from '@firmlens/contract';
import {
  createPatternFilter,
  loadVocabulary,
  foldedPatternOf,
  requiredLiterals,
  type SpellingsByLanguage,
} from '@firmlens/text';

import type { SearchableText } from './searchable-text';
import { type Language, perLanguage } from './wording/languages';
import { compilePattern } from './wording/compile-pattern';
import type { PostOpenings } from './wording/wording';

export interface EventMatch {
  type: HighlightType;
  /** Position of the event's words in the headline. */
  start: number;
  end: number;
  /**
   * Who comes before the words: the company, the thing or person that the event is about, or someone else.
   */
  before: 'company' | 'thing' | 'other';
}

interface CompiledWording extends Pick<EventMatch, 'type' | 'before'> {
  words: RegExp;
  except: RegExp | null;
}

/**
 * Types with unmistakable wording. The words of the other types also appear next to these, so those types
 * rank lower.
 */
const UNMISTAKABLE_TYPES: ReadonlySet<HighlightType> = new Set([
  'funding',
  'acquisition',
  'layoffs',
  'legal',
  'award',
  'leadership',
  'expansion',
]);
/** Precedence of types that begin at the same word. */
const TYPE_PRECEDENCE: readonly HighlightType[] = [
  'layoffs',
  'legal',
  'funding',
  'acquisition',
  'leadership',
  'award',
  'hiring',
  'expansion',
  'business',
  'partnership',
  'traction',
  'product',
];
/** Returns the wordings of a language that may be in a text. */
type WordingsOf = (language: Language) => (text: string) => readonly CompiledWording[];
const HEADLINE_WORDINGS = perLanguage((language) => compileWordings(language, language.headlines.events));
const OPENING_WORDINGS = perLanguage((language) => compileWordings(language, language.postOpenings.events));
const idiomsOf = perLanguage(({ headlines }) => compilePattern(headlines.idioms));
const CLAUSES = loadVocabulary<Record<'sideClauses' | 'leadingSideClauses', SpellingsByLanguage>>('clauses');
/** Words that begin a side clause: what the event follows from or leads to. */
const SIDE_CLAUSE = new RegExp(` ${foldedPatternOf(CLAUSES.sideClauses)}(?= )`);
/** A leading side clause is not the news: `After a record year, Acme opens …`. */
const LEADING_SIDE_CLAUSE = new RegExp(`^${foldedPatternOf(CLAUSES.leadingSideClauses)} [^,]{3,80}, `);

/**
 * Returns the events that a headline or sentence may state, best first. Events of the main clause come first.
 * Within a clause, types with unmistakable wording precede the others, and earlier words precede later ones.
 */
export function findEvents(headline: SearchableText): EventMatch[] {
  const text = withoutIdioms(headline);
  const from = LEADING_SIDE_CLAUSE.exec(text)?.[0].length ?? 0;
  const sideClause = SIDE_CLAUSE.exec(text.slice(from + 10));
  const main = blankOutside(text, from, sideClause ? from + 10 + sideClause.index : text.length);
  const found = eventsIn(main, headline.languages, HEADLINE_WORDINGS);
  const hasCompanyEvent = found.some(({ before }) => before !== 'other');
  return hasCompanyEvent || main === text
    ? found
    : [...found, ...eventsIn(text, headline.languages, HEADLINE_WORDINGS)];
}

/** Returns the events that a sentence in a company's own post states without a subject, best first. */
export function findLeadEvents(sentence: SearchableText): EventMatch[] {
  return eventsIn(withoutIdioms(sentence), sentence.languages, OPENING_WORDINGS);
}

function eventsIn(text: string, languages: readonly Language[], waysOfLanguage: WordingsOf): EventMatch[] {
  const found = languages.flatMap((language) =>
    waysOfLanguage(language)(text).flatMap(({ type, before, words, except }) => {
      words.lastIndex = 0;
      const match = words.exec(text);
      if (!match || isMatched(except, text)) return [];
      return [{ type, before, start: match.index, end: match.index + match[0].length }];
    }),
  );
  const rank = ({ type }: EventMatch): number => (UNMISTAKABLE_TYPES.has(type) ? 0 : 1);
  return found.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.start - b.start ||
      TYPE_PRECEDENCE.indexOf(a.type) - TYPE_PRECEDENCE.indexOf(b.type),
  );
}

/** Replaces the text outside two positions with spaces. */
function blankOutside(text: string, from: number, to: number): string {
  return ' '.repeat(from) + text.slice(from, to) + ' '.repeat(text.length - to);
}

function withoutIdioms({ masked, languages }: SearchableText): string {
  return languages.reduce(
    (text, language) => text.replace(idiomsOf(language), (idiom) => '_'.repeat(idiom.length)),
    masked,
  );
}

function isMatched(pattern: RegExp | null, text: string): boolean {
  if (pattern === null) return false;
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function compileWordings(
  { headlines }: Language,
  events: PostOpenings['events'],
): (text: string) => readonly CompiledWording[] {
  const wordings = HIGHLIGHT_TYPES.flatMap((type) =>
    (events[type] ?? []).map(({ before, words, except }): CompiledWording => ({
      type,
      before: before ?? 'company',
      words: compilePattern(words, headlines.lists),
      except: except === undefined ? null : compilePattern(except, headlines.lists),
    })),
  );
  return createPatternFilter(wordings, ({ words }) => requiredLiterals(words.source));
}
