import type { Database } from '../database';

/** Five years. */
const MAX_MONTHS = 60;

/** What an enrichment of that month found; the latest of the month. */
export interface MonthlyHeadcount {
  /** `YYYY-MM`, by the UTC calendar. */
  month: string;
  employeeCount: number;
  observedAt: Date;
}

/** The headcounts that completed batches found for a company, the newest month first, at most the last 60. */
export async function pastHeadcounts(db: Database, domain: string): Promise<MonthlyHeadcount[]> {
  return db.$queryRaw<MonthlyHeadcount[]>`
    SELECT to_char(month, 'YYYY-MM') AS month, employee_count AS "employeeCount", observed_at AS "observedAt"
    FROM headcounts WHERE domain = ${domain} ORDER BY headcounts.month DESC LIMIT ${MAX_MONTHS}::int`;
}
