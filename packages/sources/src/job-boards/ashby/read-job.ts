import { fieldsOf, itemsOf, valueAt } from '../../reading/fields';
import { type Opening, openingOf, postedDay } from '../opening';
import { type Place, statedPlace, writtenPlaces } from '../place';

const MAX_PLACES = 20;

/** An entry of `/posting-api/job-board/{name}`. */
export function readJob(job: unknown, now: Date): Opening | null {
  const { title, secondaryLocations, isRemote, publishedAt, jobUrl, descriptionPlain } = fieldsOf(job);
  return openingOf({
    title,
    places: [job, ...itemsOf(secondaryLocations, MAX_PLACES)].flatMap(placesOf),
    isRemote: isRemote === true,
    postedDate: postedDay(publishedAt, now),
    page: jobUrl,
    description: [descriptionPlain],
  });
}

/** The address tells the place better than the label, which can be an office's name. */
function placesOf(labelled: unknown): Place[] {
  const { location, address } = fieldsOf(labelled);
  const { addressLocality, addressRegion, addressCountry } = fieldsOf(valueAt(address, 'postalAddress'));
  const stated = statedPlace(addressLocality, addressRegion, addressCountry);
  return stated === null ? writtenPlaces(location) : [stated];
}
