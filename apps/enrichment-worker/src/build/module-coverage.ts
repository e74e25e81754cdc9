import type { DataModule, StoredModuleCoverage } from '@firmlens/contract';
import { servedModules, type SourceProfile } from '@firmlens/sources';

/**
 * Returns how the sources of a module responded. `queried` says of each source that was queried for the batch whether
 * it responded in full.
 */
export function coverageOf(
  module: DataModule,
  sources: readonly Pick<SourceProfile, 'name' | 'fields'>[],
  queried: ReadonlyMap<string, boolean>,
): StoredModuleCoverage {
  const serving = sources.filter(
    (source) => queried.has(source.name) && servedModules(source).includes(module),
  );
  const missing = serving.filter(({ name }) => queried.get(name) === false).map(({ name }) => name);
  const responded = serving.length - missing.length;
  return {
    status: responded === 0 ? 'not_checked' : missing.length === 0 ? 'checked' : 'partly_checked',
    sources_responded: responded,
    sources_missing: missing,
  };
}
