import {
  type Evidence,
  type EvidenceField,
  evidenceFor,
  type HighlightObservation,
  sourceOf,
} from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from '../merge/sort-by-trust';
import { usableEvidence } from '../merge/usable';
import { dayOf } from '../merge/plausible-day';

/** One enrichment of a company. */
export interface Scan {
  evidence: readonly Evidence[];
  /** Sources that responded in full: they found something and lack nothing, or do not know the company. */
  answered: readonly string[];
  at: Date;
}

/** The company's enrichments before this one, latest first. */
export type EarlierScans = readonly [Scan, ...Scan[]];

/** The latest two enrichments of a company, reduced to what can be compared. */
export interface Comparison {
  /** The company's name. */
  company: string;
  /** What the sources that can be compared stated at the earlier enrichment. */
  before: readonly Evidence[];
  after: readonly Evidence[];
  /** Everything that any source stated at the earlier enrichments, and now. */
  knownBefore: readonly Evidence[];
  knownAfter: readonly Evidence[];
  /** The dates of the two enrichments. */
  since: string;
  today: string;
  now: Date;
}

/** Something that the later enrichment shows and the earlier one did not. */
export interface Change {
  type: HighlightObservation['type'];
  title: string;
  /** What changed, such as `headcount` or `technology`. With `from` and `to` it identifies the change. */
  change: string;
  from?: string;
  to?: string;
  /** The date, if it is not today. */
  date?: string;
  entities?: Readonly<Record<string, string>>;
  /** The evidence that shows it. */
  seen: Evidence;
}

/** The changes of one kind, most important first, and the summary to use if there are many. */
export interface Changes {
  changes: Change[];
  summary: (count: number) => string;
}

const SITE = 'website';
/** News and openings have a page each, so their number says nothing about the size of a crawl. */
const FIELDS_WITH_PAGE_PER_ITEM: readonly EvidenceField[] = [
  'signals.highlights',
  'team.job_listings',
  'funding.investment_history',
];
/** A crawl that saw less than this share of what the other saw shows different pages, not changes. */
const COMPARABLE_SHARE = 0.5;

const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

/** Returns the page of the site where something was read. Any other source counts as one page. */
export function pageOfEvidence(item: Evidence): string {
  const source = sourceOf(item);
  return source === SITE ? (item.url?.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '') : source;
}

/**
 * Returns the folder of the page (`/team` for `/team` and `/team/ada`), unless it is the whole site in one
 * language.
 */
export function folderOf(item: Evidence): string {
  const [scheme = '', host = '', ...path] = pageOfEvidence(item).split(/\/+/);
  const depth = LANGUAGE.test(path[0] ?? '') ? 2 : 1;
  return [scheme, host, ...(path.length > depth ? path.slice(0, -1) : path)].join('/');
}

/** Whether both crawls saw about the same number of pages with evidence. */
function haveSimilarSize(before: readonly Evidence[], after: readonly Evidence[]): boolean {
  const pagesOf = (evidence: readonly Evidence[]) =>
    new Set(
      evidence.flatMap((item) =>
        sourceOf(item) === SITE && !FIELDS_WITH_PAGE_PER_ITEM.includes(item.field)
          ? (item.url?.split(/[?#]/, 1) ?? [])
          : [],
      ),
    ).size;
  const [fewer = 0, more = 0] = [pagesOf(before), pagesOf(after)].sort((a, b) => a - b);
  return fewer > 0 && fewer >= more * COMPARABLE_SHARE;
}

/**
 * Selects what can be compared between two enrichments: only sources that responded in full both times.
 * `knownBefore` includes the older enrichments, so that something missing from one of them is not new when it
 * returns.
 */
export function compareScans(
  [latest, ...older]: EarlierScans,
  after: Scan,
  { company, minConfidence }: { company: string; minConfidence: number | null },
): Comparison {
  const now = after.at;
  const usable = ({ evidence }: Scan) => usableEvidence(evidence, { now, minConfidence });
  // What an earlier enrichment read with too little confidence is not new when it is read with more.
  const plausible = ({ evidence }: Scan) => usableEvidence(evidence, { now, minConfidence: 0 });
  const [latestEvidence, knownAfter] = [usable(latest), usable(after)];
  const both = new Set(latest.answered.filter((source) => after.answered.includes(source)));
  if (!haveSimilarSize(latestEvidence, knownAfter)) both.delete(SITE);
  const comparable = (evidence: readonly Evidence[]) => evidence.filter((item) => both.has(sourceOf(item)));
  return {
    company,
    before: comparable(latestEvidence),
    after: comparable(knownAfter),
    knownBefore: [latest, ...older].flatMap(plausible),
    knownAfter,
    since: dayOf(latest.at),
    today: dayOf(now),
    now,
  };
}

/**
 * Returns what the later enrichment shows of a field, best first, from sources that stated the field (or
 * one of `alternatives`) at the earlier one too: a source that starts to report something reports what
 * existed long before. The same holds for a page without evidence at the earlier enrichment, which was
 * missing then. What several pages state is stored for one of them, so any evidence from a page counts,
 * except for people: their page must have named people.
 */
export function statedBothTimes<F extends EvidenceField>(
  { before, after }: Comparison,
  field: F,
  alternatives: readonly EvidenceField[] = [],
): FieldEvidence<F>[] {
  const statedBefore = before.filter((item) => item.field === field || alternatives.includes(item.field));
  const sources = new Set(statedBefore.map(sourceOf));
  const folders = new Set((field === 'team.team_members' ? statedBefore : before).map(folderOf));
  return sortByTrust<F>(evidenceFor(after, field)).filter(
    (item) => sources.has(sourceOf(item)) && folders.has(folderOf(item)),
  );
}

/** Returns the first item for each key, in order. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}
