import type { Evidence } from '@firmlens/contract';
import { type Database, ownHeadcounts } from '@firmlens/domain';
import { OWN_OBSERVATION } from '@firmlens/sources';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What earlier enrichments saw of a company's headcount, a month each. */
export async function ownObservations(db: Database, domain: string): Promise<Evidence[]> {
  const headcounts = await ownHeadcounts(db, domain);
  return headcounts.map(({ month, employeeCount, observedAt }) => ({
    field: 'team.historical_employee_data',
    value: { month_name: MONTH.format(new Date(`${month}-01T00:00:00Z`)), employee_count: employeeCount },
    source: OWN_OBSERVATION.name,
    url: null,
    observed_at: observedAt.toISOString(),
    confidence: 0.9,
  }));
}
