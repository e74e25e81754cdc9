import { objectOf, itemsOf, textOf, valueAt } from '../../parsing/json-values';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { type JobLocation, parseLocations } from '../job-location';
import { parseCountry } from '@firmlens/text';

const MAX_PLACES = 20;
const MAX_LISTS = 20;

/** Parses an entry of `/v0/postings/{site}`. `createdAt` is in milliseconds since 1970. */
export function readPosting(posting: unknown, now: Date): JobOpening | null {
  const {
    text,
    categories,
    country,
    createdAt,
    hostedUrl,
    workplaceType,
    descriptionPlain,
    additionalPlain,
    lists,
  } = objectOf(posting);
  const all = itemsOf(valueAt(categories, 'allLocations'), MAX_PLACES).flatMap(parseLocations);
  const places = all.length > 0 ? all : parseLocations(valueAt(categories, 'location'));
  return toJobOpening({
    title: text,
    places: withCountry(places, country),
    isRemote: workplaceType === 'remote',
    postedDate: parsePostedDay(createdAt, now),
    page: hostedUrl,
    description: [
      descriptionPlain,
      ...itemsOf(lists, MAX_LISTS).map((list) => valueAt(list, 'content')),
      additionalPlain,
    ],
  });
}

/** Adds the stated country to the first place, unless the place itself names a known city or country. */
function withCountry(places: readonly JobLocation[], stated: unknown): readonly JobLocation[] {
  const [first, ...others] = places;
  const country = parseCountry(textOf(stated, 60) ?? '');
  if (country === null) return places;
  if (first === undefined) return [{ text: country.country, city: null, country }];
  return [{ ...first, country: first.country ?? country }, ...others];
}
