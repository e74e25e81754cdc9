import { objectOf } from '../../parsing/json-values';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { structuredLocation, parseLocations } from '../job-location';

/** Parses an entry of `/api/offers/`. */
export function readOffer(offer: unknown, now: Date): JobOpening | null {
  const {
    title,
    company_name,
    city,
    country,
    country_code,
    location,
    remote,
    published_at,
    careers_url,
    description,
    requirements,
  } = objectOf(offer);
  const place = structuredLocation(city, null, country_code ?? country);
  return toJobOpening({
    title,
    company: company_name,
    places: place === null ? parseLocations(location) : [place],
    isRemote: remote === true,
    postedDate: parsePostedDay(published_at, now),
    page: careers_url,
    description: [description, requirements],
  });
}
