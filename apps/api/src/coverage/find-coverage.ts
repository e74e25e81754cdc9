import type { CompanyCoverage } from '@firmlens/contract';
import {
  type CoverageFacts,
  findCoverageFacts,
  type NormalDomain,
  normalizeDomain,
  type Transaction,
} from '@firmlens/domain';
import { canEnrich } from '../routes/company/can-enrich';
import { assessCoverage } from './assess-coverage';

export { summarizeCoverage } from './assess-coverage';

/** A company's coverage block, with the facts that decide what can be done about it. */
export interface AssessedCompany extends CompanyCoverage {
  facts: CoverageFacts;
  /** Whether a scan would be accepted, as far as the domain is concerned. */
  canBeLookedUp: boolean;
}

/** Facts about a domain that may not be enriched. Whatever is on file stays hidden. */
const UNKNOWN_COMPANY: CoverageFacts = {
  modules: new Map(),
  freshModules: new Set(),
  hasSignalsAnswer: false,
  hasSignals: false,
  lastSignalOn: null,
  running: null,
  noDataAt: null,
  cooldownSeconds: null,
  unreadableSeconds: null,
  lastFailedAt: null,
  isOptedOut: false,
  isImported: false,
};

/** Returns the coverage of companies in the order given. The domains must be normalised. */
export async function findCoverage(
  db: Transaction,
  domains: readonly string[],
  deps: { cooldownSeconds: number; freshnessSeconds: number; mappedDomains: ReadonlySet<string> },
): Promise<AssessedCompany[]> {
  if (domains.length === 0) return [];
  const found = await findCoverageFacts(db, domains, deps);
  const now = new Date();
  return domains.map((domain) => {
    const state = found.get(domain) ?? UNKNOWN_COMPANY;
    const isOnFile = state.modules.size > 0;
    const isEnrichable = canEnrich(toNormalDomain(domain), { ...state, isOnFile }, deps.mappedDomains);
    const facts = isEnrichable ? state : UNKNOWN_COMPANY;
    return { ...assessCoverage(domain, facts, now), facts, canBeLookedUp: isEnrichable };
  });
}

/** Returns the same company with a scan running. */
export function withRunningScan(
  company: AssessedCompany,
  running: NonNullable<CoverageFacts['running']>,
): AssessedCompany {
  const facts = { ...company.facts, running };
  return { ...company, ...assessCoverage(company.domain, facts, new Date()), facts };
}

/**
 * Returns the domain as it is if it can no longer be normalised. A domain from a dataset may have become a
 * public suffix since, which names no company.
 */
function toNormalDomain(domain: string): NormalDomain {
  try {
    return normalizeDomain(domain);
  } catch {
    return { domain, isPublic: false };
  }
}
