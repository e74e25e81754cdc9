import type { Evidence } from '@firmlens/contract';
import type { Database } from '../database';
import { findOptedOut } from './opt-out';

/**
 * Returns a filter that drops competitors and similar companies whose domain is on the opt-out list.
 * `evidence` has to name all of them, because the list is queried only once. A competitor without a domain
 * stays.
 */
export async function omitOptedOutCompetitors(
  db: Database,
  evidence: readonly Evidence[],
): Promise<(evidence: readonly Evidence[]) => Evidence[]> {
  const domains = new Set(evidence.flatMap((item) => competitorDomain(item) ?? []));
  const optedOut = domains.size === 0 ? domains : await findOptedOut(db, [...domains]);
  return (items) => items.filter((item) => !optedOut.has(competitorDomain(item) ?? ''));
}

function competitorDomain(item: Evidence): string | null {
  const isCompetitor =
    item.field === 'competitors.competitors' || item.field === 'competitors.similar_companies';
  return isCompetitor ? (item.value.domain?.toLowerCase().replace(/^www\./, '') ?? null) : null;
}
