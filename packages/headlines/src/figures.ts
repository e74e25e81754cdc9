import { allMatches, foldedPatternOf, loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

import { toSearchableText } from './searchable-text';

/** The file `vocabulary/figures.json`. */
type FigureWords = Record<
  'percent' | 'notJobs' | 'multipliers' | 'beforeCounted' | 'notCounted',
  SpellingsByLanguage
> & { fractions: Record<'half' | 'third' | 'quarter' | 'fifth', SpellingsByLanguage> };

const WORDS = loadVocabulary<FigureWords>('figures');
const PERCENT = foldedPatternOf(WORDS.percent);

/** A number that is not part of an amount of money, a percentage, a date or a version. */
const COUNT = new RegExp(
  "(?<![\\d.,$€£#]|[a-z]|(?:usd|eur|gbp|chf) )(\\d{1,3}(?:[.,']\\d{3})+|\\d{1,7})" +
    `(?![\\d%€]|[.,]\\d| ?(?:%|${PERCENT}|${foldedPatternOf(WORDS.notJobs)}|(?:m|mn|st|nd|rd|th)\\b))`,
  'g',
);
const SHARE = new RegExp(`(\\d{1,3}(?:[.,]\\d)?) ?(?:%|per cent|${PERCENT})`);
const { half, third, quarter, fifth } = WORDS.fractions;
const FRACTIONS: readonly [words: RegExp, share: string][] = [
  [wholeWords(half), '50%'],
  [wholeWords(third), '33%'],
  [wholeWords(quarter), '25%'],
  [wholeWords(fifth), '20%'],
];
const VERSION = /\b(?:v|version )?(\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)\b(?! ?(?:m|million|bn|%|k)\b)/;
const COUNTED = new RegExp(
  `\\b(\\d{1,3}(?:[.,']\\d{3})+|\\d{1,7}(?:\\.\\d)?(?: ?(?:k|m|${foldedPatternOf(WORDS.multipliers)}))?)` +
    `\\+?(?: ${foldedPatternOf(WORDS.beforeCounted)})* ([a-z]{4,20})\\b`,
  'g',
);
const NOT_COUNTED = new RegExp(`^${foldedPatternOf(WORDS.notCounted)}$`);

/**
 * Returns how many jobs a headline mentions, or what share of them: `120` or `33%`. Returns null if it
 * mentions neither.
 */
export function jobsIn(text: string): string | null {
  const { folded } = toSearchableText(text);
  const counts = allMatches(folded, COUNT).map(([, digits = '']) => digits.replace(/[.,']/g, ''));
  const count = counts.find((digits) => !/^(?:19|20)\d\d$/.test(digits) && digits !== '0');
  return count ?? shareIn(folded);
}

/** Returns what a headline counts: `2,000 customers`, `64%`. Returns null if it counts nothing. */
export function figureIn(text: string): string | null {
  const { folded } = toSearchableText(text);
  const counted = allMatches(folded, COUNTED).find(([, , noun = '']) => !NOT_COUNTED.test(noun));
  return counted ? `${counted[1]} ${counted[2]}` : shareIn(folded);
}

/** Returns the version in a headline, such as `3.0`. */
export function versionIn(text: string): string | null {
  return VERSION.exec(text.toLowerCase())?.[1] ?? null;
}

function shareIn(folded: string): string | null {
  const percent = SHARE.exec(folded)?.[1];
  if (percent !== undefined) return `${percent}%`;
  return FRACTIONS.find(([words]) => words.test(folded))?.[1] ?? null;
}

function wholeWords(words: SpellingsByLanguage): RegExp {
  return new RegExp(`\\b${foldedPatternOf(words)}\\b`);
}
