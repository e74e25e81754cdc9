import {
  type Evidence,
  type EvidenceField,
  evidenceFor,
  type HighlightObservation,
} from '@firmlens/contract';
import { sortByTrust, type Sortable } from '../merge/sort-by-trust';
import { isPlausible } from '../merge/plausible';
import { dayOf } from '../merge/plausible-day';

/** One look at a company. */
export interface Scan {
  evidence: readonly Evidence[];
  /** Sources that answered in full: they found something and lack nothing, or know no such company. */
  answered: readonly string[];
  at: Date;
}

/** Looks at a company before this one, the latest first. */
export type EarlierScans = readonly [Scan, ...Scan[]];

/** The latest two looks at a company, made comparable. */
export interface Comparison {
  /** What the company is called. */
  company: string;
  /** What sources told both times that can be compared. */
  before: readonly Evidence[];
  after: readonly Evidence[];
  /** All that was told before, at the latest look and at those before it, and now, by whomever. */
  knownBefore: readonly Evidence[];
  knownAfter: readonly Evidence[];
  /** The days of the two looks. */
  since: string;
  today: string;
  now: Date;
}

/** Something that the later look shows and the earlier one did not. */
export interface Change {
  type: HighlightObservation['type'];
  title: string;
  /** What changed: `headcount`, `technology`; with `from` and `to` it names the change. */
  change: string;
  from?: string;
  to?: string;
  /** Where it is not of today. */
  date?: string;
  entities?: Readonly<Record<string, string>>;
  /** What shows it. */
  seen: Evidence;
}

/** The changes of one kind, the most telling first, and what to say where they are many. */
export interface Changes {
  changes: Change[];
  summary: (count: number) => string;
}

const SITE = 'website';
/** Of news and openings each has a page of its own: their number says nothing about the size of a visit. */
const OF_MANY_PAGES: readonly EvidenceField[] = [
  'signals.highlights',
  'team.job_listings',
  'funding.investment_history',
];
/** A visit that saw less than this share of what the other one saw shows other pages, and no changes. */
const COMPARABLE_SHARE = 0.5;

/** The source without the place in it. */
export const sourceOf = ({ source }: Evidence): string => source.split(':')[0] ?? '';

const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

/** The page of the site where something was read. Other sources answer as a whole. */
export function pageOf(item: Evidence): string {
  const source = sourceOf(item);
  return source === SITE ? (item.url?.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '') : source;
}

/** The folder that the page lies in (`/team` of `/team` and `/team/ada`), unless that is the whole site in one language. */
export function folderOf(item: Evidence): string {
  const [scheme = '', host = '', ...path] = pageOf(item).split(/\/+/);
  const depth = LANGUAGE.test(path[0] ?? '') ? 2 : 1;
  return [scheme, host, ...(path.length > depth ? path.slice(0, -1) : path)].join('/');
}

/** Whether both looks saw about as much of the company's site: so many pages that told something. */
function sawAsMuch(before: readonly Evidence[], after: readonly Evidence[]): boolean {
  const pagesOf = (evidence: readonly Evidence[]) =>
    new Set(
      evidence.flatMap((item) =>
        sourceOf(item) === SITE && !OF_MANY_PAGES.includes(item.field)
          ? (item.url?.split(/[?#]/, 1) ?? [])
          : [],
      ),
    ).size;
  const [fewer = 0, more = 0] = [pagesOf(before), pagesOf(after)].sort((a, b) => a - b);
  return fewer > 0 && fewer >= more * COMPARABLE_SHARE;
}

/**
 * What of two looks can be compared: only what sources told that answered in full both times. What was known before is
 * what the older looks saw too, so that what was missing at one of them is not new when it comes back.
 */
export function compareScans([latest, ...older]: EarlierScans, after: Scan, company: string): Comparison {
  const now = after.at;
  const plausible = ({ evidence }: Scan) => evidence.filter((item) => isPlausible(item, now));
  const [toldBefore, knownAfter] = [plausible(latest), plausible(after)];
  const both = new Set(latest.answered.filter((source) => after.answered.includes(source)));
  if (!sawAsMuch(toldBefore, knownAfter)) both.delete(SITE);
  const comparable = (evidence: readonly Evidence[]) => evidence.filter((item) => both.has(sourceOf(item)));
  return {
    company,
    before: comparable(toldBefore),
    after: comparable(knownAfter),
    knownBefore: [...toldBefore, ...older.flatMap(plausible)],
    knownAfter,
    since: dayOf(latest.at),
    today: dayOf(now),
    now,
  };
}

/**
 * What the later look shows of a field, by sources that told of it (or of one of `orOf`) at the earlier one too, best
 * first: a source that begins to tell of something tells of what was there long before. The same goes for a page that
 * told nothing at the earlier look: it was missing then. What several pages tell is kept of one of them, so one that
 * told anything counts, but for people: their page must have told of people.
 */
export function statedBothTimes<F extends EvidenceField>(
  { before, after }: Comparison,
  field: F,
  orOf: readonly EvidenceField[] = [],
): Sortable<F>[] {
  const ofKind = before.filter((item) => item.field === field || orOf.includes(item.field));
  const tellers = new Set(ofKind.map(sourceOf));
  const folders = new Set((field === 'team.team_members' ? ofKind : before).map(folderOf));
  return sortByTrust<F>(evidenceFor(after, field)).filter(
    (item) => tellers.has(sourceOf(item)) && folders.has(folderOf(item)),
  );
}

/** The first of each key, in their order. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}
