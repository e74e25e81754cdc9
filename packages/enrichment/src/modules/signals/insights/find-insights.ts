import type { Evidence, Insights } from '@firmlens/contract';
import { type Finding, singleFinding } from '../../../merge/finding';
import type { CompanyEvent } from '../list-events';
import { insightsByRule } from './insights-by-rule';

/**
 * The insights as somebody wrote them who read the evidence, else those by rule. The two closed words, momentum and
 * trajectory, are always the rules'; and where the rules have nothing to go by there is nothing to write about.
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
