import type { CompanyProfile, SimilarCompany } from '@firmlens/contract';
import type { Database } from '../../database';
import { jsonText } from '../../database/json-text';
import { Prisma } from '../../generated/client';
import { type CandidateQueries, candidateQueries, type CompanyLexemes } from './candidate-queries';
import { type CompanyWords, isMeaningfulStem, type ProfiledCompany, profileCompany } from './company-profile';
import { describeSimilarity, type TextToken } from './reason';
import { type Similarity, companySimilarity } from './similarity';
import { readWordCounts, type WordCounts } from './word-counts';

/** The least similarity of companies that are returned. */
const LEAST_SIMILARITY = 0.28;
const MAX_SIMILAR_COMPANIES = 25;
/** The most rows that all queries together read, and the candidates that are compared word by word. */
const MAX_ROWS = 450;
const MAX_CANDIDATES = 120;
/** How often words are counted again. */
const COUNTS_LIFETIME_MS = 60_000;

/**
 * Finds the companies on file that are most similar, at most 25, most similar first, and also those of
 * `competitors` (domains) that are on file, however similar. Ties are ordered by domain.
 */
export type FindSimilarCompanies = (
  company: CompanyProfile,
  competitors?: readonly string[],
) => Promise<SimilarCompany[]>;

/** A text as words. */
interface TokenRow {
  tokens: string[] | null;
  stems: string[] | null;
}

interface CompanyWordsRow extends CompanyWords, TokenRow {
  lexemes: string[];
  datasets: number[];
}

interface CandidateRow extends CompanyWords {
  domain: string;
  name: string;
  description: string | null;
  industries: string[] | null;
  countryCode: string | null;
  city: string | null;
  employeeRange: string | null;
}

/** Opens the search for similar companies. It recounts words from time to time. */
export function openSimilarCompanySearch(db: Database): FindSimilarCompanies {
  let counted: { counts: Promise<WordCounts>; datasets: string; until: number } | null = null;

  function wordCounts(datasets: readonly number[]): Promise<WordCounts> {
    const key = datasets.join();
    if (counted === null || counted.datasets !== key || counted.until < Date.now()) {
      counted = { counts: readWordCounts(db), datasets: key, until: Date.now() + COUNTS_LIFETIME_MS };
      counted.counts.catch(() => (counted = null));
    }
    return counted.counts;
  }

  return async (company, competitors = []) => {
    const companyWords = await readCompanyWords(db, company);
    const counts = await wordCounts(companyWords.datasets);
    const candidates = await findCandidates(db, candidateQueries(lexemesOf(companyWords), counts), {
      domain: company.domain,
      competitors,
      datasets: companyWords.datasets,
    });
    const self = profileCompany(company, companyWords, counts);
    const compared = candidates.map((row) => {
      const other = profileCompany(
        { ...row, industries: row.industries ?? [], topics: [], services: [] },
        row,
        counts,
      );
      return { other, alike: companySimilarity(self, other) };
    });
    const named = rankSimilarCompanies(compared, competitors);
    const candidateTokens = await findStoredTokens(
      db,
      named.map(({ other }) => other.domain),
      companyWords.datasets,
    );
    return named.map(({ other, alike }) => ({
      name: other.name ?? other.domain,
      domain: other.domain,
      description: other.description,
      similarity: alike.similarity,
      reason: describeSimilarity(
        self,
        other,
        alike,
        toTextTokens(companyWords),
        candidateTokens.get(other.domain) ?? [],
      ),
    }));
  };
}

/** The most similar, then the competitors. */
function rankSimilarCompanies<T extends { other: ProfiledCompany; alike: Similarity }>(
  compared: readonly T[],
  competitors: readonly string[],
): T[] {
  const isNamedCompetitor = ({ other }: T) => competitors.includes(other.domain);
  const ranked = compared.toSorted(
    (a, b) => b.alike.similarity - a.alike.similarity || (a.other.domain < b.other.domain ? -1 : 1),
  );
  return [
    ...ranked
      .filter((one) => !isNamedCompetitor(one) && one.alike.similarity >= LEAST_SIMILARITY)
      .slice(0, MAX_SIMILAR_COMPANIES),
    ...ranked.filter(isNamedCompetitor),
  ];
}

