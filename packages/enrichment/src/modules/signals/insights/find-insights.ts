import type { Evidence, Insights } from '@firmlens/contract';
import { type Finding, singleFinding } from '../../../merge/finding';
import type { CompanyEvent } from '../list-events';
import { insightsByRule } from './insights-by-rule';

/**
 * Returns the insights that were written from the evidence, otherwise those by rule. Momentum and trajectory
 * are always the rules' words. If the rules have nothing to go by, there are no insights.
 */
export function findInsights(
  events: readonly CompanyEvent[],
  evidence: readonly Evidence[],
  now: Date,
): Finding<Insights | null> {
  const byRule = insightsByRule(events, evidence, now);
  const written = singleFinding(evidence, 'signals.ai_insights');
  if (byRule.value === null || written.value === null) return byRule;
  const { growth_momentum, trajectory } = byRule.value;
  return {
    value: { ...written.value, growth_momentum, trajectory },
    evidence: [...written.evidence, ...byRule.evidence],
  };
}
