import { SourceError } from '../../http';
import { fieldsOf, itemsOf, valueAt } from '../../reading/fields';
import { readEntries, type ReadEntries } from '../board-source';
import { type Opening, openingOf, postedDay } from '../opening';
import { type Place, statedPlace, writtenPlaces } from '../place';

const MAX_PLACES = 20;

/** The items of `/jobs.rss`. Rejects what is no feed. */
export async function readItems(feed: unknown, host: string, now: Date): Promise<ReadEntries> {
  const channel = valueAt(feed, 'rss', 'channel');
  if (channel === undefined) throw new SourceError(`${host} answered without a feed`);
  const items = valueAt(channel, 'item');
  return readEntries(Array.isArray(items) ? items : [], (item) => readItem(item, now));
}

function readItem(item: unknown, now: Date): Opening | null {
  const { title, link, pubDate, remoteStatus, description, ...others } = fieldsOf(item);
  const locations = itemsOf(valueAt(others, 'tt:locations', 'tt:location'), MAX_PLACES);
  return openingOf({
    title,
    places: locations.flatMap(placesOf),
    isRemote: remoteStatus === 'fully',
    postedDate: postedDay(pubDate, now),
    page: link,
    description: [description],
  });
}

function placesOf(location: unknown): Place[] {
  const place = statedPlace(valueAt(location, 'tt:city'), null, valueAt(location, 'tt:country'));
  return place === null ? writtenPlaces(valueAt(location, 'tt:name')) : [place];
}
