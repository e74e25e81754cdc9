import { objectOf } from '../../parsing/json-values';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { structuredLocation } from '../job-location';

/**
 * Parses an entry of `/api/v1/widget/accounts/{account}`. The response names the company once for all
 * entries.
 */
export function readJob(job: unknown, company: unknown, now: Date): JobOpening | null {
  const { title, city, state, country, telecommuting, published_on, created_at, url, description } =
    objectOf(job);
  const place = structuredLocation(city, state, country);
  return toJobOpening({
    title,
    company,
    places: place === null ? [] : [place],
    isRemote: telecommuting === true,
    postedDate: parsePostedDay(published_on, now) ?? parsePostedDay(created_at, now),
    page: url,
    description: [description],
  });
}
