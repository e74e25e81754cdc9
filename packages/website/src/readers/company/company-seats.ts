import {
  allMatches,
  countryOfCode,
  countryOfPlace,
  foldText,
  loadVocabulary,
  normaliseCityName,
  parseCountry,
  patternOf,
  type SpellingsByLanguage,
  townAt,
} from '@firmlens/text';

import { isAboutOthers } from '../../attribution/about-others';
import { subjectOf } from '../../attribution/subject-of';
import type { WebPage } from '../../page/web-page';
import type { ReaderInput } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';
import { sentenceAround } from '../split-sentences';
import { isPageOfOtherCountry } from './branches';
import { type CompanyAddress, companyAddresses } from './company-addresses';
import { CONFIDENCE } from './confidence';
import { contactLines } from './contact-lines';
import { bestOfEach } from './dedupe-evidence';
import { isImprint } from './imprint';
import { isOtherPartyLine } from './legal-lines';
import { headquartersCountry } from './headquarters-country';
import { domainCountry, homeCountry, phoneCountry } from './home-country';
import { OFFICE_WORDS as WORDS } from './office-words';
import { statedRegisterNumbers } from './stated-register-numbers';

/** Where the company is based, as one place of a page says: a city and its country. */
export interface Seat {
  city: string | null;
  country: string | null;
  origin: string;
  url: string;
  confidence: number;
}

/** A paragraph about the company begins with its name: `Acme is a …. It is based in …`. */
const MAX_BEGINNING = 80;
const MAX_SEATS = 4;
const MAX_LINE = 1_000;
/** The longest line of a legal notice that labels the seat. */
const MAX_LABELLED = 80;
/** A list of this many towns without a mark on one of them does not say which is the seat. */
const MIN_LISTED = 3;
const { companyBeforeSince: COMPANY_WORDS } = loadVocabulary<{ companyBeforeSince: SpellingsByLanguage }>(
  'founding',
);
const PLACE = "\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2}";
const PLACES = `${PLACE}(?:, ${PLACE}){0,2}`;
const HEADQUARTERS = new RegExp(
  `${patternOf(WORDS.headquarters.words)}(?: is)?(?: ${patternOf(WORDS.headquarters.in)}| ?:)? (?<place>${PLACES})`,
  'gu',
);
/** `Empresa ubicada en Lima`. */
const COMPANY_BEFORE = new RegExp(`^(?:\\p{L}{2,12}: )?${patternOf(COMPANY_WORDS)},? $`, 'iu');
const LOCATED = new RegExp(`${patternOf(WORDS.locatedIn)} (?<place>${PLACES})`, 'gu');
const BASED = new RegExp(
  `${patternOf(WORDS.basedIn)} (?<place>${PLACES})|(?<![\\p{L}'’])(?<before>\\p{Lu}[\\p{L}'’]{1,30}(?:,? \\p{Lu}[\\p{L}'’]{1,30})?)-based\\b`,
  'gu',
);

/**
 * Returns where the site says that the company is based, most certain first. No two have the same origin and
 * URL, so that a city and a country of one record can be told from those of another.
 */
export function companySeats(input: ReaderInput): Seat[] {
  const byDomain = countryOfCode(domainCountry(input.site.domain) ?? phoneCountry(input) ?? '');
  const [entry] = input.pages;
  const inferred: Seat = {
    city: null,
    country: byDomain?.country ?? null,
    origin: 'domain',
    url: String(entry?.url),
    confidence: CONFIDENCE.inference - 0.05,
  };
  const stated = [
    ...addressSeats(
      companyAddresses(input).filter(
        ({ page, isBranch }) => !isBranch && !(byDomain && isPageOfOtherCountry(page.url, byDomain)),
      ),
    ),
    ...registerSeats(input),
    ...input.pages.flatMap((page) => [...sentenceSeats(page, input), ...metaSeats(page)]),
    ...(entry ? [inferred] : []),
  ].filter(({ city, country }) => city !== null || country !== null);
  const atOnePlace = bestOfEach(stated, stated.length, ({ origin, url }) => `${origin} ${url}`, 0);
  return bestOfEach(atOnePlace, MAX_SEATS, ({ city, country }) => `${foldText(city ?? '')}|${country ?? ''}`);
}

function addressSeats(addresses: readonly CompanyAddress[]): Seat[] {
  const placeOf = ({ page, origin }: CompanyAddress): string => `${origin} ${String(page.url)}`;
  return [...new Set(addresses.map(placeOf))].flatMap((place) => {
    const together = addresses.filter((address) => placeOf(address) === place);
    const places = uniquePlaces(together);
    const towns = places.map(({ address }) => foldText(address.city ?? ''));
    const distinguished = places.filter(({ isMarked }, at) => isMarked || isMainTown(towns[at] ?? '', towns));
    const seats = distinguished.length > 0 ? distinguished : places;
    return seats.map(({ address, page, origin, confidence, isOffice }) => ({
      city: distinguished.length > 0 ? address.city : null,
      country: address.country?.country ?? null,
      origin,
      url: String(page.url),
      confidence: isOffice ? Math.min(confidence - 0.2, CONFIDENCE.wording - 0.1) : confidence,
    }));
  });
}

