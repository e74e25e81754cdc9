import type { Module } from '@firmlens/contract';
import type { CoverageFacts } from '@firmlens/domain';

/**
 * Whether the base and these modules are all fresh, which makes them free and means they are not scanned
 * again.
 */
export function hasFreshModules({ freshModules }: CoverageFacts, modules: readonly Module[]): boolean {
  return (['company', ...modules] as const).every((module) => freshModules.has(module));
}
