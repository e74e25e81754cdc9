import { ServiceError } from '@firmlens/contract';
import type { Cache } from '@firmlens/cache';
import { type Database, findAccount, requestsToday } from '@firmlens/domain';
import { rateLimitExceeded } from './admit';
import type { LocalRateLimits } from './local-rate-limits';
import { requireSubscription } from './validate-key';

export interface AccountAdmissionDeps {
  db: Database;
  cache: Cache;
  localWindows: LocalRateLimits;
}

/**
 * Admits a request that a person makes for an account, and counts it with those of the account's keys. Throws if the
 * account is not subscribed, or over a rate limit.
 */
export async function admitAccount(deps: AccountAdmissionDeps, accountId: number): Promise<void> {
  const account = await findAccount(deps.db, accountId);
  if (account === null) throw new ServiceError('not_found', 'There is no such account.');
  requireSubscription(account);
  const { ratePerMinute, ratePerDay } = account.limits;
  const { isAdmitted, ...counted } = await count(deps, { accountId, ratePerMinute, ratePerDay });
  if (!isAdmitted) throw rateLimitExceeded({ record: { ratePerMinute, ratePerDay }, ...counted });
}

interface Limits {
  accountId: number;
  ratePerMinute: number;
  ratePerDay: number;
}

/** Counts in Redis, or in this process while Redis is down. */
async function count({ db, cache, localWindows }: AccountAdmissionDeps, limits: Limits) {
  try {
    const first = await cache.count({ ...limits, requestsToday: null });
    const { outcome, ...counted } =
      first.outcome === 'seed'
        ? await cache.count({ ...limits, requestsToday: await requestsToday(db, limits.accountId) })
        : first;
    return { isAdmitted: outcome === 'counted', ...counted };
  } catch {
    const nowMs = Date.now();
    const { ratePerMinute: perMinute, ratePerDay: perDay } = limits;
    const { admitted, minute, day } = localWindows.count(limits.accountId, { perMinute, perDay }, nowMs);
    return { isAdmitted: admitted, nowMs, minute, day };
  }
}
