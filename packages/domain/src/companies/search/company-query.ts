import type { EmployeeRange, FundingStage, HighlightType } from '@firmlens/contract';
import type { Transaction } from '../../database';
import { allOf, anyOf, quoted } from '../text-query';

/** What companies are looked for by. Of a list one value must hold; whatever is given must hold together. */
export interface CompanySearch {
  /** Words, each of which must stand somewhere in what is known of the company. */
  words: readonly string[];
  /** This one and no other; instead of words. */
  domain: string | null;
  /** Names of industries, by which sources call them as well. */
  industries: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  employeeRanges: readonly EmployeeRange[];
  fundingStages: readonly FundingStage[];
  technologies: readonly string[];
  /** With a signal of one of these types (any, where it is empty) on or after this day (`YYYY-MM-DD`). */
  signals: { types: readonly HighlightType[]; since: string | null } | null;
}

/** A word as PostgreSQL's text search has it: what it is found by in names, and in what companies do. */
export interface SearchWord {
  word: string;
  names: string[];
  /** Empty for a word that says nothing of what a company does (`the`, `company`). */
  stems: string[];
}

/** How far back signals are marked by month in a query; beyond that by type alone. */
const MONTHS_BACK = 36;
/** Events may be announced. */
const MONTHS_AHEAD = 12;

/** Reads the words as the indexes know them. */
export async function searchWords(tx: Transaction, words: readonly string[]): Promise<SearchWord[]> {
  if (words.length === 0) return [];
  const rows = await tx.$queryRaw<SearchWord[]>`
    SELECT word, tsvector_to_array(name_words(word, '')) AS names,
           tsvector_to_array(ts_delete(to_tsvector('english', word), idle_words())) AS stems
    FROM unnest(${[...words]}::text[]) WITH ORDINALITY asked(word, at) ORDER BY at`;
  return rows.filter(({ names, stems }) => names.length + stems.length > 0);
}

/** A filter and the query for the marks that companies carry for it (in SQL: `company_search` and `marks_on_file`). */
export interface FilterQuery {
  filter: FilterName;
  query: string;
}
export type FilterName =
  'industries' | 'countries' | 'employee_ranges' | 'funding_stages' | 'technologies' | 'signals';

/** The mark of companies that use a technology. */
export function technologyMark(name: string): string {
  return `technology ${name.toLowerCase()}`;
}

/** The filters that were given. Signals have to be looked at beside: their marks tell no days. */
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

/** The months, as `2026-11`, in which a signal since that day can be; null where they are too many to be listed. */
function monthsFrom(since: string, now: Date): string[] | null {
  const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  const [first, last] = [monthOf(new Date(since)), monthOf(now) + MONTHS_AHEAD];
  if (last - first > MONTHS_BACK + MONTHS_AHEAD) return null;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const month = first + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** All the words in a name; or all of them written as one, as domains have them. */
export function nameQuery(words: readonly SearchWord[]): string {
  return [`(${allOf(words.flatMap(({ names }) => names))})`, ...quotedTogether(words)].join(' | ');
}

/** Some of the words in a name; or all of them written as one. */
export function anyNameQuery(words: readonly SearchWord[]): string {
  return [...words.flatMap(({ names }) => names).map(quoted), ...quotedTogether(words)].join(' | ');
}

/** Bytes of the longest lexeme that PostgreSQL has. */
const LONGEST_LEXEME = 2_046;

function quotedTogether(words: readonly SearchWord[]): string[] {
  const together = words.flatMap(({ names }) => names).join('');
  return together === '' || Buffer.byteLength(together) > LONGEST_LEXEME ? [] : [quoted(together)];
}

/** Words that say something of what a company does. */
export function hasCriteria(words: readonly SearchWord[]): SearchWord[] {
  return words.filter(({ stems }) => stems.length > 0);
}
