import { Prisma } from '../../generated/client';
import { allOf } from '../text-query';
import { type CompanySearch, nameQuery, type SearchWord, wordsWithStems } from './company-query';

/**
 * Where a company matches, best first: in its name or domain; in its industries, topics or services;
 * anywhere, with part of it in the description. Without words all companies are in the last place.
 */
export const MATCH_TIERS = [1, 2, 3] as const;
export type MatchTier = (typeof MATCH_TIERS)[number];

/** Returns the condition for rows `k` of known_companies to match in each place; null if none can. */
export function matchTierConditions(
  { domain, words: searchWords }: Pick<CompanySearch, 'domain' | 'words'>,
  words: readonly SearchWord[],
): Readonly<Record<MatchTier, Prisma.Sql | null>> {
  if (domain !== null) return { 1: Prisma.sql`k.domain = ${domain}`, 2: null, 3: null };
  // Words that the database does not recognise as words match nothing.
  if (words.length === 0) return { 1: null, 2: null, 3: searchWords.length === 0 ? Prisma.sql`true` : null };
  const named = words.some(({ names }) => names.length > 0)
    ? matchesName(nameQuery(words))
    : Prisma.sql`false`;
  const meaningful = wordsWithStems(words);
  if (meaningful.length === 0) return { 1: named, 2: null, 3: null };
  const inOfferings = Prisma.sql`ts_filter(k.search, '{a,b}') @@ ${allOf(meaningful.flatMap(({ stems }) => stems))}::tsquery`;
  // A company whose name has the only word is in the first place.
  const isAnywhere = words.length === 1 ? ({ stems }: SearchWord) => matchesText(stems) : matchesTextOrName;
  const anywhere = Prisma.join(meaningful.map(isAnywhere), ' AND ');
  return {
    1: named,
    2: Prisma.sql`${inOfferings} AND NOT (${named})`,
    3: Prisma.sql`${anywhere} AND NOT (${inOfferings}) AND NOT (${named})`,
  };
}

const matchesText = (stems: readonly string[]) => Prisma.sql`k.search @@ ${allOf(stems)}::tsquery`;
const matchesName = (query: string) => Prisma.sql`k.names @@ ${query}::tsquery`;

/** Matches a word in what a company does, or in its name, whose words are left out of the description's. */
export function matchesTextOrName({ stems, names }: SearchWord): Prisma.Sql {
  if (names.length === 0) return matchesText(stems);
  if (stems.length === 0) return matchesName(allOf(names));
  return Prisma.sql`(${matchesText(stems)} OR ${matchesName(allOf(names))})`;
}
