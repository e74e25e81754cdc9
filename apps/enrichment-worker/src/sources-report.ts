import type { DisabledSource, Source } from '@firmlens/sources';

/** Each source with whether it is asked, for `/health`; `reason` names the setting that one lacks. */
export function sourcesReport(
  sources: readonly Pick<Source, 'name'>[],
  off: readonly DisabledSource[],
): { source: string; status: 'on' | 'off'; reason: string | null }[] {
  return [
    ...sources.map(({ name }) => ({ source: name, status: 'on' as const, reason: null })),
    ...off.map(({ name, reason }) => ({ source: name, status: 'off' as const, reason })),
  ];
}
