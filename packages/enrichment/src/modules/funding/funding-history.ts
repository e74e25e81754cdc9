import { type Evidence, type EvidenceValues, evidenceFor, type FundingRound } from '@firmlens/contract';
import { bestFirst, type Seen } from '../../merge/best-first';
import { compareText, companyKey, textKey } from '../../merge/name-keys';
import { isAmount, isDollarAmount } from '../../merge/plausible';
import { daysBetween, pastDay } from '../../merge/plausible-day';

type Report = EvidenceValues['funding.investment_history'];

/** One round, merged from all that was reported of it. */
export interface HistoricRound {
  round: FundingRound;
  leadInvestors: string[];
  evidence: Seen<'funding.investment_history'>[];
}

/** Comparing each with each is quadratic: this many of the most trusted reports take part. */
const MAX_REPORTS = 200;
const MAX_ROUNDS = 50;
const MAX_INVESTORS_OF_A_ROUND = 50;
/** Announcement, filing and first press of one round lie within a month. */
const SAME_ROUND_DAYS = 30;
/** Reports round amounts, and convert them at the rate of different days. */
const SAME_AMOUNT_TOLERANCE = 0.1;

/** Names, each company once, in their order. */
export function distinctInvestors(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    if (name.trim() !== '' && !byKey.has(companyKey(name))) byKey.set(companyKey(name), name);
  }
  return [...byKey.values()];
}

/** The number, or null where it cannot be what it is said to be. */
const checked = (value: number | null, check: (value: number) => boolean): number | null =>
  value !== null && check(value) ? value : null;

/** The report without days to come and impossible amounts; an amount in dollars is its own `amount_usd`. */
function cleaned(report: Report, now: Date): Report {
  const currency = report.currency?.toUpperCase() ?? '';
  const inDollars = currency === 'USD';
  const amount = checked(report.amount, inDollars ? isDollarAmount : isAmount);
  const valuation = checked(report.valuation, inDollars ? isDollarAmount : isAmount);
  return {
    ...report,
    date: pastDay(report.date, now),
    stage: report.stage?.trim() || null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    amount,
    amount_usd: (inDollars ? amount : null) ?? checked(report.amount_usd, isDollarAmount),
    valuation,
    valuation_usd: (inDollars ? valuation : null) ?? checked(report.valuation_usd, isDollarAmount),
  };
}

function isNear(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) <= SAME_AMOUNT_TOLERANCE * Math.max(a, b);
}

/** Two reports tell of one round when their days (where both know one) are near, and stage or amount agree. */
function isSameRound(a: Report, b: Report): boolean {
  if (a.date !== null && b.date !== null && daysBetween(a.date, b.date) > SAME_ROUND_DAYS) return false;
  const sameStage = a.stage !== null && b.stage !== null && textKey(a.stage) === textKey(b.stage);
  const sameAmount =
    isNear(a.amount_usd, b.amount_usd) || (a.currency === b.currency && isNear(a.amount, b.amount));
  return sameStage || sameAmount;
}

/** One round out of its reports, best first. An amount keeps the currency that it was reported in. */
function mergeReports(reports: readonly [Report, ...Report[]]): Report {
  const money =
    reports.find(({ amount, amount_usd }) => amount !== null || amount_usd !== null) ?? reports[0];
  const valued = reports.find(({ currency, valuation }) => valuation !== null && currency === money.currency);
  const firstOf = <K extends keyof Report>(field: K): Report[K] =>
    (reports.find((report) => report[field] !== null) ?? reports[0])[field];
  return {
    date: firstOf('date'),
    stage: firstOf('stage'),
    currency: money.currency,
    amount: money.amount,
    amount_usd: money.amount_usd ?? firstOf('amount_usd'),
    valuation: valued?.valuation ?? null,
    valuation_usd: valued?.valuation_usd ?? firstOf('valuation_usd'),
    investors: reports.flatMap(({ investors }) => investors),
    lead_investors: reports.flatMap(({ lead_investors }) => lead_investors),
  };
}

interface Reported {
  merged: Report;
  reports: [Report, ...Report[]];
  evidence: Seen<'funding.investment_history'>[];
}

function historicRound({ merged, evidence }: Reported): HistoricRound {
  const { lead_investors, ...round } = merged;
  const leadInvestors = distinctInvestors(lead_investors);
  return {
    round: {
      ...round,
      investors: distinctInvestors([...leadInvestors, ...round.investors]).slice(0, MAX_INVESTORS_OF_A_ROUND),
    },
    leadInvestors,
    evidence,
  };
}

/** The rounds that are known, each once, the newest first; those without a day come last. */
export function fundingHistory(evidence: readonly Evidence[], now: Date): HistoricRound[] {
  const told = bestFirst<'funding.investment_history'>(evidenceFor(evidence, 'funding.investment_history'));
  const rounds: Reported[] = [];
  for (const item of told.slice(0, MAX_REPORTS)) {
    const report = cleaned(item.value, now);
    const known = rounds.find(({ merged }) => isSameRound(merged, report));
    if (known === undefined) {
      rounds.push({ merged: report, reports: [report], evidence: [item] });
    } else {
      known.reports.push(report);
      known.evidence.push(item);
      known.merged = mergeReports(known.reports);
    }
  }
  return rounds
    .sort((a, b) => compareText(b.merged.date ?? '', a.merged.date ?? ''))
    .slice(0, MAX_ROUNDS)
    .map(historicRound);
}
