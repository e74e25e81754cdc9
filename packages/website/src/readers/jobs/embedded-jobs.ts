import {
  plainText,
  parseCalendarDay,
  dayOfTimestamp,
  MAX_JOB_TITLE,
  MAX_LOCATION,
  isJobTitle,
  isPossibleJobTitle,
} from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { type EmbeddedRecord, embeddedRecords, recordText } from '../embedded-records';

import { resolveHttpUrl } from '../news/post-url';
import { type Job, jobCountry } from './job';

const JOB_LIST = /job|position|opening|vacanc|posting|stelle|vacature|offre|oferta/;
/** Properties of job records. Other records rarely have two of them. */
const JOB_FIELDS =
  'department departments employmentType employment_type jobLocation applyUrl apply_url absolute_url hostedUrl datePosted workplaceType contractType contract_type job_type jobType seniority requisition_id shortcode gh_jid'.split(
    ' ',
  );
const TITLES = ['title', 'jobTitle', 'job_title', 'name', 'text', 'position', 'headline'];
const PLACES = [
  'location',
  'locations',
  'jobLocation',
  'location_name',
  'locationName',
  'city',
  'office',
  'offices',
  'place',
  'standort',
  'lieu',
];
const DATES = [
  'datePosted',
  'date_posted',
  'postedAt',
  'posted_at',
  'posted_date',
  'first_published',
  'publishedAt',
  'published_at',
  'releasedDate',
  'createdAt',
  'created_at',
  'date',
];
const ADDRESSES = [
  'url',
  'absolute_url',
  'hostedUrl',
  'jobUrl',
  'link',
  'href',
  'permalink',
  'path',
  'applyUrl',
];
const CONFIDENCE = 0.85;

/** Returns the job openings in the embedded state of script-rendered pages. */
export function embeddedJobs(page: WebPage, observedAt: string): Job[] {
  return embeddedRecords(page.state)
    .filter((record) => isJob(record))
    .flatMap(({ fields }) => {
      const title = recordText(fields, TITLES, MAX_JOB_TITLE);
      if (title === null) return [];
      const categories = fields['categories'];
      // Lever nests the location one level deeper.
      const nested =
        typeof categories === 'object' && categories !== null ? (categories as Record<string, unknown>) : {};
      const location = recordText(fields, PLACES, MAX_LOCATION) ?? recordText(nested, PLACES, MAX_LOCATION);
      const country = recordText(fields, ['country', 'countryCode', 'country_code'], 60);
      const address = resolveHttpUrl(recordText(fields, ADDRESSES, 2000) ?? '', page.url);
      return [
        {
          title,
          location,
          country: jobCountry(country, location),
          posted_date: postedDay(fields, observedAt),
          url: (address ?? page.url).href,
          origin: 'state' as const,
          confidence: CONFIDENCE,
        },
      ];
    });
}

function isJob({ list, fields }: EmbeddedRecord): boolean {
  const title = recordText(fields, TITLES, MAX_JOB_TITLE) ?? '';
  const marks = JOB_FIELDS.filter((name) => fields[name] !== undefined).length;
  const hasPlace = PLACES.some((name) => fields[name] !== undefined);
  if (JOB_LIST.test(list)) return isJobTitle(title) || (isPossibleJobTitle(title) && (marks > 0 || hasPlace));
  return isJobTitle(title) && marks >= (hasPlace ? 1 : 2);
}

function postedDay(fields: EmbeddedRecord['fields'], observedAt: string): string | null {
  for (const name of DATES) {
    const value = fields[name];
    const day =
      typeof value === 'number'
        ? dayOfTimestamp(value, observedAt)
        : parseCalendarDay(plainText(value, 60), observedAt);
    if (day !== null) return day;
  }
  return null;
}
