import type { EvidenceOf } from '@firmlens/contract';
import { elementText } from '../element-text';
import {
  type Country,
  countryOfCode,
  countryOfPlace,
  foldText,
  patternOf,
  formatAddress,
  parseCountry,
  isTownOf,
  normaliseCityName,
  townAt,
  formatOfficeLocation,
} from '@firmlens/text';
import { subjectOf } from '../../attribution/subject-of';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';
import { sentenceAround } from '../split-sentences';

import { CONFIDENCE } from './confidence';
import { domainCountry } from './home-country';
import { dedupeEvidence } from './dedupe-evidence';
import { listedOffices } from './office-lists';
import { OFFICE_WORDS as WORDS } from './office-words';
import { headquartersCountry } from './headquarters-country';
import { type CompanyAddress, companyAddresses } from './company-addresses';

const MAX_OFFICES = 30;
const PLACE = "\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2}";
const PLACES = `${PLACE}(?:, ${PLACE}){0,2}`;
const HEADQUARTERS = new RegExp(
  `${patternOf(WORDS.headquarters.words)}(?: is)?(?: ${patternOf(WORDS.headquarters.in)}|:)? (?<place>${PLACES})`,
  'gu',
);
const BASED = new RegExp(
  `${patternOf(WORDS.basedIn)} (?<place>${PLACES})|(?<![\\p{L}'’])(?<before>\\p{Lu}[\\p{L}'’]{1,30}(?: \\p{Lu}[\\p{L}'’]{1,30})?)-based\\b`,
  'gu',
);
const LISTED = '(?<places>\\p{Lu}[^.;:!?\\n]{3,200})';
const OFFICES = new RegExp(
  `(?:${patternOf(WORDS.offices.words)}(?: ${patternOf(WORDS.offices.areLocated)})?|${patternOf(WORDS.branches.words)}) ${patternOf(WORDS.offices.in, WORDS.branches.in)} ${LISTED}`,
  'gu',
);
const AND = patternOf(WORDS.andInSentences);
const ENUMERATED = new RegExp(`, (?:${AND} )?| (?:${AND}|&) `);

/** Reads where the company is based: headquarters, offices and the registered address. */
export const readAddresses: Reader = (input) => {
  const known = companyAddresses(input);
  return [...headquarters(input, known), ...offices(input, known), ...registered(input, known)];
};

function headquarters(input: ReaderInput, known: readonly CompanyAddress[]): ReturnType<Reader> {
  const cities: EvidenceOf<'company.headquarter_city'>[] = [];
  const countries: EvidenceOf<'company.headquarter_country'>[] = [];
  const add = (
    city: string | null,
    country: string | null,
    from: { origin: string; url: URL; confidence: number },
  ) => {
    if (city !== null) cities.push(createEvidence(input, 'company.headquarter_city', city, from));
    if (country !== null) countries.push(createEvidence(input, 'company.headquarter_country', country, from));
  };

  for (const { address, page, origin, confidence, isOffice } of known) {
    const addressConfidence = isOffice ? Math.min(confidence - 0.2, CONFIDENCE.wording - 0.1) : confidence;
    add(address.city, address.country?.country ?? null, {
      origin,
      url: page.url,
      confidence: addressConfidence,
    });
  }
  const isOwnName = createSiteNameMatcher(input);
  const home = homeOf(input);
  for (const page of input.pages) {
    if (page.kind !== 'home' && page.kind !== 'about' && page.kind !== 'contact') continue;
    for (const [pattern, confidence] of [
      [HEADQUARTERS, CONFIDENCE.wording + 0.05],
      [BASED, CONFIDENCE.wording - 0.15],
    ] as const) {
      for (const { groups, index } of [...page.text.slice(0, 50_000).matchAll(pattern)].slice(0, 3)) {
        if (subjectOf(sentenceAround(page.text, index), isOwnName) === 'other') continue;
        const place = groups?.['place'] ?? groups?.['before'] ?? '';
        const country = countryOfPlace(place) ?? home;
        const isNamed = country !== null && country !== home;
        const city = country && townAt('start', place, country.country_code);
        if (city !== null || isNamed)
          add(city, country?.country ?? null, { origin: 'text', url: page.url, confidence });
      }
    }
    const geo = { origin: 'meta', url: page.url, confidence: CONFIDENCE.wording };
    const region = countryOfCode(
      (page.meta['geo.region'] ?? page.meta['geo.country'] ?? '').trim().slice(0, 2),
    );
    add(
      region && normaliseCityName((page.meta['geo.placename'] ?? '').split(',')[0] ?? ''),
      region?.country ?? null,
      geo,
    );
  }
  const byDomain = domainCountry(input.site.domain);
  const [entry] = input.pages;
  if (byDomain && entry) {
    const from = { origin: 'domain', url: entry.url, confidence: CONFIDENCE.inference - 0.05 };
    add(null, countryOfCode(byDomain)?.country ?? null, from);
  }
  return [...dedupeEvidence(cities, 4, foldText), ...dedupeEvidence(countries, 4)];
}

