import { compareText } from '../../merge/name-keys';
import type { DollarRate, DollarRateOn } from '../funding/dollar-rates';
import { isNearAmount } from '../funding/same-round';
import { haveSameNames, shareName } from './names-in-title';
import type { Report } from './report';

/**
 * The press repeats an announcement within the week. What returns after seven days is the next weekly one.
 */
const SAME_WEEK_DAYS = 6;
/** How long before an event is reported by name a rumour of it may appear. */
const RUMOUR_DAYS = 90;
/**
 * The share of all words of two titles that both must have for one event. Titles with the same figures may
 * differ more; titles that differ in one word ("in Oslo", "in Rome") stay two.
 */
const MIN_WORD_OVERLAP = { withSameFigures: 0.5, otherwise: 0.85 };

/** The value in dollars of a report's amount on its day, and the rate used. */
export interface Dollars {
  usd: number;
  rate: DollarRate | null;
}

/**
 * Returns null if the report has no amount, or the rate is unknown. A report without a day is treated as one
 * of `day`.
 */
export function dollarsOf(
  { money, day: ownDay }: Report,
  day: string | null,
  rateOn: DollarRateOn,
): Dollars | null {
  if (money === null) return null;
  if (money.currency === 'USD') return { usd: money.units, rate: null };
  const rateDay = ownDay ?? day;
  const rate = rateDay === null ? undefined : rateOn(money.currency, rateDay);
  return rate === undefined ? null : { usd: money.units * rate.value.usd, rate };
}

/** Whether two reports state the same amount; null if one states none, or they cannot be compared. */
function isSameMoney(a: Report, b: Report, rateOn: DollarRateOn): boolean | null {
  if (a.money === null || b.money === null) return null;
  if (a.money.currency === b.money.currency) return isNearAmount(a.money.units, b.money.units);
  const [first, second] = [dollarsOf(a, b.day, rateOn), dollarsOf(b, a.day, rateOn)];
  return first === null || second === null ? null : isNearAmount(first.usd, second.usd);
}

/** Returns the days between two reports; 0 if one has no day. */
export function daysApart({ span: a }: Report, { span: b }: Report): number {
  return a === null || b === null ? 0 : Math.max(0, b.from - a.to, a.from - b.to);
}

const isSameWeek = (a: Report, b: Report): boolean => daysApart(a, b) <= SAME_WEEK_DAYS;

/** Whether two reports are less than a month apart, or the later one confirms a rumour. */
function isNearInTime(a: Report, b: Report): boolean {
  const days = daysApart(a, b);
  if (days === 0) return true;
  const [earlier, later] = compareText(a.day ?? '', b.day ?? '') < 0 ? [a, b] : [b, a];
  if (days < earlier.monthDays) return true;
  return (
    earlier.observation.class === 'rumour' && later.observation.class !== 'rumour' && days <= RUMOUR_DAYS
  );
}

/**
 * Whether no day or amount shows that two reports are about two events. All reports of an event must agree
 * with each other, so that a chain of reports, each near the next, does not become one.
 */
export function canBeSameEvent(a: Report, b: Report, rateOn: DollarRateOn): boolean {
  if (!isNearInTime(a, b)) return false;
  if (a.observation.type === b.observation.type && haveDifferentJobNumbers(a, b)) return false;
  if (a.kind === 'product' && b.kind === 'product' && differInVersion(a, b)) return false;
  const isRound = a.kind === 'round' || b.kind === 'round';
  // Words alone join reports only within a week.
  if (!isRound && a.names.size === 0 && b.names.size === 0 && !isSameWeek(a, b)) return false;
  return a.kind !== 'round' || b.kind !== 'round' || isSameMoney(a, b, rateOn) !== false;
}

const differInVersion = (a: Report, b: Report): boolean =>
  a.version !== null && b.version !== null && a.version !== b.version;

/** Whether two reports state different numbers of jobs. A number and a share may mean the same. */
function haveDifferentJobNumbers({ jobs: a }: Report, { jobs: b }: Report): boolean {
  if (a === null || b === null || a === b || a.endsWith('%') !== b.endsWith('%')) return false;
  const [first, second] = [Number.parseFloat(a), Number.parseFloat(b)];
  return !isNearAmount(first, second);
}

