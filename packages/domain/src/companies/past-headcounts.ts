import type { Database } from '../database';

/** Five years. */
export const HEADCOUNT_MONTHS = 60;
/** Rows deleted at a time. */
const PAGE = 1_000;

/** The headcount that the latest enrichment of a month found. */
export interface MonthlyHeadcount {
  /** `YYYY-MM`, by the UTC calendar. */
  month: string;
  employeeCount: number;
  observedAt: Date;
}

/**
 * Returns the headcounts that completed batches found for a company, newest month first, at most the last 60.
 */
export async function pastHeadcounts(db: Database, domain: string): Promise<MonthlyHeadcount[]> {
  return db.$queryRaw<MonthlyHeadcount[]>`
    SELECT to_char(month, 'YYYY-MM') AS month, employee_count AS "employeeCount", observed_at AS "observedAt"
    FROM headcounts WHERE domain = ${domain} ORDER BY headcounts.month DESC LIMIT ${HEADCOUNT_MONTHS}::int`;
}

/** Deletes headcounts of months longer ago than this many months; returns how many. */
export async function deleteOldHeadcounts(db: Database, months: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM headcounts WHERE (domain, month) IN (
      SELECT domain, month FROM headcounts
      WHERE month < (now() AT TIME ZONE 'UTC')::date - make_interval(months => ${months}::int) LIMIT ${PAGE}::int)`;
}
