import { type EmployeeMonth, type Evidence, evidenceFor, type EvidenceOf } from '@firmlens/contract';
import { derive, type Finding, UNKNOWN } from '../../merge/finding';
import { groupEvidence } from '../../merge/group-evidence';
import { pickOne } from '../../merge/pick-one';
import type { ModuleData } from '../../module-builder';

type Growth = NonNullable<ModuleData['team']['monthly_growth']>;

const MONTHS: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
/** Ten years of months. */
const MAX_MONTHS = 120;

/** Returns the months since year 0, or null if the text is not like `November 2026`. */
function monthNumber(monthName: string): number | null {
  const [name = '', year = '', ...rest] = monthName.split(' ');
  const month = MONTHS.indexOf(name);
  return month === -1 || !/^\d{4}$/.test(year) || rest.length > 0 ? null : Number(year) * 12 + month;
}

const monthOf = (moment: Date): number => moment.getUTCFullYear() * 12 + moment.getUTCMonth();
const nameOf = (month: number): string => `${MONTHS[month % 12]} ${Math.floor(month / 12)}`;

/** The headcount of one month, and its evidence. */
interface MonthlyHeadcount {
  month: number;
  value: EmployeeMonth;
  evidence: Evidence[];
}

/**
 * Whether a source dates its headcount, as yearly accounts do. Such a headcount is not one of the
 * enrichment's month.
 */
function isDated(count: EvidenceOf<'company.employee_count'>, evidence: readonly Evidence[]): boolean {
  return evidenceFor(evidence, 'team.historical_employee_data').some(
    ({ source, value }) => source === count.source && value.employee_count === count.value,
  );
}

/** Returns today's trusted headcount, for the month in which it was seen. */
function currentHeadcount(evidence: readonly Evidence[]): MonthlyHeadcount[] {
  const count = pickOne(evidence, 'company.employee_count').winner;
  const month = count === null ? NaN : monthOf(new Date(count.observed_at));
  if (count === null || Number.isNaN(month) || isDated(count, evidence)) return [];
  return [{ month, value: { month_name: nameOf(month), employee_count: count.value }, evidence: [count] }];
}

/**
 * Returns the headcounts by month, oldest first, up to now: what was stated for each month, and for the
 * latest one today's trusted headcount unless a source dates it, so that the history ends with
 * `company.employee_count`.
 */
export function findHeadcountHistory(
  evidence: readonly Evidence[],
  now: Date,
): Finding<EmployeeMonth[] | null> {
  const stated = groupEvidence(evidence, 'team.historical_employee_data', (value) => [value.month_name]).map(
    ([best]): MonthlyHeadcount => ({
      month: monthNumber(best.value.month_name) ?? Infinity,
      value: best.value,
      evidence: [best],
    }),
  );
  const byMonth = new Map(
    [...stated, ...currentHeadcount(evidence)].map((headcount) => [headcount.month, headcount]),
  );
  const months = [...byMonth.values()]
    .filter(({ month }) => month <= monthOf(now))
    .sort((a, b) => a.month - b.month)
    .slice(-MAX_MONTHS);
  if (months.length === 0) return UNKNOWN;
  return { value: months.map(({ value }) => value), evidence: months.flatMap((one) => one.evidence) };
}

/**
 * Returns how the headcount changed up to the newest observed month; null unless the month exactly that many
 * months earlier was observed too. `percentage` is relative to the earlier headcount, to two decimals.
 */
export function growthOver(months: number, history: Finding<EmployeeMonth[] | null>): Finding<Growth | null> {
  return derive(history, (observed): Growth | null => {
    const last = observed.at(-1);
    const start =
      last &&
      observed.find((one) => monthNumber(one.month_name) === (monthNumber(last.month_name) ?? 0) - months);
    if (last === undefined || start === undefined) return null;
    const [from, to] = [start.employee_count, last.employee_count];
    return {
      change: to - from,
      percentage: Math.round(((to - from) / from) * 10_000) / 100,
      from,
      to,
      period_start: start.month_name,
      period_end: last.month_name,
    };
  });
}
