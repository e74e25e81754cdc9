import type { ExchangeRate } from '@firmlens/contract';
import type { RequiredRate } from './required-rates';

/**
 * Rates are set on working days, and the longest gap (Christmas and a weekend) is shorter than this. A
 * currency whose last rate is older is no longer quoted.
 */
const MAX_AGE_DAYS = 7;

const DAY = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>/g;
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,9})?)["']/g;
const DAY_MS = 86_400_000;
/** The full list since 1999 will stay shorter than this for decades. */
const MAX_DAYS = 25_000;
/** Per day. */
const MAX_RATES = 200;

/** The rates of one day: units of each currency per euro. */
type DayRates = Map<string, number>;

/**
 * Returns the value of one unit of each required currency in US dollars, from the latest rates on or before
 * its day. Leaves out currencies without a rate in the week before. `xml` is the bank's list of days, each
 * with its currencies: `<Cube time="2026-11-20"><Cube currency="USD" rate="1.08"/></Cube>`.
 */
export function readRates(xml: string, required: readonly RequiredRate[]): ExchangeRate[] {
  const days = ratesOfRequiredDays(xml, required);
  const found = required.flatMap(({ currency, day }): ExchangeRate[] => {
    for (let age = 0; age <= MAX_AGE_DAYS; age += 1) {
      const date = daysBefore(day, age);
      const usd = dollarsFor(currency, days.get(date));
      if (usd !== null) return [{ currency, date, usd }];
    }
    return [];
  });
  return [...new Map(found.map((rate) => [`${rate.currency} ${rate.date}`, rate])).values()];
}

/** Whether the list has at least one day and one rate. */
export function isRateList(xml: string): boolean {
  if (xml.matchAll(DAY).next().done) return false;
  return first(xml.matchAll(RATE), MAX_RATES).some(([, , rate]) => Number(rate) > 0);
}

/** Returns the rates of all days that can be needed, in one pass over the list. */
function ratesOfRequiredDays(xml: string, required: readonly RequiredRate[]): ReadonlyMap<string, DayRates> {
  const requiredDays = new Set(
    required.flatMap(({ day }) => Array.from({ length: MAX_AGE_DAYS + 1 }, (_, age) => daysBefore(day, age))),
  );
  const days = first(xml.matchAll(DAY), MAX_DAYS);
  return new Map(
    days.flatMap(({ 1: day = '', index }, position): [string, DayRates][] =>
      requiredDays.has(day) ? [[day, ratesIn(xml.slice(index, days[position + 1]?.index))]] : [],
    ),
  );
}

function ratesIn(xml: string): DayRates {
  return new Map(
    first(xml.matchAll(RATE), MAX_RATES).map(([, currency = '', rate]) => [currency, Number(rate)]),
  );
}

function first(matches: Iterable<RegExpExecArray>, max: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of matches) {
    found.push(match);
    if (found.length === max) break;
  }
  return found;
}

/** Rounded to eight digits. The rates themselves have five or six. */
function dollarsFor(currency: string, rates: DayRates | undefined): number | null {
  const dollars = rates?.get('USD');
  const units = currency === 'EUR' ? 1 : rates?.get(currency);
  return dollars && units ? Number((dollars / units).toPrecision(8)) : null;
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}
