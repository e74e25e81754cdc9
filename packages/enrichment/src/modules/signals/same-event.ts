import { compareText } from '../../merge/name-keys';
import type { DollarRate, DollarRateOn } from '../funding/dollar-rates';
import { isNearAmount, monthLength } from '../funding/same-round';
import type { Report } from './report';

/** The press repeats an announcement within the week; what comes back after seven days is the next weekly one. */
const SAME_WEEK_DAYS = 6;
/** How long before it is told by name somebody may have got wind of an event. */
const RUMOUR_DAYS = 90;
/**
 * The share of all words of two titles that both must have to tell of one event. Titles that name the same figures
 * may differ more in their words; titles that differ in a single word ("in Oslo", "in Rome") stay two.
 */
const OVERLAP = { withSameFigures: 0.5, otherwise: 0.85 };

/** What a report's sum was worth in dollars on its day, and the rate that this took. */
export interface Dollars {
  usd: number;
  rate: DollarRate | null;
}

/** Null where the report names no sum, or nobody told the rate; a report without a day is taken for one of `day`. */
export function dollarsOf(
  { money, day: own }: Report,
  day: string | null,
  rateOn: DollarRateOn,
): Dollars | null {
  if (money === null) return null;
  if (money.currency === 'USD') return { usd: money.units, rate: null };
  const toldOn = own ?? day;
  const rate = toldOn === null ? undefined : rateOn(money.currency, toldOn);
  return rate === undefined ? null : { usd: money.units * rate.value.usd, rate };
}

/** Whether two reports name the same sum; null where one names none, or they cannot be compared. */
function isSameMoney(a: Report, b: Report, rateOn: DollarRateOn): boolean | null {
  if (a.money === null || b.money === null) return null;
  if (a.money.currency === b.money.currency) return isNearAmount(a.money.units, b.money.units);
  const [first, second] = [dollarsOf(a, b.day, rateOn), dollarsOf(b, a.day, rateOn)];
  return first === null || second === null ? null : isNearAmount(first.usd, second.usd);
}

/** Days between two reports; 0 where one of them tells none. */
export function daysApart({ span: a }: Report, { span: b }: Report): number {
  return a === null || b === null ? 0 : Math.max(0, b.from - a.to, a.from - b.to);
}

const isSameWeek = (a: Report, b: Report): boolean => daysApart(a, b) <= SAME_WEEK_DAYS;

/** Whether two reports lie less than a month apart, or the later one says that a rumour was true. */
function isNearInTime(a: Report, b: Report): boolean {
  const days = daysApart(a, b);
  if (days === 0) return true;
  const [earlier, later] = compareText(a.day ?? '', b.day ?? '') < 0 ? [a, b] : [b, a];
  if (days < monthLength(earlier.day ?? '')) return true;
  return earlier.told.class === 'rumour' && later.told.class !== 'rumour' && days <= RUMOUR_DAYS;
}

/**
 * Whether nothing in their days and sums shows that two reports tell of two events. All reports of one event agree with
 * each other, so that a row of reports, each near the next, does not become one.
 */
export function canBeOne(a: Report, b: Report, rateOn: DollarRateOn): boolean {
  if (!isNearInTime(a, b)) return false;
  return a.kind !== 'round' || b.kind !== 'round' || isSameMoney(a, b, rateOn) !== false;
}

/** Whether what two reports that can be of one event say shows that they are. */
export function tellSame(a: Report, b: Report, rateOn: DollarRateOn): boolean {
  if (a.change !== null && b.change !== null) return a.change === b.change;
  if (a.kind === 'round' && b.kind === 'round') return isSameRound(a, b, rateOn);
  if (a.kind !== null && a.kind === b.kind && a.names.size > 0 && b.names.size > 0) return nameSame(a, b);
  if (!isSameWeek(a, b)) return false;
  const tellsWhat = a.isNotice ? b : b.isNotice ? a : null;
  if (a.kind !== null && a.kind === b.kind && tellsWhat !== null && tellsWhat.telling > 0) return true;
  return isSameTitle(a, b, rateOn);
}

function isSameRound(a: Report, b: Report, rateOn: DollarRateOn): boolean {
  const sameMoney = isSameMoney(a, b, rateOn);
  if (a.isExtension !== b.isExtension) {
    // Whoever leaves the word out may still mean the extension, but not one who tells of the round itself.
    const plain = a.isExtension ? b : a;
    if (plain.stage !== null && !(sameMoney === true && isSameWeek(a, b))) return false;
  }
  if (sameMoney === true) return true;
  if (a.stage !== null && b.stage !== null) return a.stage === b.stage;
  // A company does not announce two rounds in one week.
  if (isSameWeek(a, b)) return true;
  return (a.money === null) !== (b.money === null) && sharedWords(a, b) >= OVERLAP.withSameFigures;
}

function nameSame(a: Report, b: Report): boolean {
  const shared = [...a.names].filter((name) => b.names.has(name)).length;
  if (shared === 0) return false;
  switch (a.kind) {
    case 'places':
      // `Berlin, Germany` and `Germany` may be one office; `Berlin, Germany` and `Munich, Germany` are two.
      return shared === Math.min(a.names.size, b.names.size);
    case 'product':
      if (a.version !== null && b.version !== null) return a.version === b.version;
      return isSameWeek(a, b) && (a.numbers === '' || b.numbers === '' || a.numbers === b.numbers);
    default:
      return true;
  }
}

function isSameTitle(a: Report, b: Report, rateOn: DollarRateOn): boolean {
  if (a.version !== null && b.version !== null && a.version !== b.version) return false;
  const bothCount = a.numbers !== '' && b.numbers !== '';
  const sameFigures = isSameMoney(a, b, rateOn) ?? (bothCount ? a.numbers === b.numbers : null);
  if (sameFigures === false) return false;
  return sharedWords(a, b) >= (sameFigures === true ? OVERLAP.withSameFigures : OVERLAP.otherwise);
}

/** The share of all words of two titles that both have. */
function sharedWords({ words: a }: Report, { words: b }: Report): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  if (fewer.size < more.size * OVERLAP.withSameFigures) return 0;
  let shared = 0;
  for (const word of fewer) if (more.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}
