/** A day, month, quarter or year, as precisely as a text states it. */
export interface DateFigure {
  kind: 'date';
  year: number | null;
  /** The first and last month that it covers, 1 to 12. */
  months: readonly [number, number] | null;
  day: number | null;
  written: string;
}

/** Text that is consumed piece by piece: what was read is not read again. */
export type ConsumeMatches = (pattern: RegExp, read: (match: RegExpExecArray) => boolean) => void;

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const INITIALS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const QUARTERS = ['first', 'second', 'third', 'fourth'];

const ISO_DAY = /(?<![\d.,/-])(\d{4})-(\d{2})(?:-(\d{2}))?(?![\d-])/gu;
const DAY_MONTH = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})(?!\\p{L})\\.?(?:,? (\\d{4})(?!\\d))?`,
  'gu',
);
const MONTH_DAY = new RegExp(
  `(?<!\\p{L})(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d\\p{L}%.]\\d|[\\d\\p{L}%])(?:,? (\\d{4})(?!\\d))?`,
  'gu',
);
const MONTH_YEAR = new RegExp(`(?<!\\p{L})(${MONTH})(?!\\p{L})\\.?(?:,? (?:of )?(\\d{4})(?!\\d))?`, 'gu');
const QUARTER = /(?<![\p{L}\d])Q([1-4])(?![\p{L}\d])(?:(?: of)?[ ,]{1,2}(\d{4})(?!\d))?/giu;
const QUARTER_IN_WORDS =
  /(?<!\p{L})(first|second|third|fourth) quarter(?!\p{L})(?:(?: of)? (\d{4})(?!\d))?/giu;
const YEAR = /(?<![\p{L}\d.,$€£¥₹/+])((?:19|20)\d{2})(?![\d%\p{L}]|[.,]\d)/gu;

/** Words before a year that make it a year, whatever follows. */
const WORDS_BEFORE_YEAR =
  /(?:^|[^\p{L}])(?:in|since|of|by|during|from|to|until|till|through|before|after|early|mid|late|and|or|year|between) $/iu;
/** Words after a number that make it a quantity or an amount, although it looks like a year. */
const WORDS_AFTER_QUANTITY =
  /^[ -](?:[a-z]+s(?!\p{L})|people|staff|million|billion|thousand|percent|per cent|USD|EUR|GBP)/u;

const monthNumber = (name: string): number => INITIALS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Reads the dates from a text. Leaves a number that looks like a year but counts something. */
export function extractDates(consume: ConsumeMatches): DateFigure[] {
  const found: DateFigure[] = [];
  const add = (written: string, year?: string, months?: [number, number], day?: string): true => {
    found.push({
      kind: 'date',
      year: year === undefined ? null : Number(year),
      months: months ?? null,
      day: day === undefined ? null : Number(day),
      written,
    });
    return true;
  };
  const singleMonth = (month: number): [number, number] => [month, month];
  const quarter = (index: number): [number, number] => [index * 3 - 2, index * 3];

  consume(ISO_DAY, ([written, year, month, day]) => add(written, year, singleMonth(Number(month)), day));
  consume(DAY_MONTH, ([written, day, month = '', year]) =>
    add(written, year, singleMonth(monthNumber(month)), day),
  );
  consume(MONTH_DAY, ([written, month = '', day, year]) =>
    add(written, year, singleMonth(monthNumber(month)), day),
  );
  consume(MONTH_YEAR, ([written, month = '', year]) => add(written, year, singleMonth(monthNumber(month))));
  consume(QUARTER, ([written, index, year]) => add(written, year, quarter(Number(index))));
  consume(QUARTER_IN_WORDS, ([written, index = '', year]) =>
    add(written, year, quarter(QUARTERS.indexOf(index.toLowerCase()) + 1)),
  );
  consume(YEAR, ({ 0: written, 1: year, index, input }) => {
    const isYear =
      WORDS_BEFORE_YEAR.test(input.slice(0, index)) ||
      !WORDS_AFTER_QUANTITY.test(input.slice(index + written.length));
    return isYear && add(written, year);
  });
  return found;
}

/** Whether a known date is the stated one, or lies within it. */
export function isDateWithin(known: DateFigure, { year, months, day }: DateFigure): boolean {
  const isWithinMonths =
    months === null ||
    (known.months !== null && known.months[0] >= months[0] && known.months[1] <= months[1]);
  return isWithinMonths && (year === null || year === known.year) && (day === null || day === known.day);
}
