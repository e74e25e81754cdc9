import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from '../../merge/sort-by-trust';
import { compareText } from '../../merge/name-keys';
import { daysBetween } from '../../merge/plausible-day';

export type DollarRate = FieldEvidence<'funding.exchange_rates'>;

/**
 * Returns the value of one unit of a currency in US dollars on a day (`YYYY-MM-DD`); undefined if unknown.
 */
export type DollarRateOn = (currency: string, day: string) => DollarRate | undefined;

/**
 * The last rate holds over weekends and holidays. A currency without a rate for longer is no longer quoted.
 */
const MAX_REST_DAYS = 7;

/** Looks up rates in the evidence: that of the day, or the latest one before it. */
export function dollarRates(evidence: readonly Evidence[]): DollarRateOn {
  const newestFirst = sortByTrust<'funding.exchange_rates'>(
    evidenceFor(evidence, 'funding.exchange_rates'),
  ).sort((a, b) => compareText(b.value.date, a.value.date));
  return (currency, day) => {
    const rate = newestFirst.find(({ value }) => value.currency === currency && value.date <= day);
    return rate !== undefined && daysBetween(rate.value.date, day) <= MAX_REST_DAYS ? rate : undefined;
  };
}
