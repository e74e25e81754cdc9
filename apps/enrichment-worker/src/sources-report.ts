import { type DisabledSource, LANGUAGE_MODEL, type Source } from '@firmlens/sources';

interface ConfiguredSources {
  sources: readonly Pick<Source, 'name'>[];
  off: readonly DisabledSource[];
  languageModel: object | null;
}

interface SourceReport {
  source: string;
  status: 'on' | 'off';
  reason: string | null;
}

/** Lists every source for `/health` and the panel, on or off. `reason` names the missing setting. */
export function sourcesReport({ sources, off, languageModel }: ConfiguredSources): SourceReport[] {
  const on = [...sources, ...(languageModel ? [LANGUAGE_MODEL] : [])];
  return [
    ...on.map(({ name }) => ({ source: name, status: 'on' as const, reason: null })),
    ...off.map(({ name, reason }) => ({ source: name, status: 'off' as const, reason })),
  ];
}
