import { type Coverage, NOT_APPLICABLE } from '@firmlens/contract';
import { normalizeDomain } from '@firmlens/domain';
import { AGENT_WORDING } from '../agent-wording';
import type { AgentDeps } from '../tool';
import { coverageNotes } from '../../coverage/coverage-notes';
import { findCoverage, summarizeCoverage } from '../../coverage/find-coverage';

/**
 * Returns the coverage of the companies that arguments name, skipping invalid domains. Without an account no
 * batch id is named.
 */
export async function findCoverageOfArguments(
  deps: AgentDeps,
  domains: readonly string[],
  accountId: number | null = null,
): Promise<{ coverage: Coverage; notes: string[] }> {
  const named = [...new Set(domains.flatMap(tryNormalizeDomain))];
  if (named.length === 0) return { coverage: NOT_APPLICABLE, notes: [] };
  const companies = await findCoverage(deps.db, named, deps);
  return {
    coverage: summarizeCoverage(companies),
    notes: coverageNotes(companies, accountId, AGENT_WORDING),
  };
}

function tryNormalizeDomain(domain: string): string[] {
  try {
    return [normalizeDomain(domain).domain];
  } catch {
    return [];
  }
}
