import { type Evidence, evidenceFor, type EvidenceValues } from '@firmlens/contract';
import { dayOf } from '../parsing/json-values';

/** A currency, and the day (`YYYY-MM-DD`) whose rate is wanted. */
export interface RequiredRate {
  currency: string;
  day: string;
}

/** A company has fewer rounds; whoever invents more of them gets no more rates. */
const MAX_REPORTS = 200;
const MAX_WANTED = 200;

/** An amount as `signals.highlights` tell it: `EUR 12000000`. */
const TOLD_AMOUNT = /^([A-Z]{3}) \d/;

/** What was told of money: in which currency, null where it needs no rate, and on which day. */
interface ToldMoney {
  currency: string | null;
  day: string | null;
}

/**
 * The rates without which amounts of funding rounds have no value in US dollars, in the history of rounds, in totals
 * and in the news of them. A round that tells no day is not converted at the day on which it was seen: that may lie years after
 * it, and a currency halves within years. Its currency is asked for on the days that other reports tell, since one of
 * them may tell of the same round.
 */
export function requiredRates(evidence: readonly Evidence[], now: Date): RequiredRate[] {
  const today = now.toISOString().slice(0, 10);
  const reports = [
    ...toldOfRounds(evidence, today),
    ...toldInAll(evidence, today),
    ...toldInNews(evidence, today),
  ];
  const days = [...new Set(reports.flatMap(({ day }) => day ?? []))];
  const wanted = reports.flatMap(({ currency, day }) =>
    currency === null ? [] : (day === null ? days : [day]).map((one) => ({ currency, day: one })),
  );
  const distinct = new Map(wanted.map((rate) => [`${rate.currency} ${rate.day}`, rate]));
  return [...distinct.values()].slice(0, MAX_WANTED);
}

function toldOfRounds(evidence: readonly Evidence[], today: string): ToldMoney[] {
  return evidenceFor(evidence, 'funding.investment_history')
    .slice(0, MAX_REPORTS)
    .map(({ value }) => ({ currency: currencyToConvert(value), day: pastDay(value.date, today) }));
}

function toldInAll(evidence: readonly Evidence[], today: string): ToldMoney[] {
  return evidenceFor(evidence, 'funding.stated_total')
    .slice(0, MAX_REPORTS)
    .map(({ value: { currency, date } }) => ({
      currency: currency === 'USD' ? null : currency,
      day: pastDay(date, today),
    }));
}

function toldInNews(evidence: readonly Evidence[], today: string): ToldMoney[] {
  return evidenceFor(evidence, 'signals.highlights')
    .filter(({ value }) => value.type === 'funding')
    .slice(0, MAX_REPORTS)
    .map(({ value: { entities, date } }) => {
      const [, currency = 'USD'] = TOLD_AMOUNT.exec(entities['amount'] ?? '') ?? [];
      return { currency: currency === 'USD' ? null : currency, day: pastDay(date, today) };
    });
}

function currencyToConvert(round: EvidenceValues['funding.investment_history']): string | null {
  const isOpen =
    (round.amount !== null && round.amount_usd === null) ||
    (round.valuation !== null && round.valuation_usd === null);
  const currency = round.currency?.toUpperCase() ?? '';
  return isOpen && /^[A-Z]{3}$/.test(currency) && currency !== 'USD' ? currency : null;
}

function pastDay(date: string | null, today: string): string | null {
  const day = dayOf(date);
  return day !== null && day <= today ? day : null;
}
