import type { AdmissionOutcome, AdmissionRequest, Cache } from '@firmlens/cache';
import { ServiceError } from '@firmlens/contract';
import {
  type Database,
  findCredits,
  findKeyRecord,
  type KeyRecord,
  renewIfDue,
  requestsToday as requestsOfToday,
} from '@firmlens/domain';
import { formatDuration } from '../format-duration';
import { validateKey } from './validate-key';
import { createLocalRateLimits, type LocalRateLimits } from './local-rate-limits';

/** A request that was let in, and what the windows say. */
export interface Admission {
  record: KeyRecord;
  nowMs: number;
  /** Requests in the current minute and UTC day, this one included. */
  minute: number;
  day: number;
  /** The fresh modules' JSON texts, in the order asked for, and the balance; null where they are not all at hand. */
  cached: { bodies: string[]; balance: number } | null;
}

export interface AdmitDeps {
  db: Database;
  cache: Cache;
  localWindows: LocalRateLimits;
}

type Asked = Pick<AdmissionRequest, 'keyHash' | 'company'> & { clientAddress: string };

export { createLocalRateLimits };

/** Unix seconds at which the minute's window ends. */
export function minuteEnd(nowMs: number): number {
  return (Math.floor(nowMs / 60_000) + 1) * 60;
}

/** Unix seconds at which the UTC day's window ends. */
export function dayEnd(nowMs: number): number {
  return (Math.floor(nowMs / 86_400_000) + 1) * 86_400;
}

function secondsUntilFree({ nowMs, day, record }: { nowMs: number; day: number; record: KeyRecord }): number {
  const end = day >= record.ratePerDay ? dayEnd(nowMs) : minuteEnd(nowMs);
  return Math.max(1, end - Math.floor(nowMs / 1_000));
}

/** The refusal of a request over a limit. The headers that go on every answer are set by the caller. */
function rateLimitExceeded(counted: {
  record: KeyRecord;
  nowMs: number;
  minute: number;
  day: number;
}): ServiceError {
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

/** The key's record from PostgreSQL; throws `invalid_api_key` where it is not known. */
async function lookUpKey(db: Database, keyHash: Buffer): Promise<KeyRecord> {
  const record = await findKeyRecord(db, keyHash);
  if (record === null) throw new ServiceError('invalid_api_key', 'The API key is not valid.');
  return record;
}

/** Without Redis: the record from PostgreSQL, the windows of this process. */
async function admitLocally({ db, localWindows }: AdmitDeps, { keyHash, clientAddress }: Asked) {
  const record = await lookUpKey(db, keyHash);
  const nowMs = Date.now();
  validateKey(record, clientAddress, nowMs);
  const limits = { perMinute: record.ratePerMinute, perDay: record.ratePerDay };
  const { admitted, minute, day } = localWindows.count(record.accountId, limits, nowMs);
  if (record.renewsAt !== null && record.renewsAt <= nowMs) await renewIfDue(db, record.accountId);
  return { admitted, record, nowMs, minute, day, cached: null };
}

/** With Redis: usually one round trip; more where Redis lacks the key's record or the day's count. */
async function admitByCache({ db, cache }: AdmitDeps, { keyHash, company, clientAddress }: Asked) {
  let looked = false;
  let today: number | null = null;
  for (;;) {
    const reply: AdmissionOutcome = await cache.admit({ keyHash, looked, requestsToday: today, company });
    switch (reply.outcome) {
      case 'unknown': {
        const record = await lookUpKey(db, keyHash);
        // A renewal that the record tells of no more is not in a balance copied before it.
        await copyBalance({ db, cache }, record.accountId);
        await cache.putKey(keyHash, record, reply.lease);
        // It need not be the record that was looked at.
        looked = false;
        break;
      }
      case 'look':
        validateKey(reply.record, clientAddress, Date.now());
        looked = true;
        break;
      case 'seed':
        today = await requestsOfToday(db, reply.record.accountId);
        break;
      case 'limited':
        return { ...reply, admitted: false, cached: null };
      case 'counted': {
        // From the renewal on the copied balance is the old period's.
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

/** Applies a renewal that is due, and copies the balance. */
async function copyBalance({ db, cache }: Omit<AdmitDeps, 'localWindows'>, accountId: number): Promise<void> {
  const credits = await findCredits(db, accountId);
  if (credits) await cache.putBalance(accountId, credits.ledgerSequence, credits.balance);
}

/**
 * Decides whether a request with this key gets in: known key, not disabled, not expired, from an allowed
 * address, subscribed, and within both rate limits. Throws the refusal; `onCounted` hears of the windows before.
 */
export async function admit(
  deps: AdmitDeps,
  asked: Asked,
  onCounted: (counted: Omit<Admission, 'cached'>) => void,
): Promise<Admission> {
  let result;
  try {
    result = await admitByCache(deps, asked);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    result = await admitLocally(deps, asked);
  }
  const { admitted, record, nowMs, minute, day, cached } = result;
  onCounted({ record, nowMs, minute, day });
  if (!admitted) throw rateLimitExceeded({ record, nowMs, minute, day });
  return { record, nowMs, minute, day, cached };
}
