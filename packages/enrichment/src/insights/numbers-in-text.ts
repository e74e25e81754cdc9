import type { ConsumeMatches } from './dates-in-text';
import { parseNumberWords, NUMBER_WORDS_SOURCE } from './number-words';

/**
 * A quantity, amount of money, share or rank, or a word such as `dozens` that states one without a number.
 */
export type NumberFigure =
  | {
      kind: 'number';
      value: number;
      unit: string | null;
      /** Whether it says how many there are of something. */
      counts: boolean;
      /** Whether it is an amount of money, by its currency or by the words beside it. */
      isMoney: boolean;
      written: string;
    }
  | { kind: 'ordinal'; value: number; written: string }
  | { kind: 'word'; word: string; written: string };

const PERCENT = 'percent';
const SCALES: readonly [names: string, factor: number][] = [
  ['k|thousand|tsd', 1e3],
  ['millions?|millionen|milioni|millones|miljoner|miljoen|mln|mio|mn|m', 1e6],
  ['billions?|milliarden|milliards?|mrd|bn|b', 1e9],
  ['trillions?|tn', 1e12],
];
const CURRENCIES: readonly [names: string, code: string][] = [
  ['us\\$|\\$|usd|us dollars?|dollars?', 'USD'],
  ['€|eur|euros?', 'EUR'],
  ['£|gbp|pounds?', 'GBP'],
  ['¥|jpy|yen', 'JPY'],
  ['₹|inr|rupees?', 'INR'],
  ['chf|francs?', 'CHF'],
  ...['sek', 'nok', 'dkk', 'pln', 'czk', 'cny', 'aud', 'cad', 'sgd', 'hkd', 'nzd', 'brl', 'ils', 'krw'].map(
    (code): [string, string] => [code, code.toUpperCase()],
  ),
];
const SHARES = '%|percentage points?|percent|per cent|pct|prozent';

const alternatives = (entries: readonly (readonly [string, unknown])[]): string =>
  entries.map(([names]) => names).join('|');
