import { objectOf, itemsOf, valueAt } from '../../parsing/json-values';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { parseLocations } from '../job-location';

const MAX_OFFICES = 20;

/**
 * Parses an entry of `/v1/boards/{token}/jobs`. Its content is markup that was escaped twice. The date of the
 * last change is ignored, because it does not say when the job was posted.
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