/** Whether two reports that can be about one event show that they are. */
export function reportSameEvent(a: Report, b: Report, rateOn: DollarRateOn): boolean {
  if (a.change !== null && b.change !== null) return a.change === b.change;
  if (a.kind === 'round' && b.kind === 'round') return isSameRound(a, b, rateOn);
  const bothHaveNames = a.kind !== null && a.kind === b.kind && a.names.size > 0 && b.names.size > 0;
  if (bothHaveNames && haveSameEntities(a, b)) return true;
  if (!isSameWeek(a, b)) return false;
  const detailed = a.isNotice ? b : b.isNotice ? a : null;
  if (a.kind !== null && a.kind === b.kind && detailed !== null && detailed.factCount > 0) return true;
  if (a.observation.type === b.observation.type ? shareFact(a, b) : isTakeoverTakenForPartnership(a, b))
    return true;
  return !bothHaveNames && isSameTitle(a, b, rateOn);
}

/** Whether two reports of one type and week share the fact that identifies the event. */
function shareFact(a: Report, b: Report): boolean {
  switch (a.observation.type) {
    case 'layoffs':
      // Contradicting numbers were ruled out before.
      return true;
    case 'hiring':
      return a.jobs !== null && a.jobs === b.jobs && (a.names.size === 0 || b.names.size === 0);
    case 'leadership':
      return a.role !== null && a.role === b.role && (a.names.size === 0 || b.names.size === 0);
    case 'traction':
      return a.figure !== null && a.figure === b.figure;
    case 'legal':
      return shareName(a.namesInTitle, b.namesInTitle);
    case 'award':
      return (
        haveSameNames(a.namesInTitle, b.namesInTitle) &&
        (a.numbers === '' || b.numbers === '' || a.numbers === b.numbers)
      );
    case 'acquisition':
      return hasPartyInTitle(a, b) || hasPartyInTitle(b, a);
    default:
      return false;
  }
}

/** Whether the title of one report contains a company that the other names. */
function hasPartyInTitle({ line }: Report, { parties }: Report): boolean {
  return parties.some((party) => line.includes(` ${party} `));
}

/**
 * Whether one report calls a partnership what the other reports as an acquisition: `Acme joins Globex` may
 * mean either. A rumour of the acquisition is not enough.
 */
function isTakeoverTakenForPartnership(a: Report, b: Report): boolean {
  const [partnership, takeover] = a.observation.type === 'partnership' ? [a, b] : [b, a];
  if (partnership.observation.type !== 'partnership' || takeover.observation.type !== 'acquisition')
    return false;
  if (takeover.observation.class === 'rumour') return false;
  if (partnership.parties.length === 0) return hasPartyInTitle(partnership, takeover);
  return (
    partnership.parties.some((party) => takeover.names.has(party)) || hasPartyInTitle(takeover, partnership)
  );
}

function isSameRound(a: Report, b: Report, rateOn: DollarRateOn): boolean {
  const sameMoney = isSameMoney(a, b, rateOn);
  if (a.isExtension !== b.isExtension) {
    // A report without the word may still mean the extension, unless it reports the round itself.
    const plain = a.isExtension ? b : a;
    if (plain.stage !== null && !(sameMoney === true && isSameWeek(a, b))) return false;
  }
  if (sameMoney === true) return true;
  if (a.stage !== null && b.stage !== null) return a.stage === b.stage;
  // A company does not announce two rounds in one week.
  if (isSameWeek(a, b)) return true;
  return (a.money === null) !== (b.money === null) && sharedWords(a, b) >= MIN_WORD_OVERLAP.withSameFigures;
}

function haveSameEntities(a: Report, b: Report): boolean {
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
  if (differInVersion(a, b)) return false;
  const bothHaveNumbers = a.numbers !== '' && b.numbers !== '';
  const sameFigures = isSameMoney(a, b, rateOn) ?? (bothHaveNumbers ? a.numbers === b.numbers : null);
  if (sameFigures === false) return false;
  return (
    sharedWords(a, b) >=
    (sameFigures === true ? MIN_WORD_OVERLAP.withSameFigures : MIN_WORD_OVERLAP.otherwise)
  );
}

/** Returns the share of all words of two titles that both have. */
function sharedWords({ words: a }: Report, { words: b }: Report): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  if (fewer.size < more.size * MIN_WORD_OVERLAP.withSameFigures) return 0;
  let shared = 0;
  for (const word of fewer) if (more.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}
