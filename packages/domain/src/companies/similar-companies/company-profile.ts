import type { CompanyProfile } from '@firmlens/contract';
import type { WordCounts } from './word-counts';

/** The stems of a company's words, by field. */
export interface CompanyWords {
  industryWords: readonly string[];
  /** Of topics, products and services. */
  offerWords: readonly string[];
  descriptionWords: readonly string[];
}

/** A word that a company uses. */
interface WeightedWord {
  /** The natural logarithm of n, if one in n companies uses it. */
  rarity: number;
  /** How much it says about what this company does. */
  weight: number;
  /** Whether it occurs only in names of industries. */
  isIndustryOnly: boolean;
}

/** A company with weighted words. */
export interface ProfiledCompany extends CompanyProfile {
  words: ReadonlyMap<string, WeightedWord>;
  /** The length of the weight vector. */
  length: number;
  /** How much it says besides its industries: the sum of those words' rarities. */
  rarity: number;
  /** Stems of its industries' names, with their rarity. */
  industryWords: ReadonlyMap<string, number>;
  /** Its industries in lower case, with their rarity. */
  industryRarities: ReadonlyMap<string, number>;
}

/** A word of the description says less about what a company does than the name of a service. */
const DESCRIPTION_WEIGHT = 0.7;

export function profileCompany(
  company: CompanyProfile,
  { industryWords, offerWords, descriptionWords }: CompanyWords,
  { companies, countOf }: WordCounts,
): ProfiledCompany {
  const rarity = (word: string) => Math.max(0, Math.log(companies / countOf(word)));
  const offered = new Set(offerWords);
  const textStems = new Set([...offerWords, ...descriptionWords].filter(isMeaningfulStem));
  const words = new Map(
    // In a fixed order, so that sums are equal to the last digit.
    [...new Set([...industryWords.filter(isMeaningfulStem), ...textStems])]
      .sort()
      .map((word): [string, WeightedWord] => [
        word,
        {
          rarity: rarity(word),
          weight: rarity(word) * (offered.has(word) ? 1 : DESCRIPTION_WEIGHT),
          isIndustryOnly: !textStems.has(word),
        },
      ]),
  );
  const all = [...words.values()];
  return {
    ...company,
    words,
    length: Math.sqrt(all.reduce((sum, { weight }) => sum + weight ** 2, 0)),
    rarity: all.reduce((sum, word) => sum + (word.isIndustryOnly ? 0 : word.rarity), 0),
    industryWords: new Map([...industryWords].sort().map((word) => [word, rarity(word)])),
    industryRarities: new Map(
      company.industries.map((industry) => [foldCase(industry), rarity(`industry ${foldCase(industry)}`)]),
    ),
  };
}

/** Whether a stem says anything about what a company does. A number or a single letter does not. */
export function isMeaningfulStem(stem: string): boolean {
  return stem.length > 1 && /\p{L}/u.test(stem);
}

/** Folds an industry as its marks are written. */
export function foldCase(industry: string): string {
  return industry.trim().toLowerCase();
}
