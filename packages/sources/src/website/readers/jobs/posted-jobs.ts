import { plainText } from '../../../reading/plain-text';
import type { SchemaNode, WebPage } from '../../page/web-page';
import { foldName } from '../../../reading/fold-text';
import { calendarDay } from '../../../reading/calendar-day';
import { addressOf } from '../news/post-address';
import { countryOfCode } from '../../../reading/country';
import { schemaNodes, schemaText, schemaTexts, schemaThings } from '../schema-things';
import { type Job, jobCountry, MAX_JOB_TITLE, MAX_LOCATION } from './job';

const POSTING = new Set(['JobPosting']);
const CONFIDENCE = 0.95;
const MAX_PLACES = 3;

/**
 * The openings that pages mark up as `JobPosting`, without those past their last day. A site that posts for
 * several employers is a job board, and says nothing about its own openings.
 */
export function postedJobs(pages: readonly WebPage[], observedAt: string): Job[] {
  const postings = pages.flatMap((page) => schemaThings(page.nodes, POSTING).map((node) => ({ page, node })));
  const employers = new Set(
    postings.flatMap(({ node }) => schemaText(node, 'hiringOrganization', 80) ?? []).map(foldName),
  );
  if (employers.size > MAX_EMPLOYERS) return [];
  return postings.flatMap(({ page, node }) => {
    const title = schemaText(node, 'title', MAX_JOB_TITLE) ?? schemaText(node, 'name', MAX_JOB_TITLE);
    if (title === null || isPast(schemaText(node, 'validThrough'), observedAt)) return [];
    const places = schemaNodes(node, 'jobLocation').slice(0, MAX_PLACES).map(placeOf);
    const isRemote = schemaText(node, 'jobLocationType') === 'TELECOMMUTE';
    const allowed = schemaTexts(node, 'applicantLocationRequirements', 60);
    const written = places.map(({ text }) => text).concat(schemaPlaces(node));
    const location =
      written
        .filter((text) => text !== '')
        .join(' / ')
        .slice(0, MAX_LOCATION) || (isRemote ? remote(allowed) : null);
    const countries = new Set(places.flatMap(({ country }) => country ?? []));
    const [stated] = countries.size === 1 ? countries : [];
    const own = addressOf(schemaText(node, 'url', 2000) ?? '', page.url);
    return [
      {
        title,
        location,
        country: countries.size > 1 ? null : jobCountry(stated ?? null, location),
        posted_date: calendarDay(schemaText(node, 'datePosted') ?? '', observedAt),
        url: (own ?? page.url).href,
        origin: 'json-ld' as const,
        confidence: CONFIDENCE,
      },
    ];
  });
}

/** A group's companies post on one site; more employers than this, and the site is not theirs. */
const MAX_EMPLOYERS = 5;

function isPast(validThrough: string | null, observedAt: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(validThrough ?? '')?.[0];
  return day !== undefined && day < observedAt.slice(0, 10);
}

/** `Leeds, United Kingdom` of a place with a postal address; empty text where it has none. */
function placeOf(place: SchemaNode): { text: string; country: string | null } {
  const [address = place] = schemaNodes(place, 'address');
  const town = schemaText(address, 'addressLocality', 80) ?? schemaText(address, 'addressRegion', 80);
  const stated = schemaText(address, 'addressCountry', 60);
  const country = stated === null ? null : (countryOfCode(stated)?.country ?? stated);
  const parts = [town, country].filter((part) => part !== null && part !== '');
  const text =
    parts.length > 0
      ? parts.join(', ')
      : (schemaText(place, 'address', 80) ?? schemaText(place, 'name', 80) ?? '');
  return { text, country };
}

/** Places that are written as bare text. */
function schemaPlaces(node: SchemaNode): string[] {
  return (node.properties['jobLocation'] ?? [])
    .filter((value) => typeof value === 'string')
    .slice(0, MAX_PLACES)
    .map((text) => plainText(text, 80));
}

function remote(allowed: readonly string[]): string {
  return allowed.length > 0 ? `Remote, ${allowed.slice(0, MAX_PLACES).join(', ')}` : 'Remote';
}
