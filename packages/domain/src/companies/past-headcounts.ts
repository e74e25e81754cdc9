import type { Database } from '../database';

/** Five years. */
const MAX_MONTHS = 60;

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
    FROM headcounts WHERE domain = ${domain} ORDER BY headcounts.month DESC LIMIT ${MAX_MONTHS}::int`;
}
