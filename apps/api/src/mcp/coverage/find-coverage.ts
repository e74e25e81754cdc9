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

/** A company's block, and what else tells what can be done about it. */
export interface AssessedCompany extends CompanyCoverage {
  facts: CoverageFacts;
  /** Whether a scan of it would be taken on, as far as the domain goes. */
  canBeLookedUp: boolean;
}

/** Of a domain that nobody may look at: whatever there was is not told. */
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

/** What is known of how well companies were looked at, in the order given; the domains are normal ones. */
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
    const isOpen = canEnrich(asNormal(domain), { ...onRecord, isHeld }, deps.mappedDomains);
    const facts = isOpen ? onRecord : NOTHING_ON_RECORD;
    return { ...assessCoverage(domain, facts, now), facts, canBeLookedUp: isOpen };
  });
}

/** The same company once a scan of it is running. */
export function withRunningScan(
  company: AssessedCompany,
  running: NonNullable<CoverageFacts['running']>,
): AssessedCompany {
  const facts = { ...company.facts, running };
  return { ...company, ...assessCoverage(company.domain, facts, new Date()), facts };
}

/** A name that a set has on file can have become a public suffix since, which names no company. */
function asNormal(domain: string): NormalDomain {
  try {
    return normalizeDomain(domain);
  } catch {
    return { domain, isPublic: false };
  }
}
