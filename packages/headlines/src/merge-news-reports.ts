import { foldText } from '@firmlens/text';
import type { NewsReport } from './news-report';

const SAME_EVENT_DAYS = 7;
/** Share of words that two titles of the same event have in common. */
const MIN_TITLE_SIMILARITY = 0.8;
const DAY_MS = 86_400_000;

/**
 * Merges duplicate reports: those with the same address, or with nearly the same title within a week. A
 * merged report has the first title, the earliest date and the longest opening. Reads at most 300 reports.
 */
export function mergeNewsReports<R extends NewsReport>(reports: readonly R[]): R[] {
  const merged: { report: R; words: Set<string>; key: string }[] = [];
  for (const report of reports.slice(0, 300)) {
    const words = titleWords(report.title);
    const key = addressKey(report.url);
    const known = merged.find(
      (other) =>
        other.key === key ||
        (similarity(words, other.words) >= MIN_TITLE_SIMILARITY && isWithinWeek(report, other.report)),
    );
    if (known) known.report = mergeReports(known.report, report);
    else merged.push({ report, words, key });
  }
  return merged.map(({ report }) => report);
}

/** Whether two days are within a week of each other, or one is unknown. */
function isWithinWeek(a: { date: string | null }, b: { date: string | null }): boolean {
  if (a.date === null || b.date === null) return true;
  return Math.abs(Date.parse(a.date) - Date.parse(b.date)) <= SAME_EVENT_DAYS * DAY_MS;
}

function mergeReports<R extends NewsReport>(first: R, second: R): R {
  const dates = [first.date, second.date].filter((date) => date !== null).sort();
  return {
    ...first,
    date: dates[0] ?? null,
    opening: isMoreComplete(second.opening, first.opening) ? second.opening : first.opening,
  };
}

/** Whether the first text is more complete. Excerpts end in an ellipsis. */
function isMoreComplete(a: string, b: string): boolean {
  const [cutA, cutB] = [/(?:…|\.\.\.)\]?$/.test(a), /(?:…|\.\.\.)\]?$/.test(b)];
  return cutA === cutB ? a.length > b.length : cutB && a.length > 40;
}

function titleWords(title: string): Set<string> {
  return new Set(foldText(title).match(/[\p{L}\p{N}]+/gu) ?? []);
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size < 3 || b.size < 3) return 0;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size);
}

/**
 * Returns an address's host, path and fragment. Drops tracking parameters and the fragments of comments and
 * feeds.
 */
function addressKey(address: string): string {
  const [page = '', fragment = ''] = address.split('#');
  const [path = '', query = ''] = page.split('?');
  const identifying = query.split('&').filter((pair) => /^(?:p|id|page_id)=/.test(pair));
  const place = /^(?:comments|respond|atom|rss|more-)/.test(fragment) ? '' : fragment;
  return [path.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''), ...identifying, place].join('?');
}
