import type { DisabledSource, Source } from '@firmlens/sources';

/** Lists every source for `/health`, on or off. `reason` names the missing setting. */
export function sourcesReport(
  sources: readonly Pick<Source, 'name'>[],
  off: readonly DisabledSource[],
): { source: string; status: 'on' | 'off'; reason: string | null }[] {
  return [
    ...sources.map(({ name }) => ({ source: name, status: 'on' as const, reason: null })),
    ...off.map(({ name, reason }) => ({ source: name, status: 'off' as const, reason })),
  ];
}
