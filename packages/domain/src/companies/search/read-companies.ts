import type { Transaction } from '../../database';
import { anyOf } from '../text-query';
import { anyNameQuery, type SearchWord } from './company-query';
import type { CompanyKey } from './find-rows';

/** Where words of a search may occur. */
export const WORD_FIELDS = ['name', 'industry', 'topic', 'service', 'description'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** A company of a page. Its texts are third-party text. */
export interface FoundCompany {
  domain: string;
  name: string;
  description: string | null;
  industries: string[];
  countryCode: string | null;
  employeeRange: string | null;
  city: string | null;
  foundedYear: number | null;
  /** Whether a scan put it on file. Otherwise it is only in datasets. */
  isOnFile: boolean;
  /** The fields in which some word of the search occurs. */
  wordsIn: WordField[];
}

type FoundRow = Omit<FoundCompany, 'industries' | 'wordsIn'> & { industries: string[] | null } & Record<
    `in_${WordField}`,
    boolean
  >;

/** Reads these companies, in the given order. */
export async function readCompanies(
  tx: Transaction,
  keys: readonly CompanyKey[],
  words: readonly SearchWord[],
): Promise<FoundCompany[]> {
  if (keys.length === 0) return [];
  const names = anyNameQuery(words);
  const stems = anyOf(words.flatMap((word) => word.stems));
  const rows = await tx.$queryRaw<FoundRow[]>`
    SELECT k.domain, k.name, left(k.description, 1000) AS description, k.industries, k.country_code AS "countryCode",
           k.employee_range AS "employeeRange", k.city, k.founded_year AS "foundedYear", k.dataset_id = 0 AS "isOnFile",
           k.names @@ ${names}::tsquery AS in_name,
           ts_filter(k.search, '{a}') @@ ${stems}::tsquery AS in_industry,
           to_tsvector('english', left(coalesce(array_to_string(k.topics, ' ; '), ''), 3000)) @@ ${stems}::tsquery AS in_topic,
           to_tsvector('english', left(coalesce(array_to_string(k.services, ' ; '), ''), 3000)) @@ ${stems}::tsquery
             AS in_service,
           to_tsvector('english', left(coalesce(k.description, ''), 5000)) @@ ${stems}::tsquery AS in_description
    FROM unnest(${keys.map(({ datasetId }) => datasetId)}::int[], ${keys.map(({ domain }) => domain)}::text[])
           WITH ORDINALITY AS asked(dataset_id, domain, at)
    JOIN known_companies k ON k.dataset_id = asked.dataset_id AND k.domain = asked.domain
    ORDER BY at`;
  return rows.map((row) => ({
    domain: row.domain,
    name: row.name,
    description: row.description,
    industries: row.industries ?? [],
    countryCode: row.countryCode,
    city: row.city,
    employeeRange: row.employeeRange,
    foundedYear: row.foundedYear,
    isOnFile: row.isOnFile,
    wordsIn: WORD_FIELDS.filter((field) => row[`in_${field}`]),
  }));
}
