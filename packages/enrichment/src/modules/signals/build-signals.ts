import type { Evidence } from '@firmlens/contract';
import { countOf, emptyIf, type Finding, UNKNOWN } from '../../merge/finding';
import type { ModuleBuilder, ModuleData } from '../../module-builder';
import { type CompanyEvent, listEvents } from './list-events';
import { findInsights } from './insights/find-insights';

type Highlight = NonNullable<ModuleData['signals']['highlights']>[number];

const MAX_HIGHLIGHTS = 100;

/**
 * Returns the highlight as published. Its class is among the entities, because the shape has no other place
 * for it.
 */
function toHighlight({ highlight: { type, title, date, description, entities } }: CompanyEvent): Highlight {
  return { type, title, date, description, entities };
}

export const buildSignals: ModuleBuilder<'signals'> = (evidence, { now, queriedFields }) => {
  const events = listEvents(evidence, now).slice(0, MAX_HIGHLIGHTS);
  const found: Finding<Highlight[] | null> =
    events.length === 0
      ? UNKNOWN
      : { value: events.map(toHighlight), evidence: events.flatMap((event): Evidence[] => event.evidence) };
  const highlights = emptyIf(queriedFields?.has('signals.highlights'), found);

  return {
    highlights_count: countOf(highlights),
    highlights,
    // No source that may be used reports these.
    linkedin_metrics: UNKNOWN,
    ai_insights: findInsights(events, evidence, now),
  };
};
