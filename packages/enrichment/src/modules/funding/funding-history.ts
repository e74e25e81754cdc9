import { type Evidence, type EvidenceValues, evidenceFor, type FundingRound } from '@firmlens/contract';
import { sortByTrust } from '../../merge/sort-by-trust';
import { compareText, companyKey, textKey } from '../../merge/name-keys';
import { isAmount, isDollarAmount } from '../../merge/plausible';
import { parsePastDay } from '../../merge/plausible-day';
import { type DollarRate, type DollarRateOn, dollarRates } from './dollar-rates';
import { isNearAmount, isWithinMonth } from './same-round';

type Report = EvidenceValues['funding.investment_history'];

/** One round, merged from all reports of it. */
export interface HistoricRound {
  round: FundingRound;
  leadInvestors: string[];
  /** The reports, and the rate used to convert an amount to dollars. */
  evidence: Evidence[];
}

/** Comparing all pairs is quadratic, so only this many of the most trusted reports take part. */
const MAX_REPORTS = 200;
const MAX_ROUNDS = 50;
const MAX_INVESTORS_OF_A_ROUND = 50;

/** Returns the names in order, each company once. */
export function distinctInvestors(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    if (name.trim() !== '' && !byKey.has(companyKey(name))) byKey.set(companyKey(name), name);
  }
  return [...byKey.values()];
}

/** Returns the number, or null if it is implausible. */
const checked = (value: number | null, check: (value: number) => boolean): number | null =>
  value !== null && check(value) ? value : null;

/**
 * Returns the report without future days and impossible amounts. An amount in dollars is its own
 * `amount_usd`.
 */
function cleaned(report: Report, now: Date): Report {
  const currency = report.currency?.toUpperCase() ?? '';
  const inDollars = currency === 'USD';
  const amount = checked(report.amount, inDollars ? isDollarAmount : isAmount);
  const valuation = checked(report.valuation, inDollars ? isDollarAmount : isAmount);
  return {
    ...report,
    date: parsePastDay(report.date, now),
    stage: report.stage?.trim() || null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    amount,
    amount_usd: (inDollars ? amount : null) ?? checked(report.amount_usd, isDollarAmount),
    valuation,
    valuation_usd: (inDollars ? valuation : null) ?? checked(report.valuation_usd, isDollarAmount),
  };
}

function isNear(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && isNearAmount(a, b);
}

/** A report with its amounts in dollars too if they can be converted, and the rate used. */
interface Converted {
  report: Report;
  rate: DollarRate | null;
}

/** Adds amounts in dollars that the report does not state, at the rate of the day. */
function withDollarAmounts(report: Report, day: string | null, rateOn: DollarRateOn): Converted {
  const { currency, amount, amount_usd, valuation, valuation_usd } = report;
  const rate = currency !== null && day !== null ? rateOn(currency, day) : undefined;
  if (rate === undefined) return { report, rate: null };
  const dollars = (stated: number | null, units: number | null): number | null =>
    stated ?? checked(Math.round((units ?? 0) * rate.value.usd), isDollarAmount);
  const converted = {
    ...report,
    amount_usd: dollars(amount_usd, amount),
    valuation_usd: dollars(valuation_usd, valuation),
  };
  const isUsed = converted.amount_usd !== amount_usd || converted.valuation_usd !== valuation_usd;
  return { report: converted, rate: isUsed ? rate : null };
}

/**
 * Whether two reports describe one round: their days are near (if both have one), and stage or amount match.
 */
export function isSameRound(a: FundingRound, b: FundingRound): boolean {
  if (a.date !== null && b.date !== null && !isWithinMonth(a.date, b.date)) return false;
  const sameStage = a.stage !== null && b.stage !== null && textKey(a.stage) === textKey(b.stage);
  const sameAmount =
    isNear(a.amount_usd, b.amount_usd) || (a.currency === b.currency && isNear(a.amount, b.amount));
  return sameStage || sameAmount;
}

/**
 * Merges the reports of one round, best first. An amount keeps its currency. In dollars it is what its own
 * report states, otherwise the conversion at the day's rate, otherwise what another report states.
 */
function mergeReports(reports: readonly [Report, ...Report[]], rateOn: DollarRateOn): Converted {
  const money =
    reports.find(({ amount, amount_usd }) => amount !== null || amount_usd !== null) ?? reports[0];
  const withValuation = reports.find(
    ({ currency, valuation }) => valuation !== null && currency === money.currency,
  );
  const firstOf = <K extends keyof Report>(field: K): Report[K] =>
    (reports.find((report) => report[field] !== null) ?? reports[0])[field];
  const merged: Report = {
    date: firstOf('date'),
    stage: firstOf('stage'),
    currency: money.currency,
    amount: money.amount,
    amount_usd: money.amount_usd,
    valuation: withValuation?.valuation ?? null,
    valuation_usd: withValuation?.valuation_usd ?? null,
    investors: reports.flatMap(({ investors }) => investors),
    lead_investors: reports.flatMap(({ lead_investors }) => lead_investors),
  };
  const day = money.date ?? merged.date;
  const { report, rate } = withDollarAmounts(merged, day, rateOn);
  return {
    report: {
      ...report,
      amount_usd: report.amount_usd ?? firstOf('amount_usd'),
      valuation_usd: report.valuation_usd ?? firstOf('valuation_usd'),
    },
    rate,
  };
}

interface MergedRound {
  merged: Converted;
  reports: [Report, ...Report[]];
  evidence: Evidence[];
}

function historicRound({ merged, evidence }: MergedRound): HistoricRound {
  const { lead_investors, ...round } = merged.report;
  const leadInvestors = distinctInvestors(lead_investors);
  return {
    round: {
      ...round,
      investors: distinctInvestors([...leadInvestors, ...round.investors]).slice(0, MAX_INVESTORS_OF_A_ROUND),
    },
    leadInvestors,
    evidence: merged.rate === null ? evidence : [...evidence, merged.rate],
  };
}

/** Returns the known rounds, each once, newest first; those without a day come last. */
export function fundingHistory(evidence: readonly Evidence[], now: Date): HistoricRound[] {
  const stated = sortByTrust<'funding.investment_history'>(
    evidenceFor(evidence, 'funding.investment_history'),
  );
  const rateOn = dollarRates(evidence);
  const rounds: MergedRound[] = [];
  for (const item of stated.slice(0, MAX_REPORTS)) {
    const report = cleaned(item.value, now);
    const converted = withDollarAmounts(report, report.date, rateOn);
    const known = rounds.find(({ merged }) => isSameRound(merged.report, converted.report));
    if (known === undefined) {
      rounds.push({ merged: converted, reports: [report], evidence: [item] });
    } else {
      known.reports.push(report);
      known.evidence.push(item);
      known.merged = mergeReports(known.reports, rateOn);
    }
  }
  return rounds
    .sort((a, b) => compareText(b.merged.report.date ?? '', a.merged.report.date ?? ''))
    .slice(0, MAX_ROUNDS)
    .map(historicRound);
}
