import type { Module } from '@firmlens/contract';
import type { CoverageFacts } from '@firmlens/domain';

/** Whether the base and these modules were enriched so short ago that they are given for nothing and not scanned again. */
export function isYoung(
  { modules }: Pick<CoverageFacts, 'modules'>,
  wanted: readonly Module[],
  freshnessSeconds: number,
  now: Date,
): boolean {
  return (['company', ...wanted] as const).every((module) => {
    const enrichedAt = modules.get(module);
    return enrichedAt !== undefined && now.getTime() - enrichedAt.getTime() < freshnessSeconds * 1_000;
  });
}
