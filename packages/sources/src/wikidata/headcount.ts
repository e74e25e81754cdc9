import type { Evidence } from '@firmlens/contract';
import {
  countOf,
  currentStatements,
  qualifierOf,
  type Statement,
  statementsOf,
  timeOf,
  type WikiTime,
} from './statements';
import type { Subject } from './subject';

const EMPLOYEES = 'P1128';
const POINT_IN_TIME = 'P585';
/** An older count is not current. */
const MAX_YEARS = 2;
const CONFIDENCE_OF_DATED = 0.85;
const CONFIDENCE_OF_UNDATED = 0.4;
const CONFIDENCE_OF_HISTORY = 0.8;
const MAX_MONTHS = 120;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

interface Count {
  employees: number;
  time: WikiTime;
}

/**
 * Returns the newest count. A dated one must not be older than two years. Without dated counts, returns an
 * undated one.
 */
export function employeeCount({
  item,
  now,
}: Pick<Subject, 'item' | 'now'>): { employees: number; isDated: boolean } | null {
  const [newest] = datedCounts({ item, now });
  if (newest !== undefined)
    return isRecent(newest.time, now) ? { employees: newest.employees, isDated: true } : null;
  const [undated] = currentStatements(item, EMPLOYEES)
    .filter((statement) => qualifierOf(statement, POINT_IN_TIME) === undefined)
    .flatMap(({ value }) => countOf(value) ?? []);
  return undated === undefined ? null : { employees: undated, isDated: false };
}

/** Returns the current headcount, and the past ones with a known month. A year alone is not enough. */
export function readHeadcount(subject: Subject): Evidence[] {
  const count = employeeCount(subject);
  const history = new Map<string, number>();
  for (const { employees, time } of datedCounts(subject)) {
    const month = time.month === null ? undefined : MONTHS[time.month - 1];
    const name = `${month ?? ''} ${time.year}`;
    if (month !== undefined && !history.has(name)) history.set(name, employees);
  }
  return [
    ...subject.observeField(
      'company.employee_count',
      count?.employees ?? null,
      count?.isDated === true ? CONFIDENCE_OF_DATED : CONFIDENCE_OF_UNDATED,
    ),
    ...[...history]
      .slice(0, MAX_MONTHS)
      .flatMap(([month_name, employee_count]) =>
        subject.observeField(
          'team.historical_employee_data',
          { month_name, employee_count },
          CONFIDENCE_OF_HISTORY,
        ),
      ),
  ];
}

/**
 * Returns counts that are dated and not in the future, newest first. For equal dates, preferred statements
 * come first.
 */
function datedCounts({ item, now }: Pick<Subject, 'item' | 'now'>): Count[] {
  const today = now.toISOString().slice(0, 10);
  return statementsOf(item, EMPLOYEES)
    .sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
    .flatMap((statement) => dated(statement) ?? [])
    .filter(({ time }) => sortKey(time) <= today)
    .sort((a, b) => (sortKey(a.time) < sortKey(b.time) ? 1 : sortKey(a.time) > sortKey(b.time) ? -1 : 0));
}

function dated(statement: Statement): Count | null {
  const employees = countOf(statement.value);
  const time = timeOf(qualifierOf(statement, POINT_IN_TIME));
  return employees === null || employees === 0 || time === null ? null : { employees, time };
}

/** Returns the first day of the period. */
function sortKey({ year, month, day }: WikiTime): string {
  return day ?? `${year}-${String(month ?? 1).padStart(2, '0')}-01`;
}

/** Whether the last day of the period is within two years. */
function isRecent({ year, month, day }: WikiTime, now: Date): boolean {
  const last = day === null ? new Date(Date.UTC(year, month ?? 12, 0)) : new Date(day);
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - MAX_YEARS);
  return last >= oldest;
}
