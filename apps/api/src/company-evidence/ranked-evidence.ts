import { setImmediate as turn } from 'node:timers/promises';
import { type EvidencedModule, storeUsedEvidence, type Transaction } from '@firmlens/domain';
import type { BuiltFromEvidence, RankedEvidence } from '@firmlens/enrichment';
import { loadBuilding } from './load-building';

interface RankOptions {
  domain: string;
  minConfidence: number | null;
  /** The most pieces to return. */
  limit: number;
}

/** Returns the evidence behind stored modules, by field, with what the data uses first. */
export async function rankStoredEvidence(
  db: Transaction,
  modules: readonly EvidencedModule[],
  { domain, minConfidence, limit }: RankOptions,
): Promise<RankedEvidence> {
  const known: BuiltFromEvidence[] = [];
  for (const module of modules) {
    known.push({
      ...module,
      used: module.used ?? (await findUsed(db, module, { domain, minConfidence })),
    });
  }
  return loadBuilding().rankEvidence(known, { minConfidence, limit });
}

/** Works out, once, what a module of an earlier release uses, by building it again. */
async function findUsed(
  db: Transaction,
  stored: EvidencedModule,
  options: Pick<RankOptions, 'domain' | 'minConfidence'>,
): Promise<ReadonlySet<bigint>> {
  const { module, evidence, builtAt } = stored;
  const { buildModule, idsOfUsed } = loadBuilding();
  const items = evidence.map(({ item }) => item);
  const { used } = buildModule(module, items, { ...options, now: builtAt });
  const ids = idsOfUsed(evidence, used);
  await storeUsedEvidence(db, stored, ids);
  // Building a large module takes tens of milliseconds; other requests have their turn before the next.
  await turn();
  return ids;
}
