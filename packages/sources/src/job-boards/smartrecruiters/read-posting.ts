import { fieldsOf, valueAt } from '../../reading/fields';
import { type Opening, openingOf, postedDay } from '../opening';
import { statedPlace, writtenPlaces } from '../place';

/** An entry of `/v1/companies/{id}/postings`; `account` as it stands in a path. */
export function readPosting(posting: unknown, account: string, now: Date): Opening | null {
  const { id, name, company, releasedDate, location } = fieldsOf(posting);
  const { city, region, country, remote, fullLocation } = fieldsOf(location);
  const place = statedPlace(city, region, country);
  const isId = typeof id === 'string' && /^[\w-]{1,40}$/.test(id);
  return openingOf({
    title: name,
    company: valueAt(company, 'name'),
    places: place === null ? writtenPlaces(fullLocation) : [place],
    isRemote: remote === true,
    postedDate: postedDay(releasedDate, now),
    // The list leads to the API alone.
    page: isId ? `https://jobs.smartrecruiters.com/${account}/${id}` : null,
  });
}
