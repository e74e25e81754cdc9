import { allMatches, LANGUAGE_FILES, loadVocabulary, type MoneyWords } from '@firmlens/text';

export interface Money {
  /** In units of the currency. The lower bound if the text gives a range. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** As written in the text. */
  text: string;
  /** Position in the text. */
  start: number;
  end: number;
}

const SHARED = loadVocabulary<{
  money: MoneyWords & {
    signs: Readonly<Record<string, string>>;
    codes: readonly string[];
    crowns: readonly string[];
  };
}>('numbers').money;
/** A bare `$` means the US dollar, and `¥` the yen. */
const CURRENCY_SIGNS = SHARED.signs;
const CURRENCY_CODES = SHARED.codes;
/** Signs that four countries use for their own currency. They are recognised only if the country is known. */
const CROWNS = SHARED.crowns;
const LANGUAGES = [...LANGUAGE_FILES.values()].flatMap(({ money }) => money ?? []);
const CURRENCY_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.flatMap(({ currencies = {} }) =>
    Object.entries(currencies).flatMap(([code, words]) => words.map((word) => [word, code])),
  ),
);

/**
 * What a word multiplies a number by. English writes `1,234.5 million`, `continental` languages `1.234,5
 * Millionen`.
 */
interface Scale {
  factor: number;
  continental: boolean;
}

const SCALES: Readonly<Record<string, Scale>> = Object.fromEntries(
  [{ ...SHARED, decimalMark: '.' }, ...LANGUAGES].flatMap(({ scales = {}, decimalMark }) =>
    Object.entries(scales).flatMap(([factor, words]) =>
      words.map((word) => [word, { factor: Number(factor), continental: decimalMark === ',' }]),
    ),
  ),
);

const SIGN = alternatives(Object.keys(CURRENCY_SIGNS));
const CODE = alternatives(CURRENCY_CODES);
const WORD = alternatives(Object.keys(CURRENCY_WORDS));
const CROWN = alternatives(CROWNS);
const SCALE = alternatives(Object.keys(SCALES));
/** Million and currency in one word: `60 MSEK`, `MSEK 60`, `8 Mkr`. */
const MILLIONS_OF = '(?=(?:SEK|NOK|DKK|EUR|USD|CHF|kr)(?![\\p{L}]))';
const NUMBER = "\\d{1,3}(?:[.,'’ ]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,12}(?:[.,]\\d{1,3})?(?!\\d)";
const SPACE = '[ -]?';
const UPPER_BOUND = `(?: ?(?:-|–|to|bis|à) ?(?:${SIGN})?\\d{1,6}(?:[.,]\\d{1,2})?)?`;
const SCALED = `(${NUMBER})${UPPER_BOUND}(?:${SPACE}((?:${SCALE})(?![\\p{L}\\d])|[mt]${MILLIONS_OF})\\.?)?`;

const SIGN_FIRST = new RegExp(
  `(?<![\\p{L}\\d$])(M${MILLIONS_OF})?(${SIGN}|(?:${CODE}|${CROWN})(?=\\.? ?\\d))\\.? ?${SCALED}`,
  'giu',
);
const NUMBER_FIRST = new RegExp(
  `(?<![\\p{L}\\d.,$€£])${SCALED}${SPACE}(?:(?:de |d['’]|di )?(${WORD}|${CODE}|${CROWN})(?![\\p{L}\\d])|(${SIGN}))`,
  'giu',
);
const MAX_LENGTH = 4000;
/** A larger amount is a misreading: it exceeds the worth of all companies. */
const MAX_AMOUNT = 1e13;

/**
 * Returns every amount of money in a text, in order: `$12M`, `€1.5 billion`, `12,5 Mio. Euro`, `3 millions
 * d'euros`, `CHF 500k`, `USD 4-5 million`, `MSEK 60`, `40 mln zł`. Numbers without a currency are not money.
 * Four currencies share `kr`: it is read as `crown` (ISO 4217), and ignored if that is null.
 */
export function readMoney(text: string, crown: string | null = null): Money[] {
  if (!/\d/.test(text)) return [];
  const input = text.slice(0, MAX_LENGTH).replace(/[\u00a0\u202f\u2009]/g, ' ');
  const found: Money[] = [];
  for (const match of allMatches(input, SIGN_FIRST))
    addUnlessOverlapping(found, match, currencyOf(match[2] ?? '', crown), match[3], match[1] ?? match[4]);
  for (const match of allMatches(input, NUMBER_FIRST))
    addUnlessOverlapping(found, match, currencyOf(match[3] ?? match[4] ?? '', crown), match[1], match[2]);
  return found.sort((a, b) => a.start - b.start);
}

function addUnlessOverlapping(
  found: Money[],
  match: RegExpExecArray,
  currency: string | null,
  digits: string | undefined,
  scaleWord: string | undefined,
): void {
  const [start, end] = [match.index, match.index + match[0].length];
  const amount = amountOf(digits ?? '', scaleWord?.toLowerCase());
  const overlaps = found.some((money) => start < money.end && money.start < end);
  if (currency === null || amount === null || overlaps) return;
  found.push({ amount, currency, text: match[0].trim(), start, end });
}

function currencyOf(written: string, crown: string | null): string | null {
  if (CROWNS.includes(written.toLowerCase())) return crown;
  const upper = written.toUpperCase();
  if (upper === 'RMB') return 'CNY';
  if (CURRENCY_CODES.includes(upper)) return upper;
  const small = written.toLowerCase();
  return CURRENCY_SIGNS[upper] ?? CURRENCY_SIGNS[small] ?? CURRENCY_WORDS[small] ?? null;
}

function amountOf(digits: string, scaleWord: string | undefined): number | null {
  const unit = SCALES[scaleWord ?? ''];
  const number = Number(plainDigits(digits, unit));
  // Rounded to the cent: 1.1 × 1e6 is not an integer in binary.
  const amount = Math.round(number * (unit?.factor ?? 1) * 100) / 100;
  return Number.isFinite(amount) && amount > 0 && amount <= MAX_AMOUNT ? amount : null;
}

/**
 * Normalises a number to digits and a decimal point. A separator before three digits marks thousands, unless
 * a scale word says otherwise.
 */
function plainDigits(digits: string, unit: { continental: boolean } | undefined): string {
  const bare = digits.replace(/[ '’]/g, '');
  const separators = bare.replace(/\d/g, '');
  if (separators === '') return bare;
  const last = separators.at(-1) ?? '';
  const decimals = bare.length - 1 - bare.lastIndexOf(last);
  const hasBothSeparators = separators.includes('.') && separators.includes(',');
  const repeated = separators.length > 1 && !hasBothSeparators;
  const decimalMark = unit && (unit.continental ? ',' : '.');
  const isDecimal = hasBothSeparators || (!repeated && (decimals !== 3 || last === decimalMark));
  if (!isDecimal) return bare.replace(/[.,]/g, '');
  const lastSeparator = bare.lastIndexOf(last);
  return `${bare.slice(0, lastSeparator).replace(/[.,]/g, '')}.${bare.slice(lastSeparator + 1)}`;
}

/** Joins words as alternatives, longest first: `US$` must not match as `$`. */
function alternatives(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$]/g, '\\$'))
    .join('|');
}
