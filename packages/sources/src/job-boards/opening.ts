import { calendarDay, dayOfTimestamp } from '../reading/calendar-day';
import { textOf } from '../reading/fields';
import { MAX_JOB_TITLE } from '../website/readers/jobs/job';
import { withoutLabel } from '../website/readers/jobs/job-title';
import type { Place } from './place';
import { stripContacts } from './strip-contacts';

/** One entry of a board. */
export interface Opening {
  title: string;
  /** Whose the entry is by the board's own words; null where it names nobody. */
  company: string | null;
  places: readonly Place[];
  /** Where the company has offices, as far as this entry tells. */
  offices: readonly Place[];
  isRemote: boolean;
  /** `YYYY-MM-DD` */
  postedDate: string | null;
  /** The entry's page as the board gives it: anything. */
  page: unknown;
  /** Text or markup. It is looked through for the names of technologies, and never kept. */
  description: string;
  confidence: number;
}

/** What a board says of an entry, unread where it is `unknown`. */
export interface Entry {
  title: unknown;
  company?: unknown;
  places: readonly Place[];
  /** Offices beside the places. */
  offices?: readonly Place[];
  isRemote?: boolean;
  postedDate: string | null;
  page: unknown;
  description?: readonly unknown[];
  confidence?: number;
}

const CONFIDENCE = 0.9;
const MAX_COMPANY = 200;

/** The entry as an opening; null where it has no title. */
export function openingOf(entry: Entry): Opening | null {
  // A contact that is cut off half-way could not be told from the title.
  const title = textOf(stripContacts(textOf(entry.title, 2 * MAX_JOB_TITLE) ?? ''), MAX_JOB_TITLE);
  if (title === null) return null;
  const { places, offices = [], isRemote = false, postedDate, page, description = [] } = entry;
  return {
    title: withoutLabel(title),
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

/** The day, not after `now`, of a date as boards write it: ISO 8601, RFC 822, or milliseconds since 1970. */
export function postedDay(value: unknown, now: Date): string | null {
  const latest = now.toISOString();
  if (typeof value === 'number') return dayOfTimestamp(value, latest);
  return typeof value === 'string' ? calendarDay(value, latest) : null;
}

/** Entries that invite applications for no job in particular. */
const OPEN_APPLICATION =
  /^(?:(?:general|open|spontaneous|speculative|unsolicited) (?:application|expression of interest)|initiativbewerbung|candidature spontan[eé]e|candidatura (?:espont[aá]nea|spontanea)|open sollicitatie|spontanans[oö]kan|[oö]ppen ans[oö]kan|(?:join )?(?:our |the )?talent (?:pool|community|network))\b/i;

/** Whether the entry is a job, and not an invitation to apply for any. */
export function isJob({ title }: Pick<Opening, 'title'>): boolean {
  return !OPEN_APPLICATION.test(title);
}
