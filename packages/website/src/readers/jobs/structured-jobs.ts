import {
  plainText,
  foldName,
  parseCalendarDay,
  countryOfCode,
  MAX_JOB_TITLE,
  MAX_LOCATION,
} from '@firmlens/text';
import type { SchemaNode, WebPage } from '../../page/web-page';

import { resolveHttpUrl } from '../news/post-url';

import { nestedSchemaNodes, schemaText, schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { type Job, jobCountry } from './job';
import { statesNoOpenings } from './no-openings';

const POSTING = new Set(['JobPosting']);
const CONFIDENCE = 0.95;
const MAX_PLACES = 3;
/** In milliseconds. */
const LONGEST_OPENING = 365 * 24 * 60 * 60 * 1000;

/**
 * Returns the openings marked up as `JobPosting`, without expired ones and those of pages that say there are none.
 * A site with postings of many employers is a job board and says nothing about its own openings.
 */
export function structuredJobs(pages: readonly WebPage[], observedAt: string): Job[] {
  const postings = pages.flatMap((page) =>
    schemaNodesOfType(page.nodes, POSTING).map((node) => ({ page, node })),
  );
  const employers = new Set(
    postings.flatMap(({ node }) => schemaText(node, 'hiringOrganization', 80) ?? []).map(foldName),
  );
  if (employers.size > MAX_EMPLOYERS) return [];
  const pagesWithPostings = [...new Set(postings.map(({ page }) => page))];
  const withoutOpenings = new Set(pagesWithPostings.filter(statesNoOpenings));
  return postings.flatMap(({ page, node }) => {
    const title = schemaText(node, 'title', MAX_JOB_TITLE) ?? schemaText(node, 'name', MAX_JOB_TITLE);
    if (title === null || isOver(node, observedAt) || withoutOpenings.has(page)) return [];
    const places = nestedSchemaNodes(node, 'jobLocation').slice(0, MAX_PLACES).map(placeOf);
    const isRemote = schemaText(node, 'jobLocationType') === 'TELECOMMUTE';
    const allowed = schemaTexts(node, 'applicantLocationRequirements', 60);
    const written = places.map(({ text }) => text).concat(schemaPlaces(node));
    const location =
      written
        .filter((text) => text !== '')
        .join(' / ')
        .slice(0, MAX_LOCATION) || (isRemote ? remote(allowed) : null);
    const countries = new Set(places.flatMap(({ country }) => country ?? []));
    const [statedCountry] = countries.size === 1 ? countries : [];
    const jobUrl = resolveHttpUrl(schemaText(node, 'url', 2000) ?? '', page.url);
    return [
      {
        title,
        location,
        country: countries.size > 1 ? null : jobCountry(statedCountry ?? null, location),
        posted_date: parseCalendarDay(schemaText(node, 'datePosted') ?? '', observedAt),
        url: (jobUrl ?? page.url).href,
        origin: 'json-ld' as const,
        confidence: CONFIDENCE,
      },
    ];
  });
}

/** The companies of a group may post on one site. With more employers than this, it is a job board. */
const MAX_EMPLOYERS = 5;

/** Whether the last day of an opening is over or, if it has none, it was posted more than a year ago. */
function isOver(node: SchemaNode, observedAt: string): boolean {
  const validThrough = schemaText(node, 'validThrough');
  const lastDay = parseCalendarDay(validThrough ?? '', observedAt);
  if (lastDay !== null) return lastDay < observedAt.slice(0, 10);
  const posted =
    validThrough === null ? parseCalendarDay(schemaText(node, 'datePosted') ?? '', observedAt) : null;
  return posted !== null && Date.parse(observedAt) - Date.parse(posted) > LONGEST_OPENING;
}

/** Formats a place with a postal address as `Leeds, United Kingdom`. The text is empty if there is none. */
function placeOf(place: SchemaNode): { text: string; country: string | null } {
  const [address = place] = nestedSchemaNodes(place, 'address');
  const town = schemaText(address, 'addressLocality', 80) ?? schemaText(address, 'addressRegion', 80);
  const statedCountry = schemaText(address, 'addressCountry', 60);
  const country = statedCountry === null ? null : (countryOfCode(statedCountry)?.country ?? statedCountry);
  const parts = [town, country].filter((part) => part !== null && part !== '');
  const text =
    parts.length > 0
      ? parts.join(', ')
      : (schemaText(place, 'address', 80) ?? schemaText(place, 'name', 80) ?? '');
  return { text, country };
}

/** Returns locations given as plain text. */
function schemaPlaces(node: SchemaNode): string[] {
  return (node.properties['jobLocation'] ?? [])
    .filter((value) => typeof value === 'string')
    .slice(0, MAX_PLACES)
    .map((text) => plainText(text, 80));
}

function remote(allowed: readonly string[]): string {
  return allowed.length > 0 ? `Remote, ${allowed.slice(0, MAX_PLACES).join(', ')}` : 'Remote';
}
