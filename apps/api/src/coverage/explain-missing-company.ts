import { dayOf } from './assess-coverage';
import type { AssessedCompany } from './find-coverage';

/** Explains, as a clause, why a company that no scan has put on file is missing. */
export function explainMissingCompany({ facts, status, canBeLookedUp }: AssessedCompany): string {
  if (!canBeLookedUp) return 'not indexed, and no source covers it';
  if (status === 'scanning') return 'it is being scanned for the first time';
  if (facts.noDataAt !== null) return `not indexed: the scan on ${dayOf(facts.noDataAt)} found nothing`;
  return facts.lastFailedAt === null
    ? 'not indexed: it was never scanned'
    : `not indexed: the attempt on ${dayOf(facts.lastFailedAt)} failed`;
}
