import type { EvidenceOf } from '@firmlens/contract';
import {
  allMatches,
  countryOfCode,
  foldText,
  formatAddress,
  formatOfficeLocation,
  parseCountry,
  patternOf,
} from '@firmlens/text';
import { isAboutOthers } from '../../attribution/about-others';
import { subjectOf } from '../../attribution/subject-of';
import type { PageKind } from '../../crawled-site';
import { siteLayoutOf } from '../../layout/layout';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';
import { sentenceAround } from '../split-sentences';

import { CONFIDENCE } from './confidence';
import { companySeats } from './company-seats';
import { contactLines } from './contact-lines';
import { dedupeEvidence } from './dedupe-evidence';
import { listedOffices } from './office-lists';
import { OFFICE_WORDS as WORDS } from './office-words';
import { headquartersCountry } from './headquarters-country';
import { type CompanyAddress, companyAddresses } from './company-addresses';
import { addressOf, isStateName, townNamed } from './town-named';

const MAX_OFFICES = 50;
/** How certain a seat has to be to count as an office beside others. */
const STATED_SEAT = CONFIDENCE.wording;
const MAX_REGISTERED = 3;
const MAX_LINE = 1_000;
const PAGES_WITH_OFFICES: ReadonlySet<PageKind> = new Set(['home', 'about', 'contact', 'careers']);
const LISTED = '(?<places>\\p{Lu}[^.;:!?\\n]{3,200})';
const OFFICES = new RegExp(
  `(?:${patternOf(WORDS.offices.words)}(?: ${patternOf(WORDS.offices.areLocated)})?|${patternOf(WORDS.branches.words)})(?: ?:| ${patternOf(WORDS.offices.in, WORDS.branches.in)}) ${LISTED}`,
  'gu',
);
const AND = `(?:${patternOf(WORDS.andInSentences)}|&)`;
const CAPITALISED = "\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2}";
/** `Our London, Dubai and Singapore offices`. */
const OFFICES_OF_PLACES = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.ownBeforePlaces)} (?<places>${CAPITALISED}(?:,? ${AND} ${CAPITALISED}|, ${CAPITALISED}){1,6}) ${patternOf(WORDS.afterPlaces)}(?!\\p{L})`,
  'gu',
);
const ENUMERATED = new RegExp(`, (?:${AND} )?| (?:${AND}|[|/•·]) `);

/** Reads where the company is based: headquarters, offices and the registered address. */
export const readAddresses: Reader = (input) => {
  const known = companyAddresses(input);
  return [...headquarters(input), ...offices(input, known), ...registered(input, known)];
};

function headquarters(input: ReaderInput): ReturnType<Reader> {
  return companySeats(input).flatMap(({ city, country, ...from }) => [
    ...(city === null ? [] : [createEvidence(input, 'company.headquarter_city', city, from)]),
    ...(country === null ? [] : [createEvidence(input, 'company.headquarter_country', country, from)]),
  ]);
}

function offices(
  input: ReaderInput,
  known: readonly CompanyAddress[],
): EvidenceOf<'company.office_locations'>[] {
  const found: EvidenceOf<'company.office_locations'>[] = [];
  const add = (location: string | null, from: { origin: string; url: URL; confidence: number }): void => {
    if (location !== null) found.push(createEvidence(input, 'company.office_locations', location, from));
  };
  const isOwnName = createSiteNameMatcher(input);
  const { isFurniture } = siteLayoutOf(input.pages);
  const home = countryOfCode(headquartersCountry(input) ?? '');
  for (const { address, page, origin, confidence } of known)
    add(formatOfficeLocation(address), { origin, url: page.url, confidence });
  for (const page of input.pages) {
    if (!PAGES_WITH_OFFICES.has(page.kind)) continue;
    const from = { origin: 'text', url: page.url, confidence: CONFIDENCE.wording };
    for (const location of listedOffices(page, home, isFurniture)) add(location, from);
    for (const { text: line, block } of contactLines(page)) {
      const text = line.slice(0, MAX_LINE);
      for (const { groups, index } of [
        ...allMatches(text, OFFICES),
        ...allMatches(text, OFFICES_OF_PLACES),
      ]) {
        if (isAboutOthers(block) || subjectOf(sentenceAround(text, index), isOwnName) === 'other') continue;
        for (const place of (groups?.['places'] ?? '').split(ENUMERATED)) {
          if (isStateName(place)) continue;
          const town = townNamed(place, home);
          if (town?.isKnown) add(formatOfficeLocation(addressOf(town)), from);
        }
      }
    }
  }
  const isStated = ({ confidence }: { confidence: number }): boolean => confidence >= STATED_SEAT;
  found.push(...seatOffices(input).filter((seat) => found.length === 0 || isStated(seat)));
  return dedupeEvidence(found, MAX_OFFICES, (location) => foldText(location.split(',')[0] ?? ''));
}

/** The seat is an office, too, if no address or list says where it is. */
function seatOffices(input: ReaderInput): EvidenceOf<'company.office_locations'>[] {
  return companySeats(input)
    .flatMap(({ city, country, ...from }) => {
      if (city === null) return [];
      const location = formatOfficeLocation(addressOf({ city, country: parseCountry(country ?? '') }));
      return location === null ? [] : [createEvidence(input, 'company.office_locations', location, from)];
    })
    .slice(0, 1);
}

function registered(
  input: ReaderInput,
  known: readonly CompanyAddress[],
): EvidenceOf<'company.registered_address'>[] {
  const found = known.flatMap(({ address, page, origin, registeredAt }) => {
    const line = formatAddress(address);
    if (registeredAt === null || line === null) return [];
    const from = { origin, url: page.url, confidence: registeredAt };
    return [createEvidence(input, 'company.registered_address', line, from)];
  });
  return dedupeEvidence(found, MAX_REGISTERED, foldText);
}
