import { createPatternFilter, EAST_ASIAN_LETTERS, foldText, literal, SHORTEST_LITERAL } from '@firmlens/text';
import { INDUSTRIES } from './industry-words';

/** Scripts that write no spaces between words. */
const UNSPACED = new RegExp(`[${EAST_ASIAN_LETTERS}]`, 'u');
const MIN_COMPOUND = 7;

/** Each industry with its terms, in the form in which padded texts contain them. */
export const INDUSTRY_TERMS = INDUSTRIES.map(({ name, strong, weak, trade }) => ({
  name,
  trade,
  strong: new Set(strong.map(needleOf)),
  weak: new Set(weak.map(needleOf)),
}));

/** By term. Those of one industry, tens of thousands, share its list. */
const NAMED_BY = new Map<string, readonly number[]>();
for (const [index, { strong }] of INDUSTRY_TERMS.entries()) {
  const alone = [index];
  for (const needle of strong) NAMED_BY.set(needle, NAMED_BY.get(needle)?.concat(index) ?? alone);
}
const ALL_NEEDLES = [...new Set(INDUSTRY_TERMS.flatMap(({ strong, weak }) => [...strong, ...weak]))];
/** Of one or two characters, all of scripts without spaces. The filter needs longer ones. */
const SHORT_NEEDLES = ALL_NEEDLES.filter(({ length }) => length < SHORTEST_LITERAL);
const LONG_NEEDLES = ALL_NEEDLES.filter(({ length }) => length >= SHORTEST_LITERAL);
const longNeedlesIn = createPatternFilter(LONG_NEEDLES, literal);

/** Returns the terms of any industry that a padded text contains. */
export function termsOf(words: string): ReadonlySet<string> {
  const short = UNSPACED.test(words) ? SHORT_NEEDLES.filter((needle) => words.includes(needle)) : [];
  return new Set([...longNeedlesIn(words), ...short]);
}

/** Returns the industries that a term names, by their indexes. */
export function industriesNamedBy(term: string): readonly number[] {
  return NAMED_BY.get(term) ?? [];
}

/** Returns how often a padded text contains a term. */
export function countTerm(words: string, term: string): number {
  let count = 0;
  for (let at = words.indexOf(term); at !== -1; at = words.indexOf(term, at + term.length)) count += 1;
  return count;
}

/** Returns what a padded text contains that has the term. Long stems also count inside compounds: `Translogistik`. */
function needleOf(term: string): string {
  if (UNSPACED.test(term)) return foldText(term);
  if (!term.endsWith('*')) return ` ${term} `;
  const stem = term.slice(0, -1);
  return stem.length >= MIN_COMPOUND && !stem.includes(' ') ? stem : ` ${stem}`;
}
