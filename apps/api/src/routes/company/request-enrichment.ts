import { type DataModule, type Module } from '@firmlens/contract';
import {
  type DomainState,
  findDomainState,
  type NormalDomain,
  type ReservationOutcome,
  reserveBatch,
} from '@firmlens/domain';
import { canEnrich } from './can-enrich';
import {
  companyNotFound,
  enrichmentInProgress,
  noDataCooldown,
  reservationRefusal,
  unreadableCooldown,
} from './company-refusals';
import type { CompanyDeps } from './company-deps';

interface EnrichmentRequest {
  accountId: number;
  keySeries: number;
  company: NormalDomain;
  modules: readonly Module[];
  /** The route that its credits count under. */
  route: string;
  /**
   * Checks that the endpoint makes before credits are checked. Throws, or returns the webhook to call when
   * the batch ends, if any.
   */
  readyToReserve: (state: DomainState) => Promise<string | null>;
}

/** The domain's state when the request arrived, and the queued batch, or null if the data is fresh. */
export interface EnrichmentOutcome {
  state: DomainState;
  reserved: Extract<ReservationOutcome, { outcome: 'reserved' }> | null;
}

/**
 * Queues an enrichment unless the data is fresh. The order of the checks is published, and the code follows
 * it: fresh, running, cooldown, look-up, the endpoint's own. The reservation then checks balance and running
 * batches, and the state once more under its lock. Throws if a check fails.
 */
export async function requestEnrichment(
  deps: CompanyDeps,
  { accountId, keySeries, company, modules, route, readyToReserve }: EnrichmentRequest,
): Promise<EnrichmentOutcome> {
  const { domain } = company;
  const state = await findDomainState(deps.db, domain, { ...deps, accountId });
  if (isFresh(state, ['company', ...modules])) {
    copyToCache(deps, domain, accountId, state);
    return { state, reserved: null };
  }
  if (state.running) {
    throw enrichmentInProgress(state.running.accountId === accountId ? state.running.batchId : null);
  }
  if (state.cooldownSeconds !== null) throw noDataCooldown(state.cooldownSeconds);
  if (state.unreadableSeconds !== null) throw unreadableCooldown(state.unreadableSeconds);
  if (!canEnrich(company, { ...state, isOnFile: state.stored.length > 0 }, deps.mappedDomains)) {
    throw companyNotFound();
  }
  const webhookUrl = await readyToReserve(state);
  const reserved = await reserveBatch(deps.db, {
    ...deps,
    accountId,
    keySeries,
    domain,
    modules,
    route,
    webhookUrl,
  });
  if (reserved.outcome !== 'reserved') throw reservationRefusal(reserved);
  deps.dispatcher.wake();
  deps.cache.putBalance(accountId, reserved.ledgerSequence, reserved.balance).catch(ignoreAbsence);
  return { state, reserved };
}

/** Whether all of these modules are on file and fresh. */
export function isFresh({ stored }: Pick<DomainState, 'stored'>, modules: readonly DataModule[]): boolean {
  return modules.every((module) => stored.some((item) => item.module === module && item.isFresh));
}

/** Copies to Redis what the next request needs. If that fails, PostgreSQL serves it. */
function copyToCache(deps: CompanyDeps, domain: string, accountId: number, state: DomainState): void {
  const { balance, ledgerSequence } = state.account;
  deps.cache.putBalance(accountId, ledgerSequence, balance).catch(ignoreAbsence);
  deps.cache.putCompany(domain, state.stored, deps.freshnessSeconds).catch(ignoreAbsence);
}

/** Redis is down. Whatever was not copied is read from PostgreSQL. */
function ignoreAbsence(): void {
  return undefined;
}