function offices(
  input: ReaderInput,
  known: readonly CompanyAddress[],
): EvidenceOf<'company.office_locations'>[] {
  const found: EvidenceOf<'company.office_locations'>[] = [];
  const add = (location: string | null, from: { origin: string; url: URL; confidence: number }) => {
    if (location !== null) found.push(createEvidence(input, 'company.office_locations', location, from));
  };
  const isOwnName = createSiteNameMatcher(input);
  const home = homeOf(input);
  for (const { address, page, origin, confidence } of known) {
    add(formatOfficeLocation(address), { origin, url: page.url, confidence });
  }
  for (const page of input.pages) {
    if (page.kind !== 'home' && page.kind !== 'about' && page.kind !== 'contact' && page.kind !== 'careers')
      continue;
    const from = { origin: 'text', url: page.url, confidence: CONFIDENCE.wording };
    for (const { groups, index } of [...page.text.slice(0, 50_000).matchAll(OFFICES)].slice(0, 10)) {
      if (subjectOf(sentenceAround(page.text, index), isOwnName) === 'other') continue;
      for (const place of (groups?.['places'] ?? '').split(ENUMERATED)) add(knownTown(place, home), from);
    }
    for (const place of listedOffices(page, home)) add(place, from);
    if (page.kind !== 'contact') continue;
    const headings = page.$('h2, h3, h4, h5, strong, dt').toArray().slice(0, 200);
    for (const heading of headings) add(knownTown(elementText(heading, 60), null), from);
  }
  return dedupeEvidence(found, MAX_OFFICES, (location) => foldText(location.split(',')[0] ?? ''));
}

/** City states and countries that share their name with a city. */
const CITY_STATES = /^(?:singapore|hong kong|monaco|luxembourg)$/i;
const AFTER_CITY = new RegExp(` ${patternOf(WORDS.afterCities)}$`, 'i');

/** Returns `Town, Country` if a text is just a well-known city, or a town of the country at home; else null. */
function knownTown(text: string, home: Country | null): string | null {
  const place = text.split(',')[0] ?? '';
  const city = normaliseCityName(place.replace(AFTER_CITY, ''));
  if (city === null || (parseCountry(city) && !CITY_STATES.test(city))) return null;
  const country = countryOfPlace(city) ?? (home !== null && isTownOf(city, home.country_code) ? home : null);
  return country && formatOfficeLocation({ street: null, postalCode: null, region: null, city, country });
}

/** The country of the company's headquarters. */
function homeOf(input: ReaderInput): Country | null {
  return countryOfCode(headquartersCountry(input) ?? '');
}

function registered(
  input: ReaderInput,
  known: readonly CompanyAddress[],
): EvidenceOf<'company.registered_address'>[] {
  const found = known.flatMap(({ address, page, origin, registeredAt }) => {
    const line = formatAddress(address);
    if (registeredAt === null || line === null) return [];
    return [
      createEvidence(input, 'company.registered_address', line, {
        origin,
        url: page.url,
        confidence: registeredAt,
      }),
    ];
  });
  return dedupeEvidence(found, 3, foldText);
}
