import type { AdmissionOutcome, AdmissionRequest, Cache, CachedCompany } from '@firmlens/cache';
import { ServiceError } from '@firmlens/contract';
import {
  type Database,
  findCredits,
  findKeyRecord,
  type KeyRecord,
  renewIfDue,
  requestsToday as requestsOfToday,
} from '@firmlens/domain';
import { formatDuration } from '@firmlens/runtime';
import type { Customers } from '../edge/customers';
import { createLocalRateLimits, type LocalRateLimits } from './local-rate-limits';
import type { LookUpKey } from './stranger-look-ups';
import { validateKey } from './validate-key';

/** An admitted request and its rate limit counts. */
export interface Admission {
  record: KeyRecord;
  nowMs: number;
  /** Requests in the current minute and UTC day, including this one. */
  minute: number;
  day: number;
  /** The requested modules and the balance. Null unless all of them are cached and fresh. */
  cached: CachedCompany | null;
}

export interface AdmitDeps {
  db: Database;
  /** Finds the record of a key of a stranger, apart from the connections of customers. */
  lookUpStranger: LookUpKey;
  /** Keys that were accepted at their last use. */
  customers: Customers;
  cache: Cache;
  localWindows: LocalRateLimits;
}

type LookUp = Pick<AdmissionRequest, 'keyHash' | 'company'> & { clientAddress: () => string };

export { createLocalRateLimits };

/** Returns the end of the current minute's window in Unix seconds. */
export function minuteEnd(nowMs: number): number {
  return (Math.floor(nowMs / 60_000) + 1) * 60;
}

/** Returns the end of the current UTC day's window in Unix seconds. */
export function dayEnd(nowMs: number): number {
  return (Math.floor(nowMs / 86_400_000) + 1) * 86_400;
}

/** An account's requests in both windows, and its limits. */
interface Counted {
  record: Pick<KeyRecord, 'ratePerMinute' | 'ratePerDay'>;
  nowMs: number;
  minute: number;
  day: number;
}

function secondsUntilFree({ nowMs, day, record }: Counted): number {
  const end = day >= record.ratePerDay ? dayEnd(nowMs) : minuteEnd(nowMs);
  return Math.max(1, end - Math.floor(nowMs / 1_000));
}

/** Builds the error for a request over a limit. The caller sets the headers that every response carries. */
export function rateLimitExceeded(counted: Counted): ServiceError {
  const { record, minute, day } = counted;
  const retryAfter = secondsUntilFree(counted);
  return new ServiceError(
    'rate_limit_exceeded',
    `Too many requests. Try again in ${formatDuration(retryAfter)}.`,
    {
      headers: { 'Retry-After': String(retryAfter) },
      extra: {
        retry_after: retryAfter,
        limits: {
          per_minute: record.ratePerMinute,
          per_day: record.ratePerDay,
          current_minute: minute,
          current_day: day,
        },
      },
    },
  );
}

/** Loads the key's record from PostgreSQL. Throws `invalid_api_key` if the key is unknown. */
async function lookUpKey({ db, lookUpStranger, customers }: AdmitDeps, keyHash: Buffer): Promise<KeyRecord> {
  const record = await (customers.has(keyHash) ? findKeyRecord(db, keyHash) : lookUpStranger(keyHash));
  if (record === null) throw new ServiceError('invalid_api_key', 'The API key is not valid.');
  return record;
}

/** Admits without Redis: reads the record from PostgreSQL and counts in this process. */
async function admitLocally(deps: AdmitDeps, { keyHash, clientAddress }: LookUp) {
  const { db, localWindows } = deps;
  const record = await lookUpKey(deps, keyHash);
  const nowMs = Date.now();
  validateKey(record, clientAddress, nowMs);
  const limits = { perMinute: record.ratePerMinute, perDay: record.ratePerDay };
  const { admitted, minute, day } = localWindows.count(record.accountId, limits, nowMs);
  if (record.renewsAt !== null && record.renewsAt <= nowMs) await renewIfDue(db, record.accountId);
  return { admitted, record, nowMs, minute, day, cached: null };
}

/**
 * Admits with Redis, usually in one round trip. It takes more if Redis lacks the key's record or the day's
 * count.
 */
async function admitByCache(deps: AdmitDeps, { keyHash, company, clientAddress }: LookUp) {
  const { db, cache } = deps;
  let isRecordChecked = false;
  let today: number | null = null;
  for (;;) {
    const reply: AdmissionOutcome = await cache.admit({
      keyHash,
      isRecordChecked,
      requestsToday: today,
      company,
    });
    switch (reply.outcome) {
      case 'unknown': {
        const record = await lookUpKey(deps, keyHash);
        // The record may no longer announce a renewal that the cached balance does not include, so copy
        // the balance first.
        await copyBalance({ db, cache }, record.accountId);
        await cache.putKey(keyHash, record, reply.lease);
        // The record in the cache may differ from the one that was validated.
        isRecordChecked = false;
        break;
      }
      case 'check_record':
        validateKey(reply.record, clientAddress, Date.now());
        isRecordChecked = true;
        break;
      case 'seed':
        today = await requestsOfToday(db, reply.record.accountId);
        break;
      case 'limited':
        return { ...reply, admitted: false, cached: null };
      case 'counted': {
        // Once the renewal is due, the cached balance is that of the old period.
        const isRenewalDue = reply.record.renewsAt !== null && reply.record.renewsAt <= reply.nowMs;
        if (isRenewalDue) {
          await copyBalance({ db, cache }, reply.record.accountId);
          await cache.dropKeys([keyHash]);
        }
        return { ...reply, admitted: true, cached: isRenewalDue ? null : reply.cached };
      }
    }
  }
}

/** Applies a renewal that is due and copies the balance to the cache. */
async function copyBalance({ db, cache }: Pick<AdmitDeps, 'db' | 'cache'>, accountId: number): Promise<void> {
  const credits = await findCredits(db, accountId);
  if (credits) await cache.putBalance(accountId, credits.ledgerSequence, credits.balance);
}

async function decide(deps: AdmitDeps, request: LookUp) {
  try {
    return await admitByCache(deps, request);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    return admitLocally(deps, request);
  }
}

/**
 * Decides whether to admit a request: the key must be known, enabled, unexpired, used from an allowed
 * address, subscribed, and within both rate limits. Throws if it is not. `onCounted` receives the counts
 * before a rate limit error is thrown.
 */
export async function admit(
  deps: AdmitDeps,
  request: LookUp,
  onCounted: (counted: Omit<Admission, 'cached'>) => void,
): Promise<Admission> {
  try {
    const { admitted, record, nowMs, minute, day, cached } = await decide(deps, request);
    onCounted({ record, nowMs, minute, day });
    if (!admitted) throw rateLimitExceeded({ record, nowMs, minute, day });
    deps.customers.add(request.keyHash);
    return { record, nowMs, minute, day, cached };
  } catch (error) {
    // Whoever goes on after a refusal waits with those who have no key.
    if (error instanceof ServiceError) deps.customers.delete(request.keyHash);
    throw error;
  }
}
