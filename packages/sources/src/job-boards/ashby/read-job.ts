import { objectOf, itemsOf, valueAt } from '../../parsing/json-values';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { type JobLocation, structuredLocation, parseLocations } from '../job-location';

const MAX_PLACES = 20;

/** Parses an entry of `/posting-api/job-board/{name}`. */
export function readJob(job: unknown, now: Date): JobOpening | null {
  const { title, secondaryLocations, isRemote, publishedAt, jobUrl, descriptionPlain } = objectOf(job);
  return toJobOpening({
    title,
    places: [job, ...itemsOf(secondaryLocations, MAX_PLACES)].flatMap(placesOf),
    isRemote: isRemote === true,
    postedDate: parsePostedDay(publishedAt, now),
    page: jobUrl,
    description: [descriptionPlain],
  });
}

/** Prefers the address to the label, which can be the name of an office. */
function placesOf(labelled: unknown): JobLocation[] {
  const { location, address } = objectOf(labelled);
  const { addressLocality, addressRegion, addressCountry } = objectOf(valueAt(address, 'postalAddress'));
  const place = structuredLocation(addressLocality, addressRegion, addressCountry);
  return place === null ? parseLocations(location) : [place];
}
