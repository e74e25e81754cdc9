import { collapseWhitespace, foldText, MONTHS, foldedPatternOf, patternOf } from '@firmlens/text';

import { POST_WORDS as WORDS } from './post-words';

const MAX_LINE = 4000;

/** Strips separators next to a date, and the size of a linked file. */
export function trimSeparators(text: string): string {
  return collapseWhitespace(text.slice(0, MAX_LINE))
    .replace(/^[\s–—:|·•›»,;/-]{1,10}/, '')
    .replace(/[\s–—:|·•›,;/-]{1,10}$/, '')
    .replace(/\s?[([]\s?(?:pdf|docx?)\b[^)\]]{0,25}[)\]]$/i, '');
}

const BEFORE_MONTH = `${patternOf(WORDS.beforeMonths)}?`;
const BEFORE_YEAR = `${patternOf(WORDS.beforeYears)}?`;
const DAY_WITH_MONTH_NAME = [
  `\\d{1,2}(?:\\.|,|st|nd|rd|th|er|º|ª)?(?:\\s?[-–]\\s?\\d{1,2}\\.?)?[ -]${BEFORE_MONTH}\\p{L}{3,14}\\.?,?(?:[ -]${BEFORE_YEAR}\\d{4})?`,
  '\\p{L}{3,14}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2}(?:st|nd|rd|th)?)?,? \\d{4}',
  '\\d{4}\\. \\p{L}{3,14} \\d{1,2}\\.?',
  `\\p{L}{3,14}\\.?,? ${BEFORE_YEAR}\\d{4}`,
].join('|');
const EASTERN_DAY = '\\d{4} ?[年년] ?\\d{1,2} ?[月월] ?\\d{1,2} ?[日일](?: ?[（(]\\p{L}{1,3}[)）])?';
const DAY = `(?:${EASTERN_DAY}|\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}\\.?|${DAY_WITH_MONTH_NAME})`;
const CLOCK = `(?:[ ,T–-]{1,3}${patternOf(WORDS.beforeTimes)}?\\d{1,2}[:.h]\\d{2}(?:\\s?[ap]m)?)?`;
const LEADING_DAY = new RegExp(`^[\\W_]{0,3}(?:\\p{L}{2,12}\\.?,? )?${DAY}${CLOCK}[\\s–—:|·,;.)-]{0,5}`, 'u');
const CLOSING_DAY = new RegExp(`[\\s–—:|·,;(-]{1,5}(?:\\p{L}{2,12},? )?${DAY}${CLOCK}\\W{0,3}$`, 'u');
/** `NEWPORT, R.I., Oct. 8, 2026 –`, `Nantes, le 16 juin 2026.` */
const DATELINE = new RegExp(
  `^[\\p{L}\\p{M} .,'’()/-]{0,50}?\\b${patternOf(WORDS.beforeDates)}?${DAY}(?: ?[-–—(/]{1,2} ?[A-Z][A-Z ]{3,20}[)/]{0,2})?\\s?(?:[–—:|]|--?|\\.(?=\\s))\\s{0,2}`,
  'u',
);

/** Longer than any day with its time and separators. */
const LONGEST_CLOSING_DAY = 150;

const MONTH_WORDS = new Set(MONTHS.flat());

/** Whether a text names a day. `60 people at` has the same form as `7 March 2025`. */
function namesDay(text: string): boolean {
  return (
    /\d(?:[./-]|\s?[年년]\s?)\d/.test(text) ||
    foldText(text)
      .split(/[^\p{L}]+/u)
      .some((word) => MONTH_WORDS.has(word))
  );
}

/** Strips the day at the start or end of a row or teaser. */
export function stripDate(text: string): string {
  if (!/\d/.test(text)) return text;
  const leading = LEADING_DAY.exec(text)?.[0] ?? '';
  // `On 12 May we opened …` is one sentence.
  const isInSentence = /\s$/.test(leading) && /^\p{Ll}/u.test(text.slice(leading.length));
  if (leading !== '' && namesDay(leading)) return isInSentence ? text : text.slice(leading.length);
  const closing = CLOSING_DAY.exec(text.slice(-LONGEST_CLOSING_DAY))?.[0] ?? '';
  return namesDay(closing) ? text.slice(0, text.length - closing.length) : text;
}

/** Strips the place and date at the start of a press release. */
export function stripDateline(text: string): string {
  return text.slice(datelineOf(text).length);
}

/** Returns the dateline of a text, or an empty string. */
export function datelineOf(text: string): string {
  const dateline = DATELINE.exec(text.slice(0, 120))?.[0] ?? '';
  return namesDay(dateline) ? dateline : '';
}

const BYLINE = new RegExp(`^${foldedPatternOf(WORDS.bylines)}\\b`);

/** `By Jane van Doe`, but not a sentence. */
const BY_NAME = new RegExp(
  `^${patternOf(WORDS.by)} \\p{Lu}[\\p{L}.'’-]{0,30}(?: [\\p{L}.'’-]{1,30}){0,3}$`,
  'iu',
);

/** Whether a line states the author, the date or the category of a text. */
export function isByline(line: string): boolean {
  if (line.length > 140) return false;
  if (line.length < 60 && BYLINE.test(foldText(line))) return true;
  if (BY_NAME.test(line)) return true;
  const parts = line.split(/\s?[|·•](?:\s|$)/);
  return (
    parts.every((part) => part.length < 35) &&
    (parts.length > 2 || (parts.length > 1 && /\d/.test(line) && namesDay(line)))
  );
}

const ADDRESS_OR_FILE = /\bhttps?:|^\S+\.\p{L}{2,}$|\b(?:png|svg|jpe?g|eps|webp)\b/iu;

/** Whether a line can be the headline of a post: words, but no address, picture or mere numbers. */
export function isHeadline(line: string): boolean {
  const letters = line.replace(/\P{L}+/gu, '').length;
  return !ADDRESS_OR_FILE.test(line) && letters * 2 >= line.replace(/\s/g, '').length;
}
