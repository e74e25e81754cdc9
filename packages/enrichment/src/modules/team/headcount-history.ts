import type { EmployeeMonth, Evidence } from '@firmlens/contract';
import { derive, type Finding, listOf } from '../../merge/finding';
import { groupEvidence } from '../../merge/group-evidence';
import type { ModuleData } from '../../module-builder';

type Growth = NonNullable<ModuleData['team']['monthly_growth']>;

const MONTHS: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
/** Ten years of months. */
const MAX_MONTHS = 120;

/** Months since the year 0, or null where the text is no `November 2026`. */
function monthNumber(monthName: string): number | null {
  const [name = '', year = '', ...rest] = monthName.split(' ');
  const month = MONTHS.indexOf(name);
  return month === -1 || !/^\d{4}$/.test(year) || rest.length > 0 ? null : Number(year) * 12 + month;
}

/** The observed headcounts, oldest month first, one for each month up to now. */
export function findHeadcountHistory(
  evidence: readonly Evidence[],
  now: Date,
): Finding<EmployeeMonth[] | null> {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const months = groupEvidence(evidence, 'team.historical_employee_data', (value) => [value.month_name])
    .map((group) => ({ group, month: monthNumber(group[0].value.month_name) ?? Infinity }))
    .filter(({ month }) => month <= thisMonth)
    .sort((a, b) => b.month - a.month)
    .map(({ group }) => group);
  return derive(
    listOf(months, MAX_MONTHS, ([best]) => best.value),
    (newestFirst) => newestFirst.toReversed(),
  );
}

/**
 * How the headcount changed up to the newest observed month; null unless the month that lies exactly so many
 * months before it was observed too. `percentage` is of the earlier headcount, to two decimals.
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
