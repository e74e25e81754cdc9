import type { DataModule, Evidence } from '@firmlens/contract';
import type { SourceResult } from '@firmlens/domain';
import type { Source, SourceContext, SourceOutcome } from '@firmlens/sources';

/** What all sources together said about a company. */
export interface Collected {
  verdict: 'found' | 'nothing' | 'failed';
  /** In words for whoever asked for the enrichment. */
  message: string;
  results: SourceResult[];
  evidence: Evidence[];
}

async function ask(
  source: Source,
  context: SourceContext,
): Promise<{ source: Source; outcome: SourceOutcome }> {
  try {
    return { source, outcome: await source.lookUp(context) };
  } catch (error) {
    return {
      source,
      outcome: { status: 'failed', reason: error instanceof Error ? error.message : String(error) },
    };
  }
}

/**
 * Asks every source that serves one of the modules, all at once. Found: a source that identifies companies knows
 * this one, and each module has a source that answered. Nothing: all of those were asked and know no such
 * company. Failed: it cannot be told.
 */
export async function askSources(sources: readonly Source[], context: SourceContext): Promise<Collected> {
  const serving = sources.filter(({ serves }) => context.modules.some((module) => serves.includes(module)));
  const answers = await Promise.all(serving.map((source) => ask(source, context)));
  const results = answers.map(({ source, outcome }) => ({
    source: source.name,
    status: outcome.status,
    reason: outcome.status === 'found' ? null : outcome.reason,
  }));
  const evidence = answers.flatMap(({ outcome }) => (outcome.status === 'found' ? outcome.evidence : []));
  const identifying = answers.filter(({ source }) => source.identifies);
  const reasons = identifying.flatMap(({ source, outcome }) =>
    outcome.status === 'found' ? [] : [`${source.name}: ${outcome.reason}`],
  );

  const isDown = (module: DataModule) =>
    answers.every(({ source, outcome }) => !source.serves.includes(module) || outcome.status === 'failed');
  const found = identifying.some(({ outcome }) => outcome.status === 'found');
  if (found && !context.modules.some(isDown)) return { verdict: 'found', message: '', results, evidence };
  if (identifying.some(({ outcome }) => outcome.status === 'failed') || found) {
    return {
      verdict: 'failed',
      message: `The company could not be looked at (${reasons.join('; ')}).`,
      results,
      evidence,
    };
  }
  return {
    verdict: 'nothing',
    message: `Nothing was found about this domain (${reasons.join('; ')}).`,
    results,
    evidence,
  };
}
