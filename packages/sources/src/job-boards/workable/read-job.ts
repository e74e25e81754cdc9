import { fieldsOf } from '../../reading/fields';
import { type Opening, openingOf, postedDay } from '../opening';
import { statedPlace } from '../place';

/** An entry of `/api/v1/widget/accounts/{account}`, which names the company once for all. */
export function readJob(job: unknown, company: unknown, now: Date): Opening | null {
  const { title, city, state, country, telecommuting, published_on, created_at, url, description } =
    fieldsOf(job);
  const place = statedPlace(city, state, country);
  return openingOf({
    title,
    company,
    places: place === null ? [] : [place],
    isRemote: telecommuting === true,
    postedDate: postedDay(published_on, now) ?? postedDay(created_at, now),
    page: url,
    description: [description],
  });
}
