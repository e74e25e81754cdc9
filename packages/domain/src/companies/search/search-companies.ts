import type { Transaction } from '../../database';
import { Prisma } from '../../generated/client';
import {
  type CompanySearch,
  filterQueries,
  type FilterName,
  type SearchWord,
  toSearchWords,
  wordsWithStems,
} from './company-query';
import { type CompanyKey, findCompanyKeys, chooseQueryPlans } from './find-rows';
import { type FoundCompany, readCompanies } from './read-companies';
import { type MatchTier, matchTierConditions, MATCH_TIERS, matchesTextOrName } from './match-tiers';

/** The company after which a page begins. */
export interface CompanyPageCursor {
  place: MatchTier;
  domain: string;
}

export interface CompanyPage {
  companies: FoundCompany[];
  /** Null on the last page. */
  next: CompanyPageCursor | null;
  /** Words of the search that say nothing about what a company does, and were matched only in names. */
  idleWords: string[];
}

/**
 * Returns a page of matching companies, ordered by `MATCH_TIERS`, then by domain. While a company's own data stay the
 * same, it appears exactly once across pages. Run it in a transaction, because it sets how PostgreSQL plans.
 */
export async function searchCompanies(
  tx: Transaction,
  search: CompanySearch,
  { after, limit }: { after: CompanyPageCursor | null; limit: number },
): Promise<CompanyPage> {
  await chooseQueryPlans(tx);
  const words = await toSearchWords(tx, search.words);
  const found = await findKeys(tx, search, words, { after, rows: limit + 1 });
  const pageRows = found.slice(0, limit);
  const last = pageRows.at(-1);
  return {
    companies: await readCompanies(tx, pageRows, words),
    next: found.length > limit && last !== undefined ? { place: last.place, domain: last.domain } : null,
    idleWords: words.filter(({ stems }) => stems.length === 0).map(({ word }) => word),
  };
}

/**
 * Returns the domains of the first companies that match, at most this many, in the order of `searchCompanies`. Run it in a
 * transaction, because it sets how PostgreSQL plans.
 */
export async function findMatchingDomains(
  tx: Transaction,
  search: CompanySearch,
  most: number,
): Promise<string[]> {
  await chooseQueryPlans(tx);
  const words = await toSearchWords(tx, search.words);
  const found = await findKeys(tx, search, words, { after: null, rows: most });
  return found.map(({ domain }) => domain);
}

/** Finds the first rows that match, place by place. */
async function findKeys(
  tx: Transaction,
  search: CompanySearch,
  words: readonly SearchWord[],
  { after, rows }: { after: CompanyPageCursor | null; rows: number },
): Promise<(CompanyKey & { place: MatchTier })[]> {
  const datasets = await activeDatasets(tx);
  const conditions = matchTierConditions(search, words);
  const filters = filterConditions(search);
  const found: (CompanyKey & { place: MatchTier })[] = [];
  for (const place of MATCH_TIERS) {
    const condition = conditions[place];
    if (condition === null || place < (after?.place ?? 1) || found.length === rows) continue;
    const keys = await findCompanyKeys(tx, {
      datasets,
      condition: Prisma.join([...filters, condition], ' AND '),
      after: place === after?.place ? after.domain : '',
      rows: rows - found.length,
    });
    found.push(...keys.map((key) => ({ ...key, place })));
  }
  return found;
}

async function activeDatasets(tx: Transaction): Promise<number[]> {
  const sets = await tx.$queryRaw<{ id: number }[]>`
    SELECT 0 AS id UNION ALL SELECT id FROM datasets WHERE status = 'active' ORDER BY 1`;
  return sets.map(({ id }) => id);
}

function filterConditions(search: CompanySearch): Prisma.Sql[] {
  const marks = filterQueries(search, new Date()).map(({ query }) => query);
  return [
    ...(marks.length === 0 ? [] : [Prisma.sql`k.search @@ ${marks.join(' & ')}::tsquery`]),
    ...(search.signals === null ? [] : [hasSignal(search.signals)]),
  ];
}

function hasSignal({ types, since }: NonNullable<CompanySearch['signals']>): Prisma.Sql {
  return Prisma.sql`(
    SELECT true FROM signals s
    WHERE s.domain = k.domain AND s.class <> 'rumour' AND (${types.length === 0} OR s.type = ANY (${[...types]}::text[]))
      AND s.day >= coalesce(${since}::text::date, '-infinity') LIMIT 1)`;
}

/**
 * Explains an empty result: the words and the filters that match no company on their own. Run it in a transaction,
 * because it sets how PostgreSQL plans.
 */
export async function explainNoResults(
  tx: Transaction,
  search: CompanySearch,
): Promise<{ words: string[]; filters: FilterName[] }> {
  await chooseQueryPlans(tx);
  const datasets = await activeDatasets(tx);
  const isAnywhere = async (condition: Prisma.Sql) =>
    (await findCompanyKeys(tx, { datasets, condition, after: '', rows: 1 })).length > 0;
  const words: string[] = [];
  const searchWords = await toSearchWords(tx, search.words);
  const meaningful = wordsWithStems(searchWords);
  for (const word of meaningful.length === 0 ? searchWords : meaningful) {
    if (!(await isAnywhere(matchesTextOrName(word)))) words.push(word.word);
  }
  const filters: FilterName[] = [];
  for (const { filter, query } of filterQueries(search, new Date())) {
    const exactConditions =
      filter === 'signals' && search.signals !== null ? [hasSignal(search.signals)] : [];
    const condition = Prisma.join([Prisma.sql`k.search @@ ${query}::tsquery`, ...exactConditions], ' AND ');
    if (!(await isAnywhere(condition))) filters.push(filter);
  }
  return { words, filters };
}