/** Pages repeat the same address, and mark it only once. */
function uniquePlaces(addresses: readonly CompanyAddress[]): CompanyAddress[] {
  const keyOf = ({ address, isMarked }: CompanyAddress): string =>
    foldText(`${address.street ?? ''}|${address.postalCode ?? ''}|${address.city ?? ''}|${String(isMarked)}`);
  return [
    ...new Map(addresses.toReversed().map((address) => [keyOf(address), address])).values(),
  ].toReversed();
}

/** Whether a town is one of few, or has more of the addresses than any other. */
function isMainTown(town: string, towns: readonly string[]): boolean {
  const count = (of: string): number => towns.filter((other) => other === of).length;
  const others = [...new Set(towns)].filter((other) => other !== town);
  return others.length + 1 < MIN_LISTED || others.every((other) => count(other) < count(town));
}

/** Companies are usually registered where they are based. */
function registerSeats(input: ReaderInput): Seat[] {
  return statedRegisterNumbers(input)
    .filter(({ origin }) => origin === 'text')
    .map(({ country, page, origin }) => ({
      city: null,
      country: countryOfCode(country)?.country ?? null,
      origin,
      url: String(page.url),
      confidence: CONFIDENCE.wording - 0.1,
    }));
}

function sentenceSeats(page: WebPage, input: ReaderInput): Seat[] {
  if (page.kind === 'job' || (page.kind === 'legal' && !isImprint(page))) return [];
  // Other pages speak of others, too.
  const isOfCompany = page.kind === 'home' || page.kind === 'about' || page.kind === 'contact';
  const isOwnName = createSiteNameMatcher(input);
  const home = countryOfCode(headquartersCountry(input) ?? homeCountry(input) ?? '');
  const lines = contactLines(page);
  const texts = lines.map(({ text }) => text);
  return [
    {
      pattern: HEADQUARTERS,
      confidence: CONFIDENCE.wording + (isOfCompany ? 0.05 : -0.05),
      // Better than one of several addresses on a contact page.
      confidenceWithName: CONFIDENCE.wording + (isOfCompany ? 0.15 : -0.05),
      isNamed: !isOfCompany && page.kind !== 'legal',
    },
    { pattern: LOCATED, confidence: CONFIDENCE.wording - 0.1, isNamed: true },
    ...(isOfCompany ? [{ pattern: BASED, confidence: CONFIDENCE.wording - 0.15, isNamed: false }] : []),
  ].flatMap(({ pattern, confidence, confidenceWithName = confidence, isNamed }) =>
    lines.flatMap(({ text: line, block }, at) => {
      // Legal notices state the seats of hosts and authorities, too.
      if (page.kind === 'legal' && (line.length > MAX_LABELLED || isOtherPartyLine(texts, at))) return [];
      const text = line.slice(0, MAX_LINE);
      return allMatches(text, pattern).flatMap(({ groups, index }): Seat[] => {
        const sentence = sentenceAround(text, index);
        const subject = subjectOf(sentence, isOwnName);
        const isOwn =
          isOwnName(sentence) ||
          COMPANY_BEFORE.test(text.slice(0, index)) ||
          (subject === 'company' && isOwnName(text.slice(0, MAX_BEGINNING)));
        const isMeant = isOwn || (isOfCompany && subject === 'company');
        if (isAboutOthers(block) || (isNamed && !isMeant) || subject === 'other') return [];
        const place = groups?.['place'] ?? groups?.['before'] ?? '';
        const country = countryOfPlace(place) ?? parseCountry(place) ?? home;
        const city = country && townAt('start', place, country.country_code);
        if (city === null && (country === null || country === home)) return [];
        const from = {
          origin: 'text',
          url: String(page.url),
          confidence: isOwn ? confidenceWithName : confidence,
        };
        return [{ city, country: country?.country ?? null, ...from }];
      });
    }),
  );
}

function metaSeats({ meta, url }: WebPage): Seat[] {
  const country = countryOfCode((meta['geo.region'] ?? meta['geo.country'] ?? '').trim().slice(0, 2));
  const city = country && normaliseCityName((meta['geo.placename'] ?? '').split(',')[0] ?? '');
  const from = { origin: 'meta', url: String(url), confidence: CONFIDENCE.wording };
  return country === null ? [] : [{ city, country: country.country, ...from }];
}