const CURRENCY = alternatives(CURRENCIES);
/** `1,234.5`, `1 234`, `1.234.567`, `12.5`, `1,5`. */
const DIGITS = String.raw`\d{1,3}(?:[ ,'’]\d{3})+(?!\d)(?:\.\d{1,4})?|\d{1,3}(?:\.\d{3}){2,3}(?!\d)|\d+(?:[.,]\d{1,4})?`;
const TRAILING_UNIT = `(?:[ -]?(${SHARES}|${CURRENCY})(?!\\p{L}))?`;
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(?:(${CURRENCY}) ?)?(${DIGITS})(st|nd|rd|th)?(?:[ -]?(${alternatives(SCALES)})(?!\\p{L}))?${TRAILING_UNIT}(?![\\p{L}\\d])`,
  'giu',
);
const NUMBER_WORDS = new RegExp(
  `(?<!\\p{L})((?:${NUMBER_WORDS_SOURCE})(?:[ -](?:and )?(?:${NUMBER_WORDS_SOURCE}))*)(?!\\p{L})${TRAILING_UNIT}`,
  'giu',
);

/** How much text is examined before and after a number. */
const MAX_CONTEXT = 60;

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth'],
];
const ORDINAL = new RegExp(`(?<!\\p{L})(${ORDINALS.join('|')})s?(?!\\p{L})`, 'giu');

/** Words that state a quantity, and which one. */
const QUANTITY_WORDS: readonly [pattern: RegExp, word: string][] = [
  [/(?<!\p{L})(?:doubl(?:e|es|ed|ing)|twice|twofold)(?!\p{L})/giu, 'double'],
  [/(?<!\p{L})(?:tripl(?:e|es|ed|ing)|trebl(?:e|es|ed|ing)|thrice|threefold)(?!\p{L})/giu, 'triple'],
  [/(?<!\p{L})(?:quadrupl(?:e|es|ed|ing)|fourfold)(?!\p{L})/giu, 'quadruple'],
  [/(?<!\p{L})(?:half|halves|halv(?:e|ed|ing))(?!\p{L})/giu, 'half'],
  [/(?<!\p{L})quarters? of(?!\p{L})/giu, 'quarter'],
  [/(?<!\p{L})(?:couple|pair|trio|duo|decades?|century|centuries|scores|tens)(?!\p{L})/giu, ''],
  [/(?<!\p{L})\p{L}*(?:dozen|hundred|thousand|million|billion|trillion)\p{L}*/giu, ''],
  [/(?<!\p{L})\p{L}+fold(?!\p{L})/giu, ''],
];

/** Words after a number that counts: `12 customers`, `12 million new users`. */
const COUNTED_NOUN =
  /^ (?:(?:new|more|active|paying|daily|monthly|additional|registered|open|further) )?(?!(?:was|is|has|as|its|this|across|plus|versus|thus|series)(?!\p{L}))(?:\p{Ll}+s|people|staff|men|women)(?!\p{L})/u;
/** Words beside an amount of money without a currency: `a round of 12 million`. */
const MONEY_WORDS_BEFORE =
  /(?:raise[sd]?|raising|funding|financing|investment|capital|rounds?|series(?: [a-k])?|seed|valu(?:ed|ation)|worth|sum|price|deal|paid|revenues?|turnover|sales|for)(?: (?:of|at|worth|about|around|some|nearly|over|up to|is|was|a)){0,2} $/iu;
const MONEY_WORDS_AFTER =
  /^ (?:(?:in|of) )?(?:(?:new|fresh|equity|seed|growth) )?(?:funding|financing|investment|capital|rounds?|series|money|valuation|deal|revenue|turnover)(?!\p{L})/iu;
/** Nobody states a smaller amount without a currency. */
const MIN_AMOUNT_WITHOUT_CURRENCY = 10_000;
/** `24/7`, `06/2026`: their meaning depends on the writer. */
const SLASH_SEPARATED = /(?<![\d/])\d{1,4}(?:\/\d{1,4}){1,2}(?![\d/])/gu;

function lookUp<T>(entries: readonly (readonly [names: string, value: T])[], name: string): T | undefined {
  return entries.find(([names]) => new RegExp(`^(?:${names})$`, 'i').test(name))?.[1];
}

function unitOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  return new RegExp(`^(?:${SHARES})$`, 'i').test(text) ? PERCENT : (lookUp(CURRENCIES, text) ?? null);
}

function valueOf(digits: string): number {
  const isThousands = /^\d{1,3}(?:[ ,'’]\d{3})+(?:\.\d+)?$/.test(digits);
  if (isThousands) return Number(digits.replace(/[ ,'’]/g, ''));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll('.', ''));
  return Number(digits.replace(',', '.'));
}

/** Builds the figure for a number at its position in a text. */
function figure(
  value: number,
  unit: string | null,
  { written, index, input }: { written: string; index: number; input: string },
): NumberFigure {
  const after = input.slice(index + written.length, index + written.length + MAX_CONTEXT);
  const before = input.slice(Math.max(0, index - MAX_CONTEXT), index);
  const counts = COUNTED_NOUN.test(after);
  const isAmount =
    value >= MIN_AMOUNT_WITHOUT_CURRENCY &&
    !counts &&
    (MONEY_WORDS_BEFORE.test(before) || MONEY_WORDS_AFTER.test(after));
  const isMoney = unit === null ? isAmount : unit !== PERCENT;
  return { kind: 'number', value, unit, counts, isMoney, written };
}

/**
 * Reads the numbers from a text, in digits and in words. Ignores signs: `-3%` is 3 percent. Leaves a bare
 * number after a name (see `endsInName`), because it belongs to the name, as in `RoutePilot 2.1`.
 */
export function extractNumbers(
  consume: ConsumeMatches,
  endsInName: (before: string) => boolean,
): NumberFigure[] {
  const found: NumberFigure[] = [];
  consume(SLASH_SEPARATED, ([written]) => {
    found.push({ kind: 'word', word: written, written });
    return true;
  });
  consume(NUMBER, ({ 0: written, 1: before, 2: digits = '', 3: rank, 4: scale, 5: behind, index, input }) => {
    const isBare = [before, rank, scale, behind].every((part) => part === undefined);
    if (isBare && endsInName(input.slice(0, index))) return false;
    const value = valueOf(digits) * (scale === undefined ? 1 : (lookUp(SCALES, scale) ?? 1));
    found.push(
      rank === undefined
        ? figure(value, unitOf(behind) ?? unitOf(before), { written, index, input })
        : { kind: 'ordinal', value, written },
    );
    return true;
  });
  consume(ORDINAL, ([written, word = '']) => {
    found.push({ kind: 'ordinal', value: ORDINALS.indexOf(word.toLowerCase()) + 1, written });
    return true;
  });
  consume(NUMBER_WORDS, ({ 0: written, 1: words = '', 2: behind, index, input }) => {
    found.push(figure(parseNumberWords(words), unitOf(behind), { written, index, input }));
    return true;
  });
  for (const [pattern, word] of QUANTITY_WORDS) {
    consume(pattern, ([written]) => {
      found.push({ kind: 'word', word: word === '' ? written.toLowerCase() : word, written });
      return true;
    });
  }
  return found;
}

/**
 * Whether a known figure covers the stated one: 12 million is 12,000,000. A known amount of money may be
 * stated without its currency if the words beside it say that it is money, but not with another currency and
 * not as a count.
 */
export function isSameNumber(known: NumberFigure, written: NumberFigure): boolean {
  if (known.kind === 'word') return written.kind === 'word' && known.word === written.word;
  if (written.kind === 'word') return false;
  if (known.kind !== written.kind || Math.abs(known.value - written.value) > 1e-9 * known.value) return false;
  if (known.kind === 'ordinal' || written.kind === 'ordinal') return true;
  if (written.unit === null && known.unit !== PERCENT) return written.isMoney === known.isMoney;
  return written.unit === known.unit;
}
