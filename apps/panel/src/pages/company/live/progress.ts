import type { Enrichment, EnrichmentEvent, SourceOutcome } from '@firmlens/panel-contract';

type Step = Extract<EnrichmentEvent, { progress: unknown }>['progress'];

/** What is known of a source in a running enrichment. */
export interface SourceProgress {
  source: string;
  status: SourceOutcome['status'] | 'asking';
  reason: string | null;
  seconds: number | null;
}

/** The steps of an enrichment so far. */
export interface Progress {
  hasStarted: boolean;
  sources: readonly SourceProgress[];
  built: readonly string[];
}

export const NO_PROGRESS: Progress = { hasStarted: false, sources: [], built: [] };

/** Adds a step. Steps may come again, after a reconnect. */
export function addStep(progress: Progress, step: Step): Progress {
  switch (step.step) {
    case 'started':
      return { ...NO_PROGRESS, hasStarted: true };
    case 'asked':
      return withSource(progress, { source: step.source, status: 'asking', reason: null, seconds: null });
    case 'answered':
      return withSource(progress, step);
    case 'built':
      return { ...progress, built: [...new Set([...progress.built, step.module])] };
    case 'ended':
      return progress;
  }
}

function withSource(progress: Progress, { source, status, reason, seconds }: SourceProgress): Progress {
  const next = { source, status, reason, seconds };
  const isKnown = progress.sources.some((each) => each.source === source);
  return {
    ...progress,
    sources: isKnown
      ? progress.sources.map((each) => (each.source === source ? next : each))
      : [...progress.sources, next],
  };
}

/** What is known together: the steps that were seen, and what the database has if some were missed. */
export function merge(
  progress: Progress,
  { sources, built }: Pick<Enrichment, 'sources' | 'built'>,
): Progress {
  const known = sources.reduce((sum, outcome) => {
    const seen = progress.sources.find(({ source }) => source === outcome.source);
    return withSource(sum, { ...outcome, seconds: outcome.seconds ?? seen?.seconds ?? null });
  }, progress);
  return { ...known, built: [...new Set([...progress.built, ...built])] };
}
