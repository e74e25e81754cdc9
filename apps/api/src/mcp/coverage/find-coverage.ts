import {
  type CoverageFacts,
  findCoverageFacts,
  type NormalDomain,
  normalizeDomain,
  type Transaction,
} from '@firmlens/domain';
import { canEnrich } from '../../routes/company/can-enrich';
import type { CompanyCoverage } from './coverage';
import { assessCoverage } from './assess-coverage';

export { summarizeCoverage } from './assess-coverage';

/** A company's coverage block, with the facts that decide what can be done about it. */
export interface AssessedCompany extends CompanyCoverage {
  facts: CoverageFacts;
  /** Whether a scan would be accepted, as far as the domain is concerned. */
  canBeLookedUp: boolean;
}

/** Facts about a domain that may not be enriched. Whatever is on file stays hidden. */
const NOTHING_ON_RECORD: CoverageFacts = {
  modules: new Map(),
  freshModules: new Set(),
  hasSignalsAnswer: false,
  hasSignals: false,
  lastSignalOn: null,
  running: null,
  noDataAt: null,
  cooldownSeconds: null,
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
    const onRecord = found.get(domain) ?? NOTHING_ON_RECORD;
    const isHeld = onRecord.modules.size > 0;
    const isOpen = canEnrich(toNormalDomain(domain), { ...onRecord, isHeld }, deps.mappedDomains);
    const facts = isOpen ? onRecord : NOTHING_ON_RECORD;
    return { ...assessCoverage(domain, facts, now), facts, canBeLookedUp: isOpen };
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
