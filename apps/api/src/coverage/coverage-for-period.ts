import { NEWS_LOOKBACK_DAYS } from '@firmlens/contract';
import { sharedNotes } from './coverage-notes';
import { dayOf } from './assess-coverage';
import type { AssessedCompany } from './find-coverage';
import type { ScanAdvice } from './scan-advice';

/** Days as `YYYY-MM-DD`. Null means open-ended. */
interface Period {
  since: string | null;
  until: string | null;
}

/**
 * Adjusts the coverage of companies to a period. A scan covers the news look-back up to its own day. Outside
 * that range an absence of signals means nothing, and a note says so. A period without a start counts as
 * covered.
 */
export function coverageForPeriod(
  companies: readonly AssessedCompany[],
  period: Period,
  advice: ScanAdvice,
): { companies: AssessedCompany[]; notes: string[] } {
  const noteOf = (company: AssessedCompany) => explainPeriodGap(company, period, advice);
  return {
    companies: companies.map((company) =>
      noteOf(company) === null ? company : { ...company, signal_absence_is_meaningful: false },
    ),
    notes: sharedNotes(companies, noteOf),
  };
}

/**
 * Explains why an absence of signals means nothing in this period although it otherwise would. Null if the
 * scan covers the period.
 */
function explainPeriodGap(
  company: AssessedCompany,
  { since, until }: Period,
  { signalsScan }: ScanAdvice,
): string | null {
  const scannedAt = company.facts.modules.get('signals');
  if (!company.signal_absence_is_meaningful || scannedAt === undefined) return null;
  const from = dayOf(new Date(scannedAt.getTime() - NEWS_LOOKBACK_DAYS * 86_400_000));
  if ((since !== null && since < from) || (until !== null && until < from))
    return `a scan covers about the ${NEWS_LOOKBACK_DAYS} days before it: having no signals before ${from} means nothing.`;
  if (since !== null && since > dayOf(scannedAt))
    return `its signals were last scanned on ${dayOf(scannedAt)}, so having none since then means nothing. ${signalsScan}`;
  return null;
}
