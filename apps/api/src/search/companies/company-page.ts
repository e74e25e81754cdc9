import { SEARCH_PAGE_PRICE, type CompanyCoverage, type Coverage, NOT_APPLICABLE } from '@firmlens/contract';
import {
  type CompanyPageCursor,
  type CompanySearch,
  findIndexSize,
  type FoundCompany,
  type IndexSize,
  MATCH_TIERS,
  searchCompanies,
  type Transaction,
} from '@firmlens/domain';
import { Type } from '@sinclair/typebox';
import { coverageNotes } from '../../coverage/coverage-notes';
import { findCoverage, summarizeCoverage } from '../../coverage/find-coverage';
import { decodeCursor, encodeCursor } from '../arguments/page-cursor';
import type { SearchReader } from '../search-wording';
import { explainEmptySearch, formatCompanyCount } from './explain-empty-search';

/** A company that matches, with its coverage. */
export interface CompanyResult {
  company: FoundCompany;
  coverage: CompanyCoverage | undefined;
}

/** A page of a company search, before it is put into the form of its reader. */
interface CompanyResults {
  companies: CompanyResult[];
  /** Requests the next page; null on the last. */
  cursor: string | null;
  size: IndexSize;
  /** The result in one line, or why it is empty. */
  message: string;
  coverage: Coverage;
  notes: string[];
  /** In credits. An empty page is free. */
  price: number;
}

const CursorSchema = Type.Object({
  place: Type.Union(MATCH_TIERS.map((place) => Type.Literal(place))),
  domain: Type.String({ maxLength: 253, pattern: '^[a-z0-9.-]+$' }),
});

/** Returns the company after which a page begins, or null for the first. Throws an `ArgumentError`. */
export function companyPosition(search: CompanySearch, cursor: string | undefined): CompanyPageCursor | null {
  return cursor === undefined ? null : decodeCursor(search, CursorSchema, cursor);
}

/** Reads a page of companies, with what is known about their coverage. */
export async function readCompanyPage(
  tx: Transaction,
  search: CompanySearch,
  place: { after: CompanyPageCursor | null; limit: number },
  reader: SearchReader,
): Promise<CompanyResults> {
  const { readLagging, wording, accountId } = reader;
  const { companies, next, idleWords, size } = await readLagging(tx, async (db) => ({
    ...(await searchCompanies(db, search, place)),
    size: await findIndexSize(db),
  }));
  const isEmpty = companies.length === 0;
  const named = isEmpty && search.domain !== null ? [search.domain] : [];
  const coverage = await findCoverage(tx, [...companies.map(({ domain }) => domain), ...named], reader);
  return {
    companies: companies.map((company, index) => ({ company, coverage: coverage[index] })),
    cursor: next === null ? null : encodeCursor(search, next),
    size,
    message: !isEmpty
      ? `${formatCompanyCount(companies.length)}${next === null ? '' : wording.moreCompanies}.`
      : place.after === null
        ? await readLagging(tx, (db) =>
            explainEmptySearch(db, search, { size, named: coverage[0] ?? null, wording }),
          )
        : 'There are no more companies.',
    coverage: coverage.length === 0 ? NOT_APPLICABLE : coverageOfSome(coverage),
    notes: [...notesOn(idleWords), ...coverageNotes(coverage, accountId, wording)],
    price: isEmpty ? 0 : SEARCH_PAGE_PRICE,
  };
}

/**
 * Summarises the coverage of the companies on a page. Nothing follows for the companies that are not on it.
 */
function coverageOfSome(companies: readonly CompanyCoverage[]): Coverage {
  return { ...summarizeCoverage(companies), signal_absence_is_meaningful: false };
}

function notesOn(ignoredWords: readonly string[]): string[] {
  if (ignoredWords.length === 0) return [];
  const words = ignoredWords.map((word) => JSON.stringify(word)).join(', ');
  return [`${words} are too common to search outside names.`];
}
