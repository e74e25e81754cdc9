import { fieldsOf, itemsOf, valueAt } from '../../reading/fields';
import { type Opening, openingOf, postedDay } from '../opening';
import { writtenPlaces } from '../place';

const MAX_OFFICES = 20;

/**
 * An entry of `/v1/boards/{token}/jobs`. Its content is markup, escaped twice. The day of its last change tells nothing
 * of when it was posted.
 */
export function readJob(job: unknown, now: Date): Opening | null {
  const { title, location, offices, first_published, company_name, absolute_url, content } = fieldsOf(job);
  return openingOf({
    title,
    company: company_name,
    places: writtenPlaces(valueAt(location, 'name')),
    offices: itemsOf(offices, MAX_OFFICES).flatMap((office) => writtenPlaces(valueAt(office, 'location'))),
    postedDate: postedDay(first_published, now),
    page: absolute_url,
    description: [content],
  });
}
