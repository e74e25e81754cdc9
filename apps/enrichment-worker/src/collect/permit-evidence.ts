import type { Evidence } from '@firmlens/contract';
import { type Database, forgottenNameMatcher, omitOptedOutCompetitors } from '@firmlens/domain';
import { filterPeople } from './filter-people';

export interface PermitDeps {
  db: Database;
  /** Whether data about people may be stored. */
  people: boolean;
}

/**
 * Returns a filter for what may be stored about a company: nobody who is to be forgotten, nobody at all if
 * the operator wants no people, and no competitor that opted out. `evidence` has to name all competitors.
 */
export async function permitEvidence(
  { db, people }: PermitDeps,
  domain: string,
  evidence: readonly Evidence[],
): Promise<(evidence: readonly Evidence[]) => Evidence[]> {
  const [isForgotten, withoutOptedOut] = await Promise.all([
    forgottenNameMatcher(db, domain),
    omitOptedOutCompetitors(db, evidence),
  ]);
  return (items) => filterPeople(withoutOptedOut(items), { people, isForgotten });
}
