import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type Sortable } from '../../merge/sort-by-trust';
import { compareText } from '../../merge/name-keys';
import { daysBetween } from '../../merge/plausible-day';

export type DollarRate = Sortable<'funding.exchange_rates'>;

/** What one unit of a currency was worth on a day (`YYYY-MM-DD`), in US dollars; undefined where nobody told it. */
export type DollarRateOn = (currency: string, day: string) => DollarRate | undefined;

/** Over weekends and holidays the last rate stands; a currency that rests for longer is no longer quoted. */
const MAX_REST_DAYS = 7;

/** Looks rates up in the evidence: the one of the day, or of the last day before it that had one. */
export function dollarRates(evidence: readonly Evidence[]): DollarRateOn {
  const newestFirst = sortByTrust<'funding.exchange_rates'>(
    evidenceFor(evidence, 'funding.exchange_rates'),
  ).sort((a, b) => compareText(b.value.date, a.value.date));
  return (currency, day) => {
    const rate = newestFirst.find(({ value }) => value.currency === currency && value.date <= day);
    return rate !== undefined && daysBetween(rate.value.date, day) <= MAX_REST_DAYS ? rate : undefined;
  };
}
