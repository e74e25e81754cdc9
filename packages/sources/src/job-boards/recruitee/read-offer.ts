import { fieldsOf } from '../../reading/fields';
import { type Opening, openingOf, postedDay } from '../opening';
import { statedPlace, writtenPlaces } from '../place';

/** An entry of `/api/offers/`. */
export function readOffer(offer: unknown, now: Date): Opening | null {
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
  } = fieldsOf(offer);
  const place = statedPlace(city, null, country_code ?? country);
  return openingOf({
    title,
    company: company_name,
    places: place === null ? writtenPlaces(location) : [place],
    isRemote: remote === true,
    postedDate: postedDay(published_at, now),
    page: careers_url,
    description: [description, requirements],
  });
}
