import type { Evidence } from '@firmlens/contract';
import { readableText } from '../embedded-records';
import { foldText, countriesIn, type Country, countryOfPlace, CITY_COUNTRIES } from '@firmlens/text';
import { jobsOfSite } from '../jobs/read-job-listings';
import { eventOfPost, postsOfSite } from '../news/site-posts';

import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { splitSentences } from '../split-sentences';
import { PLANNED_MARKET_WORDS } from './market-words';
import { targetCountryCodes } from './read-target-countries';

const KINDS = new Set(['home', 'about', 'contact', 'product', 'news', 'careers', 'pricing']);
const CONFIDENCE = { announced: 0.75, sentence: 0.6, job: 0.6 };
const CITIES = new Map(CITY_COUNTRIES);

interface Finding {
  country: Country;
  proof: 'job' | 'area_served';
  origin: string;
  url: string | URL;
  confidence: number;
}

/**
 * Reads `business.potential_target_countries`: countries where the company is hiring or plans to enter, but
 * does not sell to yet.
 */
export const readPotentialTargetCountries: Reader = (input) => {
  const current = targetCountryCodes(input);
  const seen = new Set<string>();
  return [...announced(input), ...written(input), ...hiringAbroad(input, current)]
    .filter(({ country }) => !current.has(country.country_code))
    .filter(
      ({ country, proof }) =>
        !seen.has(country.country_code + proof) && seen.add(country.country_code + proof),
    )
    .map(({ country, proof, ...from }): Evidence =>
      createEvidence(input, 'business.potential_target_countries', { ...country, proof }, from),
    );
};

/**
 * Returns the countries of job openings abroad. If the site does not name the company's own country, the
 * country with most openings counts as its own.
 */
function hiringAbroad(input: ReaderInput, current: ReadonlySet<string>): Finding[] {
  const found = jobsOfSite(input).jobs.flatMap(({ country, url, origin }): Finding[] => {
    const known = country === null ? null : countryOfPlace(country);
    return known ? [{ country: known, proof: 'job', origin, url, confidence: CONFIDENCE.job }] : [];
  });
  if (current.size > 0) return found;
  const counts = new Map<string, number>();
  for (const { country } of found)
    counts.set(country.country_code, (counts.get(country.country_code) ?? 0) + 1);
  const maxCount = Math.max(...counts.values());
  const likelyHomes = [...counts].filter(([, count]) => count === maxCount).map(([code]) => code);
  return likelyHomes.length === 1
    ? found.filter(({ country }) => country.country_code !== likelyHomes[0])
    : [];
}

/** Reads expansion news, whose headline names the new market. */
function announced(input: ReaderInput): Finding[] {
  return postsOfSite(input)
    .filter((post) => eventOfPost(input, post)?.type === 'expansion')
    .flatMap((post) =>
      marketsIn(post.title).map((country) => ({
        country,
        proof: 'area_served' as const,
        origin: post.origin,
        url: post.url,
        confidence: CONFIDENCE.announced,
      })),
    );
}

function written({ pages }: ReaderInput): Finding[] {
  return (
    pages
      .filter(({ kind }) => KINDS.has(kind))
      .map((page) => ({ page, text: readableText(page).slice(0, 20_000) }))
      // Few pages speak of new markets.
      .filter(({ text }) => PLANNED_MARKET_WORDS.test(foldText(text)))
      .flatMap(({ page, text }) =>
        text
          .split('\n')
          .flatMap(splitSentences)
          .flatMap((sentence) => {
            const found = PLANNED_MARKET_WORDS.exec(foldText(sentence.slice(0, 600)));
            // The index comes from the folded text, which is close enough to cut off what precedes the
            // match.
            return found ? countriesIn(sentence.slice(found.index)) : [];
          })
          .map((country) => ({
            country,
            proof: 'area_served' as const,
            origin: 'text',
            url: page.url,
            confidence: CONFIDENCE.sentence,
          })),
      )
  );
}

function marketsIn(title: string): Country[] {
  const words = title.match(/[\p{L}\p{M}'’.-]+/gu) ?? [];
  const cities = words.flatMap((word) => (CITIES.has(word) ? (countryOfPlace(word) ?? []) : []));
  return [...countriesIn(title), ...cities];
}
