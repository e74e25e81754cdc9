import { objectOf, valueAt } from '../../parsing/json-values';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { structuredLocation, parseLocations } from '../job-location';

/** Parses an entry of `/v1/companies/{id}/postings`. `account` is already encoded for a path. */
export function readPosting(posting: unknown, account: string, now: Date): JobOpening | null {
  const { id, name, company, releasedDate, location } = objectOf(posting);
  const { city, region, country, remote, fullLocation } = objectOf(location);
  const place = structuredLocation(city, region, country);
  const isId = typeof id === 'string' && /^[\w-]{1,40}$/.test(id);
  return toJobOpening({
    title: name,
    company: valueAt(company, 'name'),
    places: place === null ? parseLocations(fullLocation) : [place],
    isRemote: remote === true,
    postedDate: parsePostedDay(releasedDate, now),
    // The list itself links only to the API.
    page: isId ? `https://jobs.smartrecruiters.com/${account}/${id}` : null,
  });
}
