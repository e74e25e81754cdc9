import { type DataModule, type Evidence, evidenceFor } from '@firmlens/contract';
import { sortStored } from './merge/sort-by-trust';
import { compareText } from './merge/name-keys';
import { unusableReason, type UnusableReason } from './merge/usable';

/** A piece of evidence with its id. */
export interface Piece {
  id: bigint;
  item: Evidence;
}

/** A module as it was built: when, and from what. */
export interface BuiltFromEvidence {
  module: DataModule;
  builtAt: Date;
  /** All evidence of the company at that moment. Modules built together share the list. */
  evidence: readonly Piece[];
  /** The ids of the evidence that its data uses. */
  used: ReadonlySet<bigint>;
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
  /** How many pieces were left out: the last of their fields, unused ones first. */
  omitted: number;
}

/** Returns the ids of those pieces that are in `used`, which holds the same objects. */
export function idsOfUsed(pieces: readonly Piece[], used: readonly Evidence[]): ReadonlySet<bigint> {
  const items = new Set(used);
  return new Set(pieces.filter(({ item }) => items.has(item)).map(({ id }) => id));
}

/**
 * Ranks the evidence of these modules' fields, and of other fields that a module uses; at most `limit`
 * pieces. Equally trusted pieces keep their order. Builds no module.
 */
export function rankEvidence(
  modules: readonly BuiltFromEvidence[],
  { minConfidence, limit }: { minConfidence: number | null; limit: number },
): RankedEvidence {
  const builtAt = new Map<Evidence, Date>();
  const used = new Set<Evidence>();
  for (const { module, builtAt: now, evidence, used: ids } of modules) {
    for (const { id, item } of evidence) {
      if (ids.has(id)) used.add(item);
      else if (!item.field.startsWith(`${module}.`)) continue;
      builtAt.set(item, now);
    }
  }
  const all = [...builtAt.keys()];
  const ranked = [...new Set(all.map(({ field }) => field))].sort(compareText).flatMap((field) => {
    const sorted = sortStored(evidenceFor(all, field));
    const place = (isUsed: boolean) => (item: Evidence, index: number) => ({ item, isUsed, index });
    return [
      ...sorted.filter((item) => used.has(item)).map(place(true)),
      ...sorted.filter((item) => !used.has(item)).map(place(false)),
    ];
  });
  const shown = new Set(
    [...ranked].sort((a, b) => Number(b.isUsed) - Number(a.isUsed) || a.index - b.index).slice(0, limit),
  );
  const reasonOf = (item: Evidence) =>
    unusableReason(item, { now: builtAt.get(item) ?? new Date(8.64e15), minConfidence }) ?? 'outranked';
  const counts = new Map<string, number>();
  for (const { item, isUsed } of ranked) {
    counts.set(item.field, (counts.get(item.field) ?? 0) + Number(isUsed));
  }
  return {
    used: Object.fromEntries(counts),
    evidence: ranked
      .filter((entry) => shown.has(entry))
      .map(({ item, isUsed }) => (isUsed ? item : { ...item, unused_reason: reasonOf(item) })),
    omitted: ranked.length - shown.size,
  };
}
