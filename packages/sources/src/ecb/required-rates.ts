import { type Evidence, evidenceFor, type EvidenceValues } from '@firmlens/contract';
import { dayOf } from '../parsing/json-values';

/** A currency and the day (`YYYY-MM-DD`) whose rate is needed. */
export interface RequiredRate {
  currency: string;
  day: string;
}

/** No company has more rounds. Rates for invented ones beyond this are not fetched. */
const MAX_REPORTS = 200;
const MAX_RATES = 200;

/** An amount as written in `signals.highlights`: `EUR 12000000`. */
const AMOUNT_WITH_CURRENCY = /^([A-Z]{3}) \d/;

/** The currency of a reported amount (null if it needs no rate) and the day of the report. */
interface ReportedMoney {
  currency: string | null;
  day: string | null;
}

/**
 * Returns the rates needed to convert the amounts of funding rounds to US dollars, in the history of rounds,
 * in totals and in news about them. A round without a day is not converted at the rate of the day we saw it.
 * That may be years later, and a currency can halve within years. Instead, its currency is requested for the
 * days of the other reports, since one of them may be about the same round.
 */
export function requiredRates(evidence: readonly Evidence[], now: Date): RequiredRate[] {
  const today = now.toISOString().slice(0, 10);
  const reports = [
    ...moneyOfRounds(evidence, today),
    ...moneyOfTotals(evidence, today),
    ...moneyOfNews(evidence, today),
  ];
  const days = [...new Set(reports.flatMap(({ day }) => day ?? []))];
  const rates = reports.flatMap(({ currency, day }) =>
    currency === null ? [] : (day === null ? days : [day]).map((rateDay) => ({ currency, day: rateDay })),
  );
  const distinct = new Map(rates.map((rate) => [`${rate.currency} ${rate.day}`, rate]));
  return [...distinct.values()].slice(0, MAX_RATES);
}

function moneyOfRounds(evidence: readonly Evidence[], today: string): ReportedMoney[] {
  return evidenceFor(evidence, 'funding.investment_history')
    .slice(0, MAX_REPORTS)
    .map(({ value }) => ({ currency: currencyToConvert(value), day: pastDay(value.date, today) }));
}

function moneyOfTotals(evidence: readonly Evidence[], today: string): ReportedMoney[] {
  return evidenceFor(evidence, 'funding.stated_total')
    .slice(0, MAX_REPORTS)
    .map(({ value: { currency, date } }) => ({
      currency: currency === 'USD' ? null : currency,
      day: pastDay(date, today),
    }));
}

function moneyOfNews(evidence: readonly Evidence[], today: string): ReportedMoney[] {
  return evidenceFor(evidence, 'signals.highlights')
    .filter(({ value }) => value.type === 'funding')
    .slice(0, MAX_REPORTS)
    .map(({ value: { entities, date } }) => {
      const [, currency = 'USD'] = AMOUNT_WITH_CURRENCY.exec(entities['amount'] ?? '') ?? [];
      return { currency: currency === 'USD' ? null : currency, day: pastDay(date, today) };
    });
}

function currencyToConvert(round: EvidenceValues['funding.investment_history']): string | null {
  const needsConversion =
    (round.amount !== null && round.amount_usd === null) ||
    (round.valuation !== null && round.valuation_usd === null);
  const currency = round.currency?.toUpperCase() ?? '';
  return needsConversion && /^[A-Z]{3}$/.test(currency) && currency !== 'USD' ? currency : null;
}

function pastDay(date: string | null, today: string): string | null {
  const day = dayOf(date);
  return day !== null && day <= today ? day : null;
}
