import { linesOf, patternOf } from '@firmlens/text';
import { FOUNDING_WORDS as WORDS } from './founding-words';

const WORD_START = '(?<![\\p{L}])';
const WORD_END = '(?![\\p{L}])';
const MAX_LINES = 1_000;
/** A milestone line, which starts with its year, or its year and month: `2008.6`. */
const MILESTONE =
  /^(\d{4})(?!\d)(?:[./]\d{1,2}(?=\s|$)|年(?:\d{1,2}月)?)?(?: ?[–—-] ?\d{4}$|(?:[\s:.–—-]+(?<event>.{0,120}))?$)/u;
const LONE_NUMBERS = /^[\d\s–—-]+$/u;
const FIRST_STEP = new RegExp(
  `(?:${patternOf(WORDS.beginnings, WORDS.founded, WORDS.milestones)})${WORD_END}|${patternOf(WORDS.eastAsian.afterYear)}`,
  'iu',
);
const LEAST_MILESTONES = 3;
/** `1951`, `May 1951`, `1951 · Leeds`, `1951年5月`, with the year of a Japanese era behind it. */
const LONE_YEAR =
  /^(?:in |\p{L}{3,10}\.? )?(?<year>\d{4})(?:年(?:\d{1,2}月)?(?:\d{1,2}日)?(?: ?[/(（] ?\k<year>年.{0,15})?|(?:,| [·|–-]) \p{Lu}[\p{L} ,]{1,30})?$/iu;
const MAX_LABEL = 40;
const YEAR_AND_LABEL = /^(?<year>\d{4}) ?(?<label>\p{L}+(?: \p{L}+)?)$/u;
/** `設立日`, `設立年月` for `設立`. */
const EAST_ASIAN_UNIT = /[年月日]+$/;
const FOUNDING_LABEL = new RegExp(
  `${WORD_START}(?:${patternOf(WORDS.founded, WORDS.milestones, WORDS.since)})${WORD_END}|^${patternOf(WORDS.eastAsian.beforeYear)}(?:年月日|年月|年|日)?$`,
  'iu',
);

/**
 * Returns the years that stand on a line of their own beside words for founding: `1951`, `Year of foundation`; or on one
 * line with nothing else: `1951 Established`.
 */
export function labelledYears(text: string): string[] {
  const lines = linesOf(text).slice(0, MAX_LINES);
  const years = lines.map((line) => LONE_YEAR.exec(line)?.groups?.['year'] ?? '');
  const alone = lines.flatMap((line) => {
    const { year = '', label = '' } = YEAR_AND_LABEL.exec(line)?.groups ?? {};
    return FOUNDING_LABEL.test(label) ? [year] : [];
  });
  if (alone.length === 1) return alone;
  const [first, ...later] = years.filter((year) => year !== '').sort();
  const labelled = years.flatMap((year, at) => {
    const label = [lines[at - 1] ?? '', lines[at + 1] ?? ''].find(
      (text) => text.length <= MAX_LABEL && !/\d/.test(text) && FOUNDING_LABEL.test(text),
    );
    // `Founded` above a year is the label of a table unless a year above begins a list of milestones.
    const isOfTable = label === lines[at - 1] && (years[at - 2] ?? '') === '';
    return year === '' || label === undefined ? [] : [{ year, label, isOfTable }];
  });
  // The same label for each company of a group: the company states its own year first.
  if (
    labelled.length > 1 &&
    new Set(labelled.map(({ label }) => label.replace(EAST_ASIAN_UNIT, ''))).size === 1
  )
    return labelled.slice(0, 1).map(({ year }) => year);
  // Later years of a list are those of what the company founded.
  return labelled
    .filter(({ year, isOfTable }) => isOfTable || year === first || later.length + 1 < LEAST_MILESTONES)
    .map(({ year }) => year);
}

/** Returns the earliest year in a list of milestones if that milestone is a beginning. */
export function firstMilestone(text: string): string | null {
  const lines = linesOf(text).slice(0, MAX_LINES);
  const milestones = lines.flatMap((line, at) => {
    const found = line.length > 160 ? null : MILESTONE.exec(line);
    if (found === null) return [];
    // The year may stand twice, or begin a period: `2003 – 2006`.
    const below = lines.slice(at + 1, at + 3).find((text) => !LONE_NUMBERS.test(text));
    return [{ year: found[1] ?? '', event: found.groups?.['event'] ?? below ?? '' }];
  });
  const [first] = milestones.toSorted((a, b) => a.year.localeCompare(b.year));
  return first && milestones.length >= LEAST_MILESTONES && FIRST_STEP.test(first.event) ? first.year : null;
}
