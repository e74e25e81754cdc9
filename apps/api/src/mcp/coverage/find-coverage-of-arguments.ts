import { normalizeDomain } from '@firmlens/domain';
import type { AgentDeps } from '../tool';
import { type Coverage, NOT_APPLICABLE } from './coverage';
import { coverageNotes } from './coverage-notes';
import { findCoverage, summarizeCoverage } from './find-coverage';

/** The coverage of the companies that arguments name, as far as they can be read; without an account no scan is named. */
export async function findCoverageOfArguments(
  deps: AgentDeps,
  domains: readonly string[],
  accountId: number | null = null,
): Promise<{ coverage: Coverage; notes: string[] }> {
  const named = [...new Set(domains.flatMap(normalOrNothing))];
  if (named.length === 0) return { coverage: NOT_APPLICABLE, notes: [] };
  const companies = await findCoverage(deps.db, named, deps);
  return { coverage: summarizeCoverage(companies), notes: coverageNotes(companies, accountId) };
}

function normalOrNothing(domain: string): string[] {
  try {
    return [normalizeDomain(domain).domain];
  } catch {
    return [];
  }
}
