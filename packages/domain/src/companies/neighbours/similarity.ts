import type { Profiled } from './profiled';
import type { WordCounts } from './word-counts';

export interface SharedWord {
  stem: string;
  /** The natural logarithm of one in how many companies uses it. */
  rarity: number;
}

/** What two companies have in common. */
export interface Likeness {
  /** 0 to 1. */
  similarity: number;
  /** Stems that both use, with their rarity, the rarest first. */
  words: SharedWord[];
  /** An industry that both name, as the first one writes it. */
  industry: string | null;
  isSameCountry: boolean;
  isSameCity: boolean;
  /** Steps between the bands of headcount; null where one is not known. */
  sizeSteps: number | null;
}

/** Bands of headcount, the smallest first. */
const BANDS = '1-10 11-50 51-200 201-500 501-1000 1001-5000 5001-10000 10001+'.split(' ');
/** A word of the description says less of what a company does than the name of a service. */
const DESCRIPTION_WEIGHT = 0.7;
/** It takes words in common whose rarities add up to this to be half sure. */
const HALF_SURE = 6;
/** What the same industry says, beside what words in common leave unsaid. */
const INDUSTRY = 0.4;
/** An industry as rare as one company in e^6 says all of that, however much else both say of themselves. */
const NARROW = 6;
/** Words of a company, as `HALF_SURE`, by which half of what it does is told. */
const HALF_TOLD = 20;
/** What industries say that share words of their names but are not the same. */
const RELATED_INDUSTRY = 0.6;
/** What is left of the similarity in another country at another size, and what each adds. */
const ELSEWHERE = 0.75;
const COUNTRY = 0.15;
const SIZE = 0.1;
/** Where it cannot be told. */
const UNKNOWN = 0.5;

/** See `SharedWord`. */
function rarity({ companies, countOf }: WordCounts, word: string): number {
  return Math.max(0, Math.log(companies / countOf(word)));
}

/** How alike two companies are by what they do, where and how large; the same in both directions. */
export function likeness(a: Profiled, b: Profiled, counts: WordCounts): Likeness {
  const words = [...a.words]
    .filter((word) => b.words.has(word))
    // What stands in names of industries alone says no more than the industry.
    .filter((stem) => !(a.industryOnly.has(stem) && b.industryOnly.has(stem)))
    .map((stem) => ({ stem, rarity: rarity(counts, stem) }))
    .sort((one, other) => other.rarity - one.rarity || (one.stem < other.stem ? -1 : 1));
  const industry = a.industries.find((one) => b.industries.some((other) => isSame(one, other))) ?? null;
  const isSameCountry = a.countryCode !== null && a.countryCode === b.countryCode;
  const sizeSteps = stepsBetween(a.employeeRange, b.employeeRange);

  const industries =
    industry === null
      ? RELATED_INDUSTRY * cosine(a.industryWords, b.industryWords, counts)
      : sameIndustry(a, b, industry, counts);
  const doing = 1 - (1 - sharedWords(a, b, words, counts)) * (1 - INDUSTRY * industries);
  const country = a.countryCode === null || b.countryCode === null ? UNKNOWN : Number(isSameCountry);
  const size = sizeSteps === null ? UNKNOWN : Math.max(0, 1 - sizeSteps / 3);
  return {
    similarity: Math.round(doing * (ELSEWHERE + COUNTRY * country + SIZE * size) * 100) / 100,
    words,
    industry,
    isSameCountry,
    isSameCity: isSameCountry && a.city !== null && b.city !== null && isSame(a.city, b.city),
    sizeSteps,
  };
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function weight(company: Profiled, word: string, counts: WordCounts): number {
  return rarity(counts, word) * (company.offerWords.has(word) ? 1 : DESCRIPTION_WEIGHT);
}

/** The words in common, by how much of all that both say they are, and by how many they are. */
function sharedWords(a: Profiled, b: Profiled, words: readonly SharedWord[], counts: WordCounts): number {
  const shared = sum(words, ({ stem }) => weight(a, stem, counts) * weight(b, stem, counts));
  if (shared === 0) return 0;
  const evidence = sum(words, (word) => word.rarity);
  const square = (company: Profiled) => sum([...company.words], (word) => weight(company, word, counts) ** 2);
  const angle = Math.min(1, shared / Math.sqrt(square(a) * square(b)));
  return Math.sqrt(angle) * (evidence / (evidence + HALF_SURE));
}

/** Of two that say much of what they do, a wide industry says less than of two of which little else is known. */
function sameIndustry(a: Profiled, b: Profiled, industry: string, counts: WordCounts): number {
  const told = (company: Profiled) =>
    sum(
      [...company.words].filter((word) => !company.industryOnly.has(word)),
      (word) => rarity(counts, word),
    );
  const least = Math.min(told(a), told(b));
  const width = 1 - Math.min(1, rarity(counts, `industry ${industry.trim().toLowerCase()}`) / NARROW);
  return 1 - (least / (least + HALF_TOLD)) * width;
}

function cosine(a: ReadonlySet<string>, b: ReadonlySet<string>, counts: WordCounts): number {
  const square = (words: Iterable<string>) => sum([...words], (word) => rarity(counts, word) ** 2);
  const shared = square([...a].filter((word) => b.has(word)));
  return shared === 0 ? 0 : Math.min(1, shared / Math.sqrt(square(a) * square(b)));
}

function sum<T>(words: readonly T[], of: (word: T) => number): number {
  // Whatever the order of the words, the sum is the same to the last digit.
  return words
    .map(of)
    .sort((one, other) => one - other)
    .reduce((total, value) => total + value, 0);
}

function stepsBetween(one: string | null, other: string | null): number | null {
  const [from, to] = [one, other].map((band) => (band === null ? -1 : BANDS.indexOf(band)));
  return from === undefined || to === undefined || from < 0 || to < 0 ? null : Math.abs(from - to);
}
