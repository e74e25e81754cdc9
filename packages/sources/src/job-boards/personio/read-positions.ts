import { SourceError } from '../../http';
import { fieldsOf, itemsOf, valueAt } from '../../reading/fields';
import { readEntries, type ReadEntries } from '../board-source';
import { type Opening, openingOf, postedDay } from '../opening';
import { writtenPlaces } from '../place';

const MAX_PARTS = 20;

/** The positions of `/xml`. Rejects what is no such feed. */
export async function readPositions(feed: unknown, host: string, now: Date): Promise<ReadEntries> {
  const jobs = valueAt(feed, 'workzag-jobs');
  if (jobs === undefined) throw new SourceError(`${host} answered without positions`);
  const positions = valueAt(jobs, 'position');
  const list: unknown[] = Array.isArray(positions) ? positions : [];
  // Several are departments or brands as often as companies.
  const companies = new Set(list.map((position) => valueAt(position, 'subcompany')));
  const [company = null] = companies.size === 1 ? companies : [];
  return readEntries(list, (position) => readPosition(position, company, host, now));
}

function readPosition(position: unknown, company: unknown, host: string, now: Date): Opening | null {
  const { id, name, office, additionalOffices, createdAt, jobDescriptions } = fieldsOf(position);
  const offices = [...itemsOf(office, 1), ...itemsOf(valueAt(additionalOffices, 'office'), MAX_PARTS)];
  return openingOf({
    title: name,
    company,
    places: offices.flatMap(writtenPlaces),
    postedDate: postedDay(createdAt, now),
    page: typeof id === 'string' && /^\d{1,12}$/.test(id) ? `https://${host}/job/${id}` : null,
    description: itemsOf(valueAt(jobDescriptions, 'jobDescription'), MAX_PARTS).map((part) =>
      valueAt(part, 'value'),
    ),
  });
}
