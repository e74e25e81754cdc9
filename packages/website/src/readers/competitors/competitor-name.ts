import { foldText, foldedPatternOf, patternOf, type SpellingsByLanguage } from '@firmlens/text';

import type { CompanyNameMatcher } from '@firmlens/headlines';
import { COMPETITOR_WORDS } from './competitor-words';

const MAX_NAME = 40;
const MAX_WORDS = 4;

/** A word before a name: an article, a list number or filler. */
const LEAD_WORD = new RegExp(`^(?:#?\\d{1,2}[.):]?|${patternOf(COMPETITOR_WORDS.wordsBeforeNames)})$`, 'iu');
/** Plans and versions of a product, folded. */
const PLAN = new RegExp(
  `^(?:v\\d.*|${anyText(COMPETITOR_WORDS.plans)})(?: ${foldedPatternOf(COMPETITOR_WORDS.planWords)})?$`,
);
/** Things that are compared but are not companies, folded. */
const NOT_A_COMPANY = new RegExp(`^${anyText(COMPETITOR_WORDS.notCompanies)}$`);
/** A model number: `X300`, `500`, `T-7`. */
const CODE = /^\p{L}{0,4}[ -]?\d+\p{L}{0,3}$/u;
/** Words in names that need no capital. */
const JOINING: ReadonlySet<string> = new Set([...Object.values(COMPETITOR_WORDS.joiningWords).flat(), '&']);
const CONJUNCTION = patternOf(COMPETITOR_WORDS.conjunctions);
const BETWEEN = new RegExp(`\\s*[,;/]\\s*(?:${CONJUNCTION} )?|\\s+${CONJUNCTION}\\s+`, 'iu');

/**
 * Returns the competitors in a text that contains only names: one, or several separated by commas or a
 * conjunction. Plans, product categories, models and the company itself do not count.
 */
export function competitorNames(text: string, isOwnName: CompanyNameMatcher): string[] {
  return text
    .slice(0, 300)
    .split(BETWEEN)
    .slice(0, 12)
    .flatMap((part) => competitorName(part, isOwnName) ?? []);
}

/**
 * Returns the competitor that a text names, or null. Several words count as a name only if each is written as
 * part of one.
 */
export function competitorName(text: string, isOwnName: CompanyNameMatcher): string | null {
  const allWords = text
    .replace(/^[\s“”"'’(]+|[\s“”"')?!.,:]+$/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const first = allWords.findIndex((word) => !LEAD_WORD.test(word));
  const words = first === -1 ? [] : allWords.slice(first);
  const name = words.join(' ').replace(/[’']s?$/, '');
  const isName =
    name.length >= 2 &&
    name.length <= MAX_NAME &&
    words.length <= MAX_WORDS &&
    words.every((word) => /\p{Lu}|\d|\p{L}\.\p{L}/u.test(word) || JOINING.has(word)) &&
    /\p{L}/u.test(name);
  if (!isName || isOwnName(name)) return null;
  const folded = foldText(name);
  return PLAN.test(folded) || NOT_A_COMPANY.test(folded) || CODE.test(name) ? null : name;
}

/** Returns the source for folded spellings in which `…` stands for any text. */
function anyText(lists: SpellingsByLanguage): string {
  return foldedPatternOf(lists).replaceAll('…', '.*');
}
