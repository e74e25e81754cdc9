import { foldCase, type ProfiledCompany } from './company-profile';

export interface SharedWord {
  stem: string;
  /** The natural logarithm of n, if one in n companies uses it. */
  rarity: number;
}

/** What two companies have in common. */
export interface Similarity {
  /** 0 to 1. */
  similarity: number;
  /** Stems that both use, with their rarity, rarest first. */
  words: SharedWord[];
  /** An industry that both name, as the first one spells it. */
  industry: string | null;
  isSameCountry: boolean;
  isSameCity: boolean;
  /** Steps between the headcount bands; null if either is unknown. */
  sizeSteps: number | null;
}

/** Headcount bands, smallest first. */
const HEADCOUNT_BANDS = '1-10 11-50 51-200 201-500 501-1000 1001-5000 5001-10000 10001+'.split(' ');
/** The sum of rarities of shared words at which the similarity is one half. */
const HALF_SIMILARITY_RARITY = 6;
/** The share of what shared words leave open that the same industry adds. */
const SAME_INDUSTRY_SHARE = 0.4;
/** An industry as rare as one company in e^6 adds all of that, however much else both say. */
const NARROW_INDUSTRY_RARITY = 6;
/** The sum of rarities at which half of what a company does is said. */
const HALF_DESCRIBED_RARITY = 20;
/** The weight of industries that share words of their names without being the same. */
const RELATED_INDUSTRY = 0.6;
/** The factor for another country and size, and what each adds if equal. */
const OTHER_COUNTRY_AND_SIZE_FACTOR = 0.75;
const SAME_COUNTRY_BONUS = 0.15;
const SAME_SIZE_BONUS = 0.1;
/** The value if unknown. */
const UNKNOWN = 0.5;

/** Returns how similar two companies are by what they do, where and at what size. Symmetric. */
export function companySimilarity(a: ProfiledCompany, b: ProfiledCompany): Similarity {
  const words = sharedWords(a, b);
  const industry = a.industries.find((name) => b.industryRarities.has(foldCase(name))) ?? null;
  const isSameCountry = a.countryCode !== null && a.countryCode === b.countryCode;
  const sizeSteps = headcountBandDistance(a.employeeRange, b.employeeRange);

  const activitySimilarity =
    1 - (1 - wordSimilarity(a, b, words)) * (1 - SAME_INDUSTRY_SHARE * industrySimilarity(a, b));
  const country = a.countryCode === null || b.countryCode === null ? UNKNOWN : Number(isSameCountry);
  const size = sizeSteps === null ? UNKNOWN : Math.max(0, 1 - sizeSteps / 3);
  return {
    similarity:
      Math.round(
        activitySimilarity *
          (OTHER_COUNTRY_AND_SIZE_FACTOR + SAME_COUNTRY_BONUS * country + SAME_SIZE_BONUS * size) *
          100,
      ) / 100,
    words: words.toSorted((one, other) => other.rarity - one.rarity),
    industry,
    isSameCountry,
    isSameCity: isSameCountry && a.city !== null && b.city !== null && foldCase(a.city) === foldCase(b.city),
    sizeSteps,
  };
}

/** Words that occur only in names of industries add nothing to the industry. */
function sharedWords(a: ProfiledCompany, b: ProfiledCompany): SharedWord[] {
  return [...a.words].flatMap(([stem, { rarity, isIndustryOnly }]) => {
    const other = b.words.get(stem);
    return other === undefined || (isIndustryOnly && other.isIndustryOnly) ? [] : [{ stem, rarity }];
  });
}

/** Returns the share of shared words in what both say, weighted by how many they are. */
function wordSimilarity(a: ProfiledCompany, b: ProfiledCompany, words: readonly SharedWord[]): number {
  const weight = (company: ProfiledCompany, stem: string) => company.words.get(stem)?.weight ?? 0;
  const shared = words.reduce((sum, { stem }) => sum + weight(a, stem) * weight(b, stem), 0);
  if (shared === 0) return 0;
  const evidence = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const angle = Math.min(1, shared / (a.length * b.length));
  return Math.sqrt(angle) * (evidence / (evidence + HALF_SIMILARITY_RARITY));
}

/** A broad industry means less between two companies that say much about what they do. */
function industrySimilarity(a: ProfiledCompany, b: ProfiledCompany): number {
  const rarities = [...a.industryRarities].flatMap(([name, rarity]) =>
    b.industryRarities.has(name) ? rarity : [],
  );
  if (rarities.length === 0) return RELATED_INDUSTRY * cosine(a.industryWords, b.industryWords);
  const described = Math.min(a.rarity, b.rarity);
  const breadth = 1 - Math.min(1, Math.max(...rarities) / NARROW_INDUSTRY_RARITY);
  return 1 - (described / (described + HALF_DESCRIBED_RARITY)) * breadth;
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const sumOfSquares = (words: readonly (readonly [string, number])[]) =>
    words.reduce((sum, [, rarity]) => sum + rarity ** 2, 0);
  const shared = sumOfSquares([...a].filter(([word]) => b.has(word)));
  return shared === 0 ? 0 : Math.min(1, shared / Math.sqrt(sumOfSquares([...a]) * sumOfSquares([...b])));
}

function headcountBandDistance(one: string | null, other: string | null): number | null {
  const [from, to] = [one, other].map((band) => (band === null ? -1 : HEADCOUNT_BANDS.indexOf(band)));
  return from === undefined || to === undefined || from < 0 || to < 0 ? null : Math.abs(from - to);
}
