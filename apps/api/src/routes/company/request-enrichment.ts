import { type DataModule, type Module, priceOf, type ServiceError } from '@firmlens/contract';
import {
  type BatchOrder,
  type DomainState,
  findDomainState,
  type NormalDomain,
  type OrderOutcome,
  type ReservationOutcome,
  reserveBatch,
  type Transaction,
} from '@firmlens/domain';
import { createReservationListener } from '@firmlens/queues';
import { currentTrace, inSpan } from '@firmlens/tracing';
import { canEnrich } from './can-enrich';
import {
  companyNotFound,
  enrichmentInProgress,
  noDataCooldown,
  reservationRefusal,
  unreadableCooldown,
} from './company-refusals';
import type { CompanyDeps } from './company-deps';

/** What an order of an enrichment needs. */
export type EnrichmentDeps = Pick<
  CompanyDeps,
  | 'db'
  | 'cache'
  | 'dispatcher'
  | 'mappedDomains'
  | 'freshnessSeconds'
  | 'cooldownSeconds'
  | 'deadlineSeconds'
  | 'refundsPerHour'
  | 'orderBatch'
>;

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
  /**
   * The webhook that `readyToReserve` will return, if that is known before the state is. The batch is then queued together
   * with the look at the state, unless a check prevents it.
   */
  knownWebhook?: BatchOrder['webhook'];
  /** Runs in the transaction of the reservation, after it was made. */
  whenReserved?: (tx: Transaction, reserved: Reserved, state: DomainState) => Promise<void>;
}

type Reserved = Extract<ReservationOutcome, { outcome: 'reserved' }>;

/** The domain's state when the request arrived, and the queued batch, or null if the data is fresh. */
export type EnrichmentOutcome = OrderOutcome;

/**
 * Queues an enrichment unless the data is fresh. The order of the checks is published, and the code follows
 * it: fresh, running, cooldown, look-up, the endpoint's own, balance, running batches, refunds. The reservation then
 * checks balance and state once more under its lock. Throws if a check fails.
 */
export async function requestEnrichment(
  deps: EnrichmentDeps,
  { company, modules, readyToReserve, whenReserved, knownWebhook, ...order }: EnrichmentRequest,
): Promise<EnrichmentOutcome> {
  const { domain } = company;
  const { accountId } = order;
  const traceparent = currentTrace()?.traceparent ?? null;
  const look = async (): Promise<OrderOutcome> =>
    knownWebhook === undefined
      ? { state: await findDomainState(deps.db, domain, { ...deps, accountId }), reserved: null }
      : deps.orderBatch({
          ...{ ...order, domain, modules, traceparent, webhook: knownWebhook },
          isPublic: company.isPublic || deps.mappedDomains.has(domain),
        });
  const ordered = await inSpan('order batch', { 'firmlens.domain': domain }, look);
  const { state } = ordered;
  const whenQueued = createReservationListener(deps.dispatcher, deps.cache);
  if (ordered.reserved !== null) {
    whenQueued({ accountId, ...ordered.reserved });
    return ordered;
  }
  if (isFresh(state, ['company', ...modules])) {
    copyToCache(deps, domain, accountId, state);
    return { state, reserved: null };
  }
  const obstacle = findObstacle(deps, company, state, accountId);
  if (obstacle !== null) throw obstacle;
  const webhookUrl = await inSpan('check webhook', {}, () => readyToReserve(state));
  requireMeans(deps, state, modules);
  const reservation = { ...deps, ...order, domain, modules, webhookUrl, traceparent };
  const reserve = async (): Promise<ReservationOutcome> =>
    whenReserved === undefined
      ? reserveBatch(deps.db, reservation)
      : deps.db.$transaction(async (tx) => {
          const made = await reserveBatch(tx, reservation);
          if (made.outcome === 'reserved') await whenReserved(tx, made, state);
          return made;
        });
  const reserved = await inSpan('reserve batch', { 'firmlens.domain': domain }, reserve);
  if (reserved.outcome !== 'reserved') throw reservationRefusal(reserved);
  whenQueued({ accountId, ...reserved });
  return { state, reserved };
}

/** Throws if the account is known to lack credits or room for a batch: a reservation would write one and undo it. */
function requireMeans(
  { refundsPerHour }: Pick<EnrichmentDeps, 'refundsPerHour'>,
  { account }: DomainState,
  modules: readonly Module[],
): void {
  const { balance, isRenewalDue, runningBatches, concurrentLimit, refundLimitSeconds } = account;
  // A renewal may bring what is missing.
  if (isRenewalDue) return;
  const required = priceOf(modules);
  if (balance < required) {
    throw reservationRefusal({ outcome: 'insufficient_credits', required, available: balance });
  }
  if (runningBatches >= concurrentLimit) {
    throw reservationRefusal({ outcome: 'concurrent_limit', limit: concurrentLimit });
  }
  if (refundLimitSeconds !== null) {
    throw reservationRefusal({
      outcome: 'refund_limit',
      limit: refundsPerHour,
      secondsLeft: refundLimitSeconds,
    });
  }
}

/** Returns why a domain in this state cannot be enriched by an account, whatever the modules; null if it can. */
export function findObstacle(
  { mappedDomains }: Pick<EnrichmentDeps, 'mappedDomains'>,
  company: NormalDomain,
  state: DomainState,
  accountId: number,
): ServiceError | null {
  const { running, cooldownSeconds, unreadableSeconds, stored } = state;
  if (running) return enrichmentInProgress(running.accountId === accountId ? running.batchId : null);
  if (cooldownSeconds !== null) return noDataCooldown(cooldownSeconds);
  if (unreadableSeconds !== null) return unreadableCooldown(unreadableSeconds);
  return canEnrich(company, { ...state, isOnFile: stored.length > 0 }, mappedDomains)
    ? null
    : companyNotFound();
}

/** Whether all of these modules are on file and fresh. */
export function isFresh({ stored }: Pick<DomainState, 'stored'>, modules: readonly DataModule[]): boolean {
  return modules.every((module) => stored.some((item) => item.module === module && item.isFresh));
}

/** Copies to Redis what the next request needs. If that fails, PostgreSQL serves it. */
function copyToCache(deps: EnrichmentDeps, domain: string, accountId: number, state: DomainState): void {
  const { balance, ledgerSequence } = state.account;
  deps.cache.putBalance(accountId, ledgerSequence, balance).catch(ignoreAbsence);
  deps.cache.putCompany(domain, state.stored, deps.freshnessSeconds).catch(ignoreAbsence);
}

/** Redis is down. Whatever was not copied is read from PostgreSQL. */
function ignoreAbsence(): void {
  return undefined;
}
