import type { Evidence } from '@firmlens/contract';
import { type Database, findOptedOut } from '@firmlens/domain';

/**
 * What leaves out the rivals and similar companies that `evidence` names with a domain which is on the opt-out list. The
 * list is asked once, about all of them. A rival that is named without its domain stays.
 */
export async function omitOptedOutCompetitors(
  db: Database,
  evidence: readonly Evidence[],
): Promise<(some: readonly Evidence[]) => Evidence[]> {
  const domains = new Set(evidence.flatMap((item) => rivalDomain(item) ?? []));
  const optedOut = domains.size === 0 ? domains : await findOptedOut(db, [...domains]);
  return (some) => some.filter((item) => !optedOut.has(rivalDomain(item) ?? ''));
}

function rivalDomain(item: Evidence): string | null {
  const isRival = item.field === 'competitors.competitors' || item.field === 'competitors.similar_companies';
  return isRival ? (item.value.domain?.toLowerCase().replace(/^www\./, '') ?? null) : null;
}