/** `own.text` as words. Compounds are left out because their parts follow them. */
const TOKENS_SQL = Prisma.sql`
  LATERAL (SELECT array_agg(token ORDER BY at) AS tokens,
                  array_agg(coalesce((ts_lexize('english_stem', token))[1], '') ORDER BY at) AS stems
           FROM ts_parse('default', own.text) WITH ORDINALITY AS parsed(kind, token, at)
           WHERE kind NOT IN (15, 16, 17))`;

/** Reads the texts of these companies by domain, from the row that `companies_with_words` (in SQL) uses. */
async function findStoredTokens(
  db: Database,
  domains: readonly string[],
  datasets: readonly number[],
): Promise<ReadonlyMap<string, TextToken[]>> {
  if (domains.length === 0) return new Map();
  const rows = await db.$queryRaw<(TokenRow & { domain: string })[]>`
    SELECT own.domain, said.*
    FROM (SELECT DISTINCT ON (k.domain) k.domain,
                 left(array_to_string(k.services || k.topics || k.description, ' ; '), 5000) AS text
          FROM known_companies k
          WHERE k.domain = ANY (${domains}::text[]) AND k.dataset_id = ANY (${datasets}::int[])
          ORDER BY k.domain, k.dataset_id <> 0, length(k.search) DESC, k.dataset_id) AS own,
         ${TOKENS_SQL} AS said`;
  return new Map(rows.map((row) => [row.domain, toTextTokens(row)]));
}

function toTextTokens({ tokens, stems }: TokenRow): TextToken[] {
  return (tokens ?? []).map((token, at) => {
    const stem = stems?.[at] ?? '';
    // The stemmer returns the text between words unchanged.
    return { token, stem: /[\p{L}\p{N}]/u.test(stem) ? stem : null };
  });
}

/** Returns a company's words as they would be stored, its text as words, and the active datasets. */
async function readCompanyWords(db: Database, company: CompanyProfile): Promise<CompanyWordsRow> {
  const { topics, services, description } = company;
  const text = [...services, ...topics, description ?? ''].join(' ; ').slice(0, 5_000);
  const [row] = await db.$queryRaw<CompanyWordsRow[]>`
    SELECT tsvector_to_array(search) AS lexemes, tsvector_to_array(ts_filter(search, '{a}')) AS "industryWords",
           tsvector_to_array(ts_filter(search, '{b}')) AS "offerWords",
           tsvector_to_array(ts_filter(search, '{c}')) AS "descriptionWords",
           said.*, array(SELECT 0 UNION ALL SELECT id FROM datasets WHERE status = 'active' ORDER BY 1) AS datasets
    FROM json_to_record(${jsonText({ ...company, text })}::json)
           AS own(name text, description text, industries text[], topics text[], services text[], "countryCode" text,
                  "employeeRange" text, text text),
         company_search(name, description, industries, topics, services, "countryCode", "employeeRange") AS search,
         ${TOKENS_SQL} AS said`;
  if (row === undefined) throw new Error(`the query for the words of ${company.domain} returned no row`);
  return row;
}

function lexemesOf({
  lexemes,
  industryWords,
  offerWords,
  descriptionWords,
}: CompanyWordsRow): CompanyLexemes {
  return {
    words: [...new Set([...offerWords, ...descriptionWords])].filter(isMeaningfulStem),
    industryWords,
    // A mark contains a space, a word does not.
    marks: lexemes.filter((lexeme) => lexeme.includes(' ')),
  };
}

async function findCandidates(
  db: Database,
  { narrow, wide, ranking }: CandidateQueries,
  { domain, competitors, datasets }: { domain: string; competitors: readonly string[]; datasets: number[] },
): Promise<CandidateRow[]> {
  const runQueries = (queries: readonly string[]) => {
    const rows = Math.ceil(MAX_ROWS / Math.max(1, queries.length));
    return db.$queryRaw<CandidateRow[]>`
      SELECT domain, name, description, industries, country_code AS "countryCode", city,
             employee_range AS "employeeRange", industry_words AS "industryWords", offer_words AS "offerWords",
             description_words AS "descriptionWords"
      FROM companies_with_words(${domain}, ${queries}::text[]::tsquery[], ${ranking}::tsquery,
                                         ${competitors}::text[], ${datasets}::int[], ${rows}::int, ${MAX_CANDIDATES}::int)`;
  };
  if (narrow.length + wide.length + competitors.length === 0) return [];
  const found = await runQueries(narrow);
  if (found.length >= MAX_CANDIDATES / 2 || wide.length === 0) return found;
  const more = await runQueries(wide);
  return [...new Map([...more, ...found].map((row) => [row.domain, row])).values()];
}
