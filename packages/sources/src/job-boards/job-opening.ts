import { parseCalendarDay, dayOfTimestamp, MAX_JOB_TITLE, stripTitleLabel } from '@firmlens/text';
import { textOf } from '../parsing/json-values';

import type { JobLocation } from './job-location';
import { stripContacts } from './strip-contacts';

/** One entry of a board. */
export interface JobOpening {
  title: string;
  /** The company that the entry names, or null if it names none. */
  company: string | null;
  places: readonly JobLocation[];
  /** The company's offices, as far as this entry shows. */
  offices: readonly JobLocation[];
  isRemote: boolean;
  /** `YYYY-MM-DD` */
  postedDate: string | null;
  /** The entry's page as the board states it, not validated. */
  page: unknown;
  /** Text or markup. It is searched for the names of technologies and never stored. */
  description: string;
  confidence: number;
}

/** A board's statements about an entry. Fields of type `unknown` are not validated yet. */
export interface BoardEntry {
  title: unknown;
  company?: unknown;
  places: readonly JobLocation[];
  /** Offices in addition to `places`. */
  offices?: readonly JobLocation[];
  isRemote?: boolean;
  postedDate: string | null;
  page: unknown;
  description?: readonly unknown[];
  confidence?: number;
}

const CONFIDENCE = 0.9;
const MAX_COMPANY = 200;

/** Converts an entry to an opening, or returns null if it has no title. */
export function toJobOpening(entry: BoardEntry): JobOpening | null {
  // Strip contacts before truncating: half a contact could not be told from the title.
  const title = textOf(stripContacts(textOf(entry.title, 2 * MAX_JOB_TITLE) ?? ''), MAX_JOB_TITLE);
  if (title === null) return null;
  const { places, offices = [], isRemote = false, postedDate, page, description = [] } = entry;
  return {
    title: stripTitleLabel(title),
    company: textOf(entry.company, MAX_COMPANY),
    places,
    offices: isRemote ? offices : [...places, ...offices],
    isRemote,
    postedDate,
    page,
    description: description.filter((part) => typeof part === 'string').join('\n'),
    confidence: entry.confidence ?? CONFIDENCE,
  };
}

/**
 * Parses a date as boards write it (ISO 8601, RFC 822, or milliseconds since 1970) to its day, unless that is
 * after `now`.
 */
export function parsePostedDay(value: unknown, now: Date): string | null {
  const latest = now.toISOString();
  if (typeof value === 'number') return dayOfTimestamp(value, latest);
  return typeof value === 'string' ? parseCalendarDay(value, latest) : null;
}

/** Entries that invite unsolicited applications. */
const OPEN_APPLICATION =
  /^(?:(?:general|open|spontaneous|speculative|unsolicited) (?:application|expression of interest)|initiativbewerbung|candidature spontan[eé]e|candidatura (?:espont[aá]nea|spontanea)|open sollicitatie|spontanans[oö]kan|[oö]ppen ans[oö]kan|(?:join )?(?:our |the )?talent (?:pool|community|network))\b/i;

/** Whether the entry is a job, not an invitation for unsolicited applications. */
export function isJob({ title }: Pick<JobOpening, 'title'>): boolean {
  return !OPEN_APPLICATION.test(title);
}
