import type { Evidence } from '@firmlens/contract';
import {
  type Database,
  storedChanges,
  findLatestEnrichments,
  type MonthlyHeadcount,
  pastHeadcounts,
  type SourceResult,
} from '@firmlens/domain';
import { changeKey, observedChanges, type ObservedChange, type Scan } from '@firmlens/enrichment';
import { OWN_OBSERVATION, READING_VERSION } from '@firmlens/sources';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Whether a source responded in full. For a source that found something, `reason` names what is missing. */
export function hasFullResponse({ status, reason }: SourceResult): boolean {
  return status === 'nothing' || (status === 'found' && reason === null);
}

interface ScanContext {
  domain: string;
  permitted: (evidence: readonly Evidence[]) => Evidence[];
  /** `MIN_CONFIDENCE`. */
  minConfidence: number | null;
}

/**
 * Returns what earlier enrichments observed: one headcount a month, and the changes between enrichments in
 * the last 12 months, up to this one (`scan`). Stored scans are filtered by `permitted` first, so a forgotten
 * person does not seem to have left.
 */
export async function pastObservations(
  db: Database,
  scan: Scan,
  { domain, permitted, minConfidence }: ScanContext,
): Promise<Evidence[]> {
  const [headcounts, pastChanges, [latest, ...older]] = await Promise.all([
    pastHeadcounts(db, domain),
    storedChanges(db, domain),
    findLatestEnrichments(db, domain, READING_VERSION),
  ]);
  const withPermittedEvidence = (earlier: Scan): Scan => ({
    ...earlier,
    evidence: permitted(earlier.evidence),
  });
  const known = new Set(pastChanges.map(({ highlight }) => changeKey(highlight)));
  const changes =
    latest === undefined
      ? []
      : observedChanges([withPermittedEvidence(latest), ...older.map(withPermittedEvidence)], scan, {
          domain,
          minConfidence,
        })
          // Report a change that comes and goes only once.
          .filter(({ highlight }) => !known.has(changeKey(highlight)))
          .map((change) => ({ ...change, observedAt: scan.at }));
  return permitted([
    ...headcounts.map(headcountEvidence),
    ...[...pastChanges, ...changes].map(changeEvidence),
  ]);
}

function headcountEvidence({ month, employeeCount, observedAt }: MonthlyHeadcount): Evidence {
  return {
    field: 'team.historical_employee_data',
    value: { month_name: MONTH.format(new Date(`${month}-01T00:00:00Z`)), employee_count: employeeCount },
    source: OWN_OBSERVATION.name,
    url: null,
    observed_at: observedAt.toISOString(),
    confidence: 0.9,
  };
}

function changeEvidence({
  highlight,
  url,
  confidence,
  observedAt,
}: ObservedChange & { observedAt: Date }): Evidence {
  return {
    field: 'signals.highlights',
    value: highlight,
    source: OWN_OBSERVATION.name,
    url,
    observed_at: observedAt.toISOString(),
    confidence,
  };
}
