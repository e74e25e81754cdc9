import { daysBetween } from '../merge/plausible-day';
import { evidenceFor } from '@firmlens/contract';
import { fundingHistory, type HistoricRound, isSameRound } from '../modules/funding/funding-history';
import { isWithinMonth, monthLength } from '../modules/funding/same-round';
import type { Change, Changes, Comparison } from './comparison';

/**
 * Returns funding rounds that no earlier report mentions, dated not long before the earlier enrichment: an
 * older round was merely missed. A round keeps its own date, and is omitted if news of a round lies near it,
 * because both come from the same report.
 */
export function newRounds({ company, knownBefore, knownAfter, after, since, now }: Comparison): Changes {
  const earlier = fundingHistory(knownBefore, now);
  const news = evidenceFor(knownAfter, 'signals.highlights').flatMap(({ value: { type, date } }) =>
    type === 'funding' && date !== null ? [date] : [],
  );
  const changes = fundingHistory(after, now).flatMap((historic): Change[] => {
    const [seen] = historic.evidence;
    const { round } = historic;
    const { date, stage, amount } = round;
    if (date === null || (stage ?? amount) === null || seen === undefined) return [];
    if (date < since && daysBetween(date, since) >= monthLength(date)) return [];
    if (earlier.some((known) => isSameRound(known.round, round))) return [];
    if (news.some((day) => isWithinMonth(day, date))) return [];
    return [{ ...described(historic, company), date, seen }];
  });
  return { changes, summary: (count) => `${company} raised ${count} rounds` };
}

const million = new Intl.NumberFormat('en', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});

function described({ round, leadInvestors }: HistoricRound, company: string): Omit<Change, 'seen'> {
  const { stage, amount, currency, investors } = round;
  const sum = amount === null ? null : `${currency ?? ''} ${million.format(amount)}`.trim();
  const amountText = amount === null ? null : `${currency ?? ''} ${amount}`.trim();
  const name = stage === null ? null : `${stage} round`;
  return {
    type: 'funding',
    title: `${company} raised ${sum === null ? `a ${name ?? ''}` : `${sum}${name === null ? '' : ` in a ${name}`}`}`,
    change: 'round',
    to: [stage, amountText].filter((part) => part !== null).join(', '),
    entities: {
      ...(amountText !== null && { amount: amountText }),
      ...(stage !== null && { round: stage }),
      ...(investors.length > 0 && { investors: investors.join(', ') }),
      ...(leadInvestors.length > 0 && { lead_investors: leadInvestors.join(', ') }),
    },
  };
}
