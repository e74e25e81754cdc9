import { type DataModule, type Evidence, evidenceFor } from '@firmlens/contract';
import { buildModule } from './build-module';
import { sortByTrust } from './merge/sort-by-trust';
import { compareText } from './merge/name-keys';
import { unusableReason, type UnusableReason } from './merge/usable';

/** A module as it was built: when, and from what. */
export interface EvidencedModule {
  module: DataModule;
  builtAt: Date;
  /** All evidence of the company at that moment. Modules built together share the list. */
  evidence: readonly Evidence[];
}

/** Evidence that a value does not use says why. `outranked`: the value uses other evidence. */
type RankedItem = Evidence & { unused_reason?: UnusableReason | 'outranked' };

export interface RankedEvidence {
  /**
   * By field; within each field first the evidence that the value uses, then the rest, both in the field's
   * order of trust.
   */
  evidence: RankedItem[];
  /** By field: how many pieces, from the first, the value uses; 0 if a rule rejected all of them. */
  used: Record<string, number>;
  /** How many pieces were left out: the last unused ones of their fields. */
  omitted: number;
}

/**
 * Ranks the evidence of these modules' fields, and of other fields that a module uses; at most `limit`
 * pieces. A module may use thousands, so it awaits `pause` in between to let other work run.
 */
export async function rankEvidence(
  modules: readonly EvidencedModule[],
  {
    domain,
    minConfidence,
    limit,
    pause,
  }: { domain: string; minConfidence: number | null; limit: number; pause: () => Promise<void> },
): Promise<RankedEvidence> {
  const builtAt = new Map(modules.flatMap((built) => built.evidence.map((item) => [item, built.builtAt])));
  const used = new Set<Evidence>();
  for (const { module, builtAt: now, evidence } of modules) {
    for (const item of buildModule(module, evidence, { domain, now, minConfidence }).used) used.add(item);
    await pause();
  }
  const fieldEvidence = modules.flatMap(({ module, evidence }) =>
    evidence.filter(({ field }) => field.startsWith(`${module}.`)),
  );
  const all = [...new Set([...used, ...fieldEvidence])];
  const ranked = [...new Set(all.map(({ field }) => field))].sort(compareText).flatMap((field) => {
    const sorted = sortByTrust(evidenceFor(all, field));
    const usedItems = sorted.filter((item) => used.has(item));
    const unusedItems = sorted.filter((item) => !used.has(item));
    return [
      ...usedItems.map((item) => ({ item, place: 0 })),
      ...unusedItems.map((item, index) => ({ item, place: index + 1 })),
    ];
  });
  const shown = new Set([...ranked].sort((a, b) => a.place - b.place).slice(0, limit));
  const reasonOf = (item: Evidence) =>
    unusableReason(item, { now: builtAt.get(item) ?? new Date(8.64e15), minConfidence }) ?? 'outranked';
  const counts = new Map<string, number>();
  for (const { item, place } of ranked) {
    counts.set(item.field, (counts.get(item.field) ?? 0) + (place === 0 ? 1 : 0));
  }
  return {
    used: Object.fromEntries(counts),
    evidence: ranked
      .filter((entry) => shown.has(entry))
      .map(({ item, place }) => (place === 0 ? item : { ...item, unused_reason: reasonOf(item) })),
    omitted: ranked.length - shown.size,
  };
}
