import { type DisabledSource, LANGUAGE_MODEL, type Source } from '@firmlens/sources';

interface ConfiguredSources {
  sources: readonly Pick<Source, 'name'>[];
  off: readonly DisabledSource[];
  languageModel: object | null;
}

/** Lists every source for `/health` and the panel, on or off. `reason` names the missing setting. */
export function sourcesReport({
  sources,
  off,
  languageModel,
}: ConfiguredSources): { source: string; status: 'on' | 'off'; reason: string | null }[] {
  return [...sources, ...(languageModel ? [LANGUAGE_MODEL] : [])]
    .map(({ name }) => ({ source: name, status: 'on', reason: null as string | null }))
    .concat(off.map(({ name, reason }) => ({ source: name, status: 'off', reason })));
}
