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
} from './company-refusals';
import type { CompanyDeps } from './get-company';

interface EnrichmentRequest {
  accountId: number;
  keySeries: number;
  company: NormalDomain;
  modules: readonly Module[];
  /** That its credits are counted under. */
  route: string;
  /** The interface's own checks, made before credits are: throws a refusal, else gives where the end is announced, if anywhere. */
  readyToReserve: (state: DomainState) => Promise<string | null>;
}

/** The domain's state as it was when the request came, with the batch that was queued, or null where its data is fresh. */
export interface EnrichmentOutcome {
  state: DomainState;
  reserved: Extract<ReservationOutcome, { outcome: 'reserved' }> | null;
}

/**
 * Queues an enrichment, unless the data is fresh. The order of the checks is published and reads from top to bottom: fresh,
 * running, cooldown, look-up, the interface's own; then balance and running batches in the reservation, which looks
 * at the state once more under its lock. Throws the refusal.
 */
export async function requestEnrichment(
  deps: CompanyDeps,
  { accountId, keySeries, company, modules, route, readyToReserve }: EnrichmentRequest,
): Promise<EnrichmentOutcome> {
  const { domain } = company;
  const state = await findDomainState(deps.db, domain, { ...deps, accountId });
  if (isFresh(state, ['company', ...modules])) {
    keepAtHand(deps, domain, accountId, state);
    return { state, reserved: null };
  }
  if (state.running) {
    throw enrichmentInProgress(state.running.accountId === accountId ? state.running.batchId : null);
  }
  if (state.cooldownSeconds !== null) throw noDataCooldown(state.cooldownSeconds);
  if (!canEnrich(company, { ...state, isHeld: state.held.length > 0 }, deps.mappedDomains)) {
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
export function isFresh({ held }: Pick<DomainState, 'held'>, modules: readonly DataModule[]): boolean {
  return modules.every((module) => held.some((item) => item.module === module && item.isFresh));
}

/** Copies to Redis what the next request needs; it is answered from PostgreSQL where that fails. */
function keepAtHand(deps: CompanyDeps, domain: string, accountId: number, state: DomainState): void {
  const { balance, ledgerSequence } = state.account;
  deps.cache.putBalance(accountId, ledgerSequence, balance).catch(ignoreAbsence);
  deps.cache.putCompany(domain, state.held, deps.freshnessSeconds).catch(ignoreAbsence);
}

/** Redis is away: what was not copied is read from PostgreSQL. */
function ignoreAbsence(): void {
  return undefined;
}
