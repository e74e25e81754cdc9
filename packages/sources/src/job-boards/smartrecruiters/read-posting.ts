import { objectOf, valueAt } from '../../parsing/json-values';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { structuredLocation, parseLocations } from '../job-location';

/** An entry of `/v1/companies/{id}/postings`; `account` as it stands in a path. */
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
    // The list leads to the API alone.
    page: isId ? `https://jobs.smartrecruiters.com/${account}/${id}` : null,
  });
}
