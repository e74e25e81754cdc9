import { NEWS_LOOKBACK_DAYS, priceOf } from '@firmlens/contract';
import { sharedNotes } from './coverage-notes';
import { dayOf } from './assess-coverage';
import type { AssessedCompany } from './find-coverage';

/** Days as `YYYY-MM-DD`; null where it has no such end. */
interface Period {
  since: string | null;
  until: string | null;
}

/**
 * What holds of companies for a period. A scan answers for the time that the news are asked for, up to its own day: beyond
 * that an absence of signals means nothing, and a note says so. A period without a beginning is taken for what scans answer for.
 */
export function coverageForPeriod(
  companies: readonly AssessedCompany[],
  period: Period,
): { companies: AssessedCompany[]; notes: string[] } {
  const noteOf = (company: AssessedCompany) => beyondScan(company, period);
  return {
    companies: companies.map((company) =>
      noteOf(company) === null ? company : { ...company, signal_absence_is_meaningful: false },
    ),
    notes: sharedNotes(companies, noteOf),
  };
}

/** Why an absence in the period means nothing though one as such does; null where that is not so. */
function beyondScan(company: AssessedCompany, { since, until }: Period): string | null {
  const scannedAt = company.facts.modules.get('signals');
  if (!company.signal_absence_is_meaningful || scannedAt === undefined) return null;
  const from = dayOf(new Date(scannedAt.getTime() - NEWS_LOOKBACK_DAYS * 86_400_000));
  if ((since !== null && since < from) || (until !== null && until < from))
    return `a scan covers about the ${NEWS_LOOKBACK_DAYS} days before it: having no signals before ${from} means nothing.`;
  if (since !== null && since > dayOf(scannedAt))
    return `its signals were last scanned on ${dayOf(scannedAt)}, so having none since then means nothing. refresh_company with modules ["signals"] scans for them, for ${priceOf(['signals'])} credits.`;
  return null;
}
