import { SourceError } from '../../http';
import { objectOf, itemsOf, valueAt } from '../../parsing/json-values';
import { readBoardEntries, type BoardEntries } from '../board-source';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { parseLocations } from '../job-location';

const MAX_PARTS = 20;

/** Parses the positions of `/xml`. Rejects other documents. */
export async function readPositions(feed: unknown, host: string, now: Date): Promise<BoardEntries> {
  const jobs = valueAt(feed, 'workzag-jobs');
  if (jobs === undefined) throw new SourceError(`${host} returned no positions`);
  const positions = valueAt(jobs, 'position');
  const list: unknown[] = Array.isArray(positions) ? positions : [];
  // If there are several, they may be departments or brands rather than companies.
  const companies = new Set(list.map((position) => valueAt(position, 'subcompany')));
  const [company = null] = companies.size === 1 ? companies : [];
  return readBoardEntries(list, (position) => readPosition(position, company, host, now));
}

function readPosition(position: unknown, company: unknown, host: string, now: Date): JobOpening | null {
  const { id, name, office, additionalOffices, createdAt, jobDescriptions } = objectOf(position);
  const offices = [...itemsOf(office, 1), ...itemsOf(valueAt(additionalOffices, 'office'), MAX_PARTS)];
  return toJobOpening({
    title: name,
    company,
    places: offices.flatMap(parseLocations),
    postedDate: parsePostedDay(createdAt, now),
    page: typeof id === 'string' && /^\d{1,12}$/.test(id) ? `https://${host}/job/${id}` : null,
    description: itemsOf(valueAt(jobDescriptions, 'jobDescription'), MAX_PARTS).map((part) =>
      valueAt(part, 'value'),
    ),
  });
}
