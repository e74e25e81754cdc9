import { type DataModule, type Evidence, evidenceFor } from '@firmlens/contract';
import { buildModule } from './build-module';
import { sortByTrust } from './merge/sort-by-trust';
import { compareText } from './merge/name-keys';

/** A module as it was built: when, and from what. */
export interface EvidencedModule {
  module: DataModule;
  builtAt: Date;
  /** All evidence of the company at that moment; modules that were built together share the list. */
  evidence: readonly Evidence[];
}

export interface RankedEvidence {
  /** By field; in each field what the data stands on, then what lost, both in the field's order of trust. */
  evidence: Evidence[];
  /** By field: how many of its pieces, from the first, the data stands on; 0 where a rule passed all of them over. */
  used: Record<string, number>;
  /** Pieces left out: of what lost those that came last in their fields. */
  omitted: number;
}

/**
 * The evidence of these modules' fields, and of others where a module stands on it; at most `limit` pieces.
 * A module may stand on thousands: `pause` is waited for between them, so that others get their turn.
 */
export async function rankEvidence(
  modules: readonly EvidencedModule[],
  { domain, limit, pause }: { domain: string; limit: number; pause: () => Promise<void> },
): Promise<RankedEvidence> {
  const used = new Set<Evidence>();
  for (const { module, builtAt, evidence } of modules) {
    for (const item of buildModule(module, evidence, { domain, now: builtAt }).used) used.add(item);
    await pause();
  }
  const own = modules.flatMap(({ module, evidence }) =>
    evidence.filter(({ field }) => field.startsWith(`${module}.`)),
  );
  const all = [...new Set([...used, ...own])];
  const ranked = [...new Set(all.map(({ field }) => field))].sort(compareText).flatMap((field) => {
    const seen = sortByTrust(evidenceFor(all, field));
    const won = seen.filter((item) => used.has(item));
    const lost = seen.filter((item) => !used.has(item));
    return [
      ...won.map((item) => ({ item, place: 0 })),
      ...lost.map((item, index) => ({ item, place: index + 1 })),
    ];
  });
  const shown = new Set([...ranked].sort((a, b) => a.place - b.place).slice(0, limit));
  const counts = new Map<string, number>();
  for (const { item, place } of ranked) {
    counts.set(item.field, (counts.get(item.field) ?? 0) + (place === 0 ? 1 : 0));
  }
  return {
    used: Object.fromEntries(counts),
    evidence: ranked.filter((entry) => shown.has(entry)).map(({ item }) => item),
    omitted: ranked.length - shown.size,
  };
}
