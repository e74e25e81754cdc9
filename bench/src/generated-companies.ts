import { INDUSTRY_WORDS } from './industry-words';
import { pick, seeded } from './seeded-random';

/** An invented company, described with the vocabulary of the datasets. */
export interface GeneratedCompany {
  name: string;
  /** Under `.example`, unique for each index. */
  domain: string;
  industry: string;
  /** A band, such as `11-50`. */
  size: string;
  founded: number | null;
  locality: string | null;
  /** English name in lower case. */
  country: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  linkedin: string;
  /** 8 to 25 words, most of them from its industry. */
  description: string | null;
}

export interface GeneratorOptions {
  seed: number;
  /** The share of companies with a description, 0 to 1. */
  described: number;
}

const SIZES = '1-10 11-50 51-200 201-500 501-1000 1001-5000 5001-10000 10001+'.split(' ');
/** Countries with some of their towns, most common first. */
const PLACES = [
  'US united states: austin, denver, chicago, boston, seattle, atlanta, dallas, portland, san diego, miami',
  'GB united kingdom: london, leeds, manchester, bristol, glasgow, sheffield',
  'DE germany: berlin, hamburg, munich, leipzig, stuttgart, bremen',
  'FR france: paris, lyon, nantes, lille, toulouse',
  'IN india: bengaluru, pune, chennai, hyderabad, mumbai',
  'CA canada: toronto, montreal, calgary, ottawa',
  'BR brazil: curitiba, recife, porto alegre',
  'AU australia: sydney, melbourne, brisbane, perth',
  'NL netherlands: utrecht, rotterdam, eindhoven',
  'ES spain: madrid, valencia, bilbao, zaragoza',
  'IT italy: turin, bologna, verona, milan',
  'SE sweden: stockholm, malmö, uppsala',
  'PL poland: kraków, gdańsk, poznań',
  'NO norway: oslo, bergen, trondheim',
  'JP japan: osaka, kyoto, nagoya',
  'ZA south africa: durban, pretoria',
  'FI finland: tampere, turku, oulu',
  'CZ czechia: brno, ostrava',
  'PT portugal: braga, coimbra, aveiro',
  'NZ new zealand: auckland, wellington',
].map((line) => {
  const [country = '', towns = ''] = line.split(': ');
  return { code: country.slice(0, 2), country: country.slice(3), towns: towns.split(', ') };
});
const SYLLABLES =
  'bel cor dan el far gal hol ist jun kem lor mar nov or pel quin ros sel tam ul ven wil yor zan'.split(' ');
const ENDINGS = 'a ex ia is on or um ora ent eta ix al'.split(' ');
const KINDS = 'labs group systems partners works studio solutions services brothers holding global'.split(
  ' ',
);
const JOINING = 'for and with from in across'.split(' ');
const EVERYDAY =
  'we help teams customers companies people provides offers builds delivers quality trusted local modern reliable leading family'.split(
    ' ',
  );

const INDUSTRIES = Object.entries(INDUSTRY_WORDS).map(([industry, words]) => ({
  industry,
  words: words.split(' '),
}));

/** Picks by Zipf's law: the second item comes half as often as the first. */
function pickByRank<T>(items: readonly T[], random: () => number): T {
  // The inverse of the distribution function of the continuous law.
  const rank = Math.exp(random() * Math.log(items.length + 1)) - 1;
  return items[Math.min(Math.floor(rank), items.length - 1)] as T;
}

function describe(words: readonly string[], random: () => number): string {
  const length = 8 + Math.floor(random() * 18);
  return Array.from({ length }, (_, at) => {
    if (at % 5 === 4) return pick(JOINING, random);
    return random() < 0.25 ? pick(EVERYDAY, random) : pickByRank(words, random);
  }).join(' ');
}

/**
 * Returns the company with this index. It depends only on the seed and the index, not on the companies before
 * it.
 */
export function generatedCompany(index: number, { seed, described }: GeneratorOptions): GeneratedCompany {
  const random = seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const stem = pick(SYLLABLES, random) + pick(SYLLABLES, random) + pick(ENDINGS, random);
  const name = `${stem} ${pick(KINDS, random)}`;
  const slug = `${stem}-${index.toString(36)}`;
  const { industry, words } = pickByRank(INDUSTRIES, random);
  const place = random() < 0.9 ? pickByRank(PLACES, random) : null;
  return {
    name,
    domain: `${slug}.example`,
    industry,
    size: pickByRank(SIZES, random),
    founded: random() < 0.6 ? 2025 - Math.floor(60 * random() ** 2) : null,
    locality: place !== null && random() < 0.8 ? pickByRank(place.towns, random) : null,
    country: place?.country ?? null,
    countryCode: place?.code ?? null,
    linkedin: `linkedin.com/company/${slug}`,
    description: random() < described ? describe(words, random) : null,
  };
}

/** Yields the first `count` companies. */
export function* generatedCompanies(
  count: number,
  generating: GeneratorOptions,
): Generator<GeneratedCompany> {
  for (let index = 0; index < count; index++) yield generatedCompany(index, generating);
}
