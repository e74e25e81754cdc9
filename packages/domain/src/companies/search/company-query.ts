import type { EmployeeRange, FundingStage, HighlightType } from '@firmlens/contract';
import type { Transaction } from '../../database';
import { allOf, anyOf, quoteLexeme } from '../text-query';

/** The filters of a company search. All given filters must match; within a list, one value must. */
export interface CompanySearch {
  /** Words that must all occur somewhere in what is known about the company. */
  words: readonly string[];
  /** Exactly this domain, instead of words. */
  domain: string | null;
  /** Names of industries, including the names that sources use. */
  industries: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  employeeRanges: readonly EmployeeRange[];
  fundingStages: readonly FundingStage[];
  technologies: readonly string[];
  /** With a signal of one of these types (any type if empty) on or after this day (`YYYY-MM-DD`). */
  signals: { types: readonly HighlightType[]; since: string | null } | null;
}

/** A word as PostgreSQL's text search stores it: how it is found in names, and in what companies do. */
export interface SearchWord {
  word: string;
  names: string[];
  /** Empty for a word that says nothing about what a company does (`the`, `company`). */
  stems: string[];
}

/** How far back a query marks signals by month. Earlier ones are marked by type only. */
const MONTHS_BACK = 36;
/** Events may be announced ahead. */
const MONTHS_AHEAD = 12;

/** Reads the words as the indexes store them. */
export async function toSearchWords(tx: Transaction, words: readonly string[]): Promise<SearchWord[]> {
  if (words.length === 0) return [];
  const rows = await tx.$queryRaw<SearchWord[]>`
    SELECT word, tsvector_to_array(name_words(word, '')) AS names,
           tsvector_to_array(ts_delete(to_tsvector('english', word), idle_words())) AS stems
    FROM unnest(${[...words]}::text[]) WITH ORDINALITY asked(word, at) ORDER BY at`;
  return rows.filter(({ names, stems }) => names.length + stems.length > 0);
}

/**
 * A filter and the text query for the marks that matching companies carry (in SQL: `company_search` and
 * `marks_on_file`).
 */
export interface FilterQuery {
  filter: FilterName;
  query: string;
}
export type FilterName =
  'industries' | 'countries' | 'employee_ranges' | 'funding_stages' | 'technologies' | 'signals';

/** Returns the mark of companies that use a technology. */
export function technologyMark(name: string): string {
  return `technology ${name.toLowerCase()}`;
}

/** Returns the given filters as queries. Signals need another check, because their marks have no days. */
export function filterQueries(search: CompanySearch, now: Date): FilterQuery[] {
  const marks: readonly (readonly [FilterName, readonly string[]])[] = [
    ['industries', search.industries.map((name) => `industry ${name.toLowerCase()}`)],
    ['countries', search.countries.map((code) => `country ${code.toLowerCase()}`)],
    ['employee_ranges', search.employeeRanges.map((range) => `people ${range}`)],
    ['funding_stages', search.fundingStages.map((stage) => `stage ${stage.toLowerCase()}`)],
    ['technologies', search.technologies.map(technologyMark)],
    ['signals', search.signals === null ? [] : signalMarks(search.signals, now)],
  ];
  return marks.flatMap(([filter, some]) => (some.length === 0 ? [] : { filter, query: `(${anyOf(some)})` }));
}

function signalMarks({ types, since }: NonNullable<CompanySearch['signals']>, now: Date): string[] {
  const months = since === null ? null : monthsFrom(since, now);
  if (months === null) return types.length === 0 ? ['on file'] : types.map((type) => `signal ${type}`);
  const kinds = types.length === 0 ? ['signals'] : types.map((type) => `signal ${type}`);
  return kinds.flatMap((kind) => months.map((month) => `${kind} ${month}`));
}

/**
 * Returns the months, such as `2026-11`, in which a signal since that day can be; null if they are too many
 * to list.
 */
function monthsFrom(since: string, now: Date): string[] | null {
  const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  const [first, last] = [monthOf(new Date(since)), monthOf(now) + MONTHS_AHEAD];
  if (last - first > MONTHS_BACK + MONTHS_AHEAD) return null;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const month = first + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** All words in a name, or all of them joined into one, as in domains. */
export function nameQuery(words: readonly SearchWord[]): string {
  return [`(${allOf(words.flatMap(({ names }) => names))})`, ...joinedWordQuery(words)].join(' | ');
}

/** Any of the words in a name, or all of them joined into one. */
export function anyNameQuery(words: readonly SearchWord[]): string {
  return [...words.flatMap(({ names }) => names).map(quoteLexeme), ...joinedWordQuery(words)].join(' | ');
}

/** The maximum length of a lexeme in PostgreSQL, in bytes. */
const MAX_LEXEME_BYTES = 2_046;

function joinedWordQuery(words: readonly SearchWord[]): string[] {
  const together = words.flatMap(({ names }) => names).join('');
  return together === '' || Buffer.byteLength(together) > MAX_LEXEME_BYTES ? [] : [quoteLexeme(together)];
}

/** Returns the words that say something about what a company does. */
export function wordsWithStems(words: readonly SearchWord[]): SearchWord[] {
  return words.filter(({ stems }) => stems.length > 0);
}
