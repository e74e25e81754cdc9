import { fieldsOf, itemsOf, textOf, valueAt } from '../../reading/fields';
import { type Opening, openingOf, postedDay } from '../opening';
import { type Place, writtenPlaces } from '../place';
import { countryFrom } from '../../reading/postal-address';

const MAX_PLACES = 20;
const MAX_LISTS = 20;

/** An entry of `/v0/postings/{site}`; `createdAt` is in milliseconds since 1970. */
export function readPosting(posting: unknown, now: Date): Opening | null {
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
  } = fieldsOf(posting);
  const all = itemsOf(valueAt(categories, 'allLocations'), MAX_PLACES).flatMap(writtenPlaces);
  const places = all.length > 0 ? all : writtenPlaces(valueAt(categories, 'location'));
  return openingOf({
    title: text,
    places: withCountry(places, country),
    isRemote: workplaceType === 'remote',
    postedDate: postedDay(createdAt, now),
    page: hostedUrl,
    description: [
      descriptionPlain,
      ...itemsOf(lists, MAX_LISTS).map((list) => valueAt(list, 'content')),
      additionalPlain,
    ],
  });
}

/** The country is that of the first place; it says more than the place's name where that is no known city. */
function withCountry(places: readonly Place[], stated: unknown): readonly Place[] {
  const [first, ...others] = places;
  const country = countryFrom(textOf(stated, 60) ?? '');
  if (country === null) return places;
  if (first === undefined) return [{ text: country.country, city: null, country }];
  return [{ ...first, country: first.country ?? country }, ...others];
}
