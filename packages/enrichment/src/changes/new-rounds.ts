import { daysBetween } from '../merge/plausible-day';
import { evidenceFor } from '@firmlens/contract';
import { fundingHistory, type HistoricRound, isSameRound } from '../modules/funding/funding-history';
import { isWithinMonth, monthLength } from '../modules/funding/same-round';
import type { Change, Changes, Comparison } from './comparison';

/**
 * Rounds that no report of before tells of, of a day that is not long before the earlier look: an old round was only not
 * seen. They are told on their own day, and only where no news of a round lies near it: that is made of the same report.
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
  const told = amount === null ? null : `${currency ?? ''} ${amount}`.trim();
  const name = stage === null ? null : `${stage} round`;
  return {
    type: 'funding',
    title: `${company} raised ${sum === null ? `a ${name ?? ''}` : `${sum}${name === null ? '' : ` in a ${name}`}`}`,
    change: 'round',
    to: [stage, told].filter((part) => part !== null).join(', '),
    entities: {
      ...(told !== null && { amount: told }),
      ...(stage !== null && { round: stage }),
      ...(investors.length > 0 && { investors: investors.join(', ') }),
      ...(leadInvestors.length > 0 && { lead_investors: leadInvestors.join(', ') }),
    },
  };
}
