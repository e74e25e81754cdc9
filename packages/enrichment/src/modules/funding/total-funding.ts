import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from '../../merge/sort-by-trust';
import { type Finding, UNKNOWN } from '../../merge/finding';
import { compareText } from '../../merge/name-keys';
import { dollarRates } from './dollar-rates';
import type { HistoricRound } from './funding-history';
import { isWithinMonth } from './same-round';

/** A total in US dollars, and the day when the company stated it. */
interface DollarTotal {
  dollars: number;
  date: string;
  evidence: Evidence[];
}

/**
 * Returns whole US dollars raised in total: the newest total that the company stated, at that day's rate,
 * plus the rounds since then; otherwise the sum of the rounds with an amount in dollars; null if neither is
 * known. A stated total includes rounds that no source reports. One below an earlier round is a misreading.
 */
export function totalFunding(
  evidence: readonly Evidence[],
  rounds: readonly HistoricRound[],
): Finding<number | null> {
  const counted = rounds.filter(({ round }) => round.amount_usd !== null);
  const stated = statedTotals(evidence).find(({ dollars, date }) =>
    counted.every(({ round }) => isLater(round.date, date) || (round.amount_usd ?? 0) <= dollars * 1.02),
  );
  const roundsTotal =
    stated === undefined ? counted : counted.filter(({ round }) => isLater(round.date, stated.date));
  if (stated === undefined && roundsTotal.length === 0) return UNKNOWN;
  return {
    value: Math.round(
      roundsTotal.reduce((sum, { round }) => sum + (round.amount_usd ?? 0), stated?.dollars ?? 0),
    ),
    evidence: [...(stated?.evidence ?? []), ...roundsTotal.flatMap((source): Evidence[] => source.evidence)],
  };
}

/** Returns stated totals newest first, without those that no rate converts. */
function statedTotals(evidence: readonly Evidence[]): DollarTotal[] {
  const rateOn = dollarRates(evidence);
  return sortByTrust<'funding.stated_total'>(evidenceFor(evidence, 'funding.stated_total'))
    .sort((a, b) => compareText(b.value.date, a.value.date))
    .flatMap((seen: FieldEvidence<'funding.stated_total'>): DollarTotal[] => {
      const { amount, currency, date } = seen.value;
      if (currency === 'USD') return [{ dollars: amount, date, evidence: [seen] }];
      const rate = rateOn(currency, date);
      return rate === undefined ? [] : [{ dollars: amount * rate.value.usd, date, evidence: [seen, rate] }];
    });
}

/** Whether a round came so long after a day that a total of that day did not include it. */
function isLater(round: string | null, day: string): boolean {
  return round !== null && round > day && !isWithinMonth(round, day);
}
