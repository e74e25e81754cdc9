import { objectOf, itemsOf, valueAt } from '../../parsing/json-values';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { parseLocations } from '../job-location';

const MAX_OFFICES = 20;

/**
 * An entry of `/v1/boards/{token}/jobs`. Its content is markup, escaped twice. The day of its last change tells nothing
 * of when it was posted.
 */
export function readJob(job: unknown, now: Date): JobOpening | null {
  const { title, location, offices, first_published, company_name, absolute_url, content } = objectOf(job);
  return toJobOpening({
    title,
    company: company_name,
    places: parseLocations(valueAt(location, 'name')),
    offices: itemsOf(offices, MAX_OFFICES).flatMap((office) => parseLocations(valueAt(office, 'location'))),
    postedDate: parsePostedDay(first_published, now),
    page: absolute_url,
    description: [content],
  });
}
