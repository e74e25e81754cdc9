import type { Evidence } from '@firmlens/contract';
import { foldText, formatOfficeLocation, MAX_LOCATION } from '@firmlens/text';
import type { Observe } from '../source';

import { hiringCountries } from './hiring-countries';
import type { JobOpening } from './job-opening';
import { findTechnologyMentions } from './technology-mentions';

/** The contents of a board. */
export interface BoardContents {
  /** The board's page for people. */
  url: string;
  openings: readonly JobOpening[];
  /** The number of openings. It exceeds `openings` if the board was too long to read completely. */
  count: number;
}

const MAX_LISTINGS = 500;
const MAX_OFFICES = 30;
const CONFIDENCE = { count: 0.9, office: 0.5, country: 0.6, technology: 0.4 };

/**
 * Converts a board to evidence about the company. `pageOf` returns an opening's page if it may be shown,
 * otherwise the board's. `known` is the evidence of earlier sources.
 */
export async function boardEvidence(
  { url, openings, count }: BoardContents,
  observe: Observe,
  pageOf: (opening: JobOpening) => string,
  known: readonly Evidence[],
): Promise<Evidence[]> {
  const mentioned = await findTechnologyMentions(openings);
  return [
    observe('team.job_listings_count', count, { url, confidence: CONFIDENCE.count }),
    ...openings.slice(0, MAX_LISTINGS).map((opening) =>
      observe('team.job_listings', listingOf(opening), {
        url: pageOf(opening),
        confidence: opening.confidence,
      }),
    ),
    ...offices(openings).map(([location, opening]) =>
      observe('company.office_locations', location, {
        url: pageOf(opening),
        confidence: CONFIDENCE.office,
      }),
    ),
    ...hiringCountries(openings, known).map(({ country, opening }) =>
      observe(
        'business.potential_target_countries',
        { ...country, proof: 'job' },
        { url: pageOf(opening), confidence: CONFIDENCE.country },
      ),
    ),
    ...mentioned.map(({ technology: { name, categories }, opening }) =>
      observe(
        'technology.technologies',
        { name, categories: [...categories], description: null },
        { url: pageOf(opening), confidence: CONFIDENCE.technology },
      ),
    ),
  ];
}

function listingOf({ title, places, isRemote, postedDate }: JobOpening) {
  const countries = [...new Set(places.flatMap(({ country }) => country?.country ?? []))];
  const [firstCountry] = countries;
  const isOneCountry = countries.length === 1 && places.every(({ country }) => country !== null);
  const hasNoOffice =
    isRemote && places.every(({ text, country: placeCountry }) => text === placeCountry?.country);
  const placeText = [...new Set(places.map(({ text }) => text))].join(' / ');
  const location = hasNoOffice ? ['Remote', placeText].filter((part) => part !== '').join(', ') : placeText;
  return {
    title,
    location: location === '' ? null : location.slice(0, MAX_LOCATION).trim(),
    country: isOneCountry && firstCountry !== undefined ? firstCountry : null,
    ...(isOneCountry || firstCountry === undefined ? {} : { countries }),
    posted_date: postedDate,
  };
}

/** Returns the cities of the offices, each with the first opening that names it. */
function offices(openings: readonly JobOpening[]): [location: string, opening: JobOpening][] {
  const firstByLocation = new Map<string, [string, JobOpening]>();
  for (const opening of openings) {
    for (const { city, country } of opening.offices) {
      const location = formatOfficeLocation({ street: null, postalCode: null, region: null, city, country });
      const key = foldText(location ?? '');
      if (location !== null && country !== null && !firstByLocation.has(key))
        firstByLocation.set(key, [location, opening]);
    }
  }
  return [...firstByLocation.values()].slice(0, MAX_OFFICES);
}
