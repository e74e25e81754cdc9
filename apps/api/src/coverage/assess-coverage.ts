import type { CompanyCoverage, Coverage, CoverageStatus } from '@firmlens/contract';
import type { CoverageFacts } from '@firmlens/domain';

/** Number of days that a scan counts as fresh. */
export const FRESH_DAYS = 21;

/** From the most to the least conclusive. */
const BY_CONFIDENCE: readonly CoverageStatus[] = ['fresh', 'stale', 'scanning', 'no_data', 'not_indexed'];

/** Whether a date is at most FRESH_DAYS ago. */
export function isRecent(date: Date | null, now: Date): boolean {
  return date !== null && now.getTime() - date.getTime() <= FRESH_DAYS * 86_400_000;
}

/** Returns the UTC day of a date, `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

const dayOrNull = (date: Date | null): string | null => date && dayOf(date);

/** Assesses the coverage of one company. */
export function assessCoverage(domain: string, facts: CoverageFacts, now: Date): CompanyCoverage {
  const scannedAt = facts.modules.get('company') ?? null;
  const status = statusOf(facts, now);
  return {
    domain,
    status,
    // A scan that found nothing is a scan too.
    last_scanned_at: dayOrNull(status === 'no_data' ? facts.noDataAt : (scannedAt ?? facts.noDataAt)),
    last_signal_at: dayOrNull(facts.lastSignalOn),
    signal_absence_is_meaningful:
      status === 'fresh' && facts.hasSignalsAnswer && isRecent(facts.modules.get('signals') ?? null, now),
  };
}

function statusOf(facts: CoverageFacts, now: Date): CoverageStatus {
  if (facts.running !== null) return 'scanning';
  if (facts.cooldownSeconds !== null) return 'no_data';
  const scannedAt = facts.modules.get('company') ?? null;
  if (scannedAt === null) return 'not_indexed';
  return isRecent(scannedAt, now) || isRecent(facts.lastSignalOn, now) ? 'fresh' : 'stale';
}

/**
 * Summarises the coverage of several companies in one block that also lists each of them. No field is more
 * confident than the weakest company's.
 */
export function summarizeCoverage(companies: readonly CompanyCoverage[]): Coverage {
  const statuses = companies.map(({ status }) => status);
  return {
    status: [...BY_CONFIDENCE].reverse().find((status) => statuses.includes(status)) ?? 'not_applicable',
    last_scanned_at: oldest(companies.map((company) => company.last_scanned_at)),
    last_signal_at: oldest(companies.map((company) => company.last_signal_at)),
    signal_absence_is_meaningful:
      companies.length > 0 && companies.every((company) => company.signal_absence_is_meaningful),
    companies: companies.map(toBlock),
  };
}

/** Returns the oldest day, or null if any is unknown. */
function oldest(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? (known.sort()[0] ?? null) : null;
}

/** Strips a company to its coverage block. */
function toBlock(company: CompanyCoverage): CompanyCoverage {
  const { domain, status, last_scanned_at, last_signal_at, signal_absence_is_meaningful } = company;
  return { domain, status, last_scanned_at, last_signal_at, signal_absence_is_meaningful };
}
