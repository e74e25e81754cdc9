import { dayOf } from './assess-coverage';
import type { AssessedCompany } from './find-coverage';

/** Why a company is not on file, that no scan has put there: a clause. */
export function explainMissingCompany({ facts, status, canBeLookedUp }: AssessedCompany): string {
  if (!canBeLookedUp) return 'not indexed, and no source covers it';
  if (status === 'scanning') return 'it is being scanned for the first time';
  if (facts.noDataAt !== null) return `not indexed: the scan on ${dayOf(facts.noDataAt)} found nothing`;
  return facts.lastFailedAt === null
    ? 'not indexed: it was never scanned'
    : `not indexed: the attempt on ${dayOf(facts.lastFailedAt)} failed`;
}
