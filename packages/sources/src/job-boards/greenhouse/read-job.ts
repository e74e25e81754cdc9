import { fieldsOf, itemsOf, valueAt } from '../../reading/fields';
import { type Opening, openingOf, postedDay } from '../opening';
import { writtenPlaces } from '../place';

const MAX_OFFICES = 20;
/** A job without the day of its first publication is dated by its last change. */
const CHANGED_CONFIDENCE = 0.5;

/** An entry of `/v1/boards/{token}/jobs`. Its content is markup, escaped twice. */
export function readJob(job: unknown, now: Date): Opening | null {
  const { title, location, offices, first_published, updated_at, absolute_url, content } = fieldsOf(job);
  const published = postedDay(first_published, now);
  return openingOf({
    title,
    places: writtenPlaces(valueAt(location, 'name')),
    offices: itemsOf(offices, MAX_OFFICES).flatMap((office) => writtenPlaces(valueAt(office, 'location'))),
    postedDate: published ?? postedDay(updated_at, now),
    page: absolute_url,
    description: [content],
    ...(published === null ? { confidence: CHANGED_CONFIDENCE } : {}),
  });
}
