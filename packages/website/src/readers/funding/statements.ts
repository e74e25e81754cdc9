import { allMatches, linesOf, parseCalendarDay, parseMonth } from '@firmlens/text';

import type { Post } from '../news/post';
import type { ReaderInput } from '../reader';
import { splitSentences } from '../split-sentences';

/** A statement on the site, with the time it refers to. */
export interface Statement {
  text: string;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, or null. */
  time: string | null;
  /** A `milestone` starts with its year and may omit its subject. */
  kind: 'sentence' | 'milestone';
  url: URL;
}

const KINDS = new Set(['home', 'about', 'team', 'other', 'legal', 'news']);
const MAX_LINES = 600;
const MAX_LINE = 1500;
const MAX_STATEMENTS = 1500;
const YEAR = '(?:19|20)\\d{2}';
const YEAR_ALONE = new RegExp(YEAR);
/** A line may contain several milestones: `2021: Seed – 2023: Series A`. */
const NEXT_MILESTONE = new RegExp(`\\s[–—|·•;-]\\s(?=${YEAR}\\s?[:–-])`, 'u');
const MILESTONE = new RegExp(
  `^(?:(?:\\p{L}{3,10}\\.? |\\d{1,2}[./])?)(?<year>${YEAR})\\b(?:[\\s:.–—|-]+(?<event>\\S.*))?$`,
  'u',
);
const TIME_IN_TEXT = new RegExp(
  `(?:(?<=^|[^\\p{L}\\d])(?<month>\\p{L}{3,12})\\.?,? (?:de |del |of )?)?(?<![\\d.,/-])(?<year>${YEAR})(?![\\d%]|[.,]\\d)`,
  'gu',
);
/** `maaliskuusta` is `from March`. */
const FINNISH_CASE = /(?<=kuu)(?:sta|ssa|n)$/;

/**
 * Returns the sentences and milestones on pages about the company, each from the first page that has it. Posts are
 * read separately.
 */
export function statementsOf(input: ReaderInput, posts: readonly Post[]): Statement[] {
  const articles = new Set(posts.map(({ url }) => url));
  const known = new Set<string>();
  return input.pages
    .filter(({ kind, url }) => KINDS.has(kind) && !articles.has(url.href))
    .flatMap(({ text, url }) => {
      const lines = linesOf(text).slice(0, MAX_LINES);
      return lines.flatMap((line, at) => statementsOfLine(line, lines[at + 1] ?? '', input.observedAt, url));
    })
    .filter(({ text, time, kind }) => {
      const isNew = !known.has(`${kind} ${time} ${text}`);
      known.add(`${kind} ${time} ${text}`);
      return isNew;
    })
    .slice(0, MAX_STATEMENTS);
}

/** Returns the sentences of a post below its title. */
export function statementsOfPost({ opening, url }: Post, observedAt: string): Statement[] {
  return splitSentences(opening)
    .slice(0, 12)
    .map((text) => ({
      text,
      time: partialDateIn(text, observedAt),
      kind: 'sentence' as const,
      url: new URL(url),
    }));
}

function statementsOfLine(line: string, next: string, observedAt: string, url: URL): Statement[] {
  return line
    .slice(0, MAX_LINE)
    .split(NEXT_MILESTONE)
    .flatMap((part): Statement[] => {
      const { year, event } = MILESTONE.exec(part.trim())?.groups ?? {};
      const opening = event ?? (MILESTONE.test(next) ? '' : next.slice(0, 300));
      if (year !== undefined && opening !== '')
        return [{ text: opening, time: year, kind: 'milestone', url }];
      return splitSentences(part)
        .flatMap((sentence) => sentence.split(/;\s/))
        .map((text) => ({
          text,
          time: partialDateIn(text, observedAt),
          kind: 'sentence' as const,
          url,
        }));
    });
}

/**
 * Returns the only day, month or year in a text, no later than `latest`. Null if there is none or more than
 * one.
 */
export function partialDateIn(text: string, latest: string): string | null {
  if (!YEAR_ALONE.test(text)) return null;
  const found = allMatches(text.slice(0, 1000), TIME_IN_TEXT);
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const day = parseCalendarDay(text.slice(Math.max(0, only.index - 20), only.index + only[0].length), latest);
  if (day !== null) return day;
  const { month = '', year = '' } = only.groups ?? {};
  const time = parseMonth(`${month.replace(FINNISH_CASE, '')} ${year}`, latest)?.slice(0, 7) ?? year;
  return time <= latest ? time : null;
}

/** Returns the day of a time, or null if it is just a month or a year. */
export function fullDayOrNull(time: string | null): string | null {
  return time?.length === 10 ? time : null;
}
