import { SourceError } from '../../http';
import { objectOf, itemsOf, valueAt } from '../../parsing/json-values';
import { readBoardEntries, type BoardEntries } from '../board-source';
import { type JobOpening, toJobOpening, parsePostedDay } from '../job-opening';
import { type JobLocation, structuredLocation, parseLocations } from '../job-location';

const MAX_PLACES = 20;

/** Parses the items of `/jobs.rss`. Rejects anything that is not a feed. */
export async function readItems(feed: unknown, host: string, now: Date): Promise<BoardEntries> {
  const channel = valueAt(feed, 'rss', 'channel');
  if (channel === undefined) throw new SourceError(`${host} returned no feed`);
  const items = valueAt(channel, 'item');
  return readBoardEntries(Array.isArray(items) ? items : [], (item) => readItem(item, now));
}

function readItem(item: unknown, now: Date): JobOpening | null {
  const { title, link, pubDate, remoteStatus, description, ...others } = objectOf(item);
  const locations = itemsOf(valueAt(others, 'tt:locations', 'tt:location'), MAX_PLACES);
  return toJobOpening({
    title,
    places: locations.flatMap(placesOf),
    isRemote: remoteStatus === 'fully',
    postedDate: parsePostedDay(pubDate, now),
    page: link,
    description: [description],
  });
}

function placesOf(location: unknown): JobLocation[] {
  const place = structuredLocation(valueAt(location, 'tt:city'), null, valueAt(location, 'tt:country'));
  return place === null ? parseLocations(valueAt(location, 'tt:name')) : [place];
}
