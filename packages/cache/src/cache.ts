import { once } from 'node:events';
import type { DataModule } from '@firmlens/contract';
import type { KeyRecord } from '@firmlens/domain';
import { Redis } from 'ioredis';
import { ADMIT, DROP_COMPANY, DROP_KEYS, PREFIX, PUT_BALANCE, PUT_COMPANY, PUT_KEY } from './scripts';
import { createStallDetector } from './stall-detector';

/**
 * Copies are dropped after this long without a write; PostgreSQL has the truth. That of a key is the sooner gone: where
 * Redis could not be told of a change, this is how long it may stand.
 */
const LIFETIME_SECONDS = 3_600;
const KEY_LIFETIME_SECONDS = 300;

/** A path to Redis can be lost without a word: a connection that owes an answer for so long is made anew. */
const SILENCE_MS = 2_000;

/** A request's key, and what it asks for. */
export interface AdmissionRequest {
  keyHash: Buffer;
  /** Whether the caller has looked at the record already: expiry, addresses, status. */
  looked: boolean;
  /** The account's requests of the day so far, where the caller was asked for them. */
  requestsToday: number | null;
  /** The company asked for, and its data modules; null where the request is about none. */
  company: { domain: string; modules: readonly DataModule[]; freshnessSeconds: number } | null;
}

export interface Counted {
  record: KeyRecord;
  /** Redis's clock, Unix ms; the windows are its calendar minute and UTC day. */
  nowMs: number;
  /** Requests in the windows, this one included where it was let in. */
  minute: number;
  day: number;
}

export type AdmissionOutcome =
  /** No record of the key: ask PostgreSQL, put the record with this lease, come again. */
  | { outcome: 'unknown'; lease: string }
  /** Look at the record's expiry, addresses and status, then come again. */
  | { outcome: 'look'; record: KeyRecord }
  /** The day's count was lost: come again with it. */
  | { outcome: 'seed'; record: KeyRecord }
  | ({ outcome: 'limited' } & Counted)
  /** `cached` holds the fresh modules' JSON texts in the order asked for, and the balance; null where not all are there. */
  | ({ outcome: 'counted'; cached: { bodies: string[]; balance: number } | null } & Counted);

/** What is copied to Redis for the hot path. Every call rejects while Redis is away; nothing here is the truth. */
export interface Cache {
  admit(request: AdmissionRequest): Promise<AdmissionOutcome>;
  /** Stores what was read after `admit` gave the lease; nothing where the key was dropped since. */
  putKey(hash: Buffer, record: KeyRecord, lease: string): Promise<void>;
  /** To be called after a change of keys: from its return on no process goes by what they were before. */
  dropKeys(hashes: readonly Buffer[]): Promise<void>;
  putBalance(accountId: number, ledgerSequence: number, balance: number): Promise<void>;
  putCompany(
    domain: string,
    modules: readonly { module: DataModule; data: string; enrichedAt: Date }[],
    lifetimeSeconds: number,
  ): Promise<void>;
  /** To be called after a change that what was copied before must not outlive: none of before is kept from its return on. */
  dropCompany(domain: string): Promise<void>;
  /** Resolves once the connection stands; rejects where it does not within the time limit. */
  ready(): Promise<void>;
  close(): void;
}

type CountedReply = ['limited' | 'counted', string, number, number, number, string | null, string[] | null];
type Reply = ['unknown', string] | ['look' | 'seed', string] | CountedReply;

const isCounted = (reply: Reply): reply is CountedReply => reply[0] === 'limited' || reply[0] === 'counted';

interface Scripts {
  admit(prefix: string, ...args: (string | number)[]): Promise<Reply>;
  putKey(prefix: string, ...args: (string | number)[]): Promise<number>;
  dropKeys(prefix: string, ...hashes: string[]): Promise<number>;
  dropCompany(prefix: string, domain: string): Promise<number>;
  putBalance(prefix: string, ...args: (string | number)[]): Promise<number>;
  putCompany(prefix: string, ...args: (string | number)[]): Promise<number>;
}

/** Whether a request with this key needs a closer look before it counts. */
function needsLook(record: KeyRecord): boolean {
  const subscribed = record.status === 'active' || record.status === 'past_due';
  return record.disabled || record.expiresAt !== null || record.allowIps.length > 0 || !subscribed;
}

interface CacheOptions {
  url: string;
  timeoutMs: number;
  /** Tells what the database is known by: copies of another database's rows in the same Redis are never seen. */
  installation: () => Promise<string>;
}

/** Opens the cache's connection; commands fail at once while Redis is away, and within `timeoutMs` when it is slow. */
export function openCache({ url, timeoutMs, installation }: CacheOptions): Cache {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    socketTimeout: SILENCE_MS,
    // What a lost connection left unanswered fails: it is not sent once more to whatever answers next.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    scripts: {
      admit: { lua: ADMIT, numberOfKeys: 1 },
      putKey: { lua: PUT_KEY, numberOfKeys: 1 },
      dropKeys: { lua: DROP_KEYS, numberOfKeys: 1 },
      dropCompany: { lua: DROP_COMPANY, numberOfKeys: 1 },
      putBalance: { lua: PUT_BALANCE, numberOfKeys: 1 },
      putCompany: { lua: PUT_COMPANY, numberOfKeys: 1 },
    },
  });
  redis.on('error', () => undefined);
  const { within, forgive } = createStallDetector(timeoutMs);
  redis.on('close', forgive);
  const scripts = redis as unknown as Scripts;

  let known: string | undefined;
  /** Of every key; asked of the database once. */
  async function prefix(): Promise<string> {
    known ??= `${PREFIX}${await installation()}:`;
    return known;
  }

  return {
    async admit({ keyHash, looked, requestsToday, company }) {
      const name = await prefix();
      const reply = await within(() =>
        scripts.admit(
          name,
          keyHash.toString('hex'),
          looked ? '1' : '0',
          requestsToday ?? '',
          company?.domain ?? '',
          company ? company.freshnessSeconds * 1_000 : 0,
          ...(company?.modules ?? []),
        ),
      );
      if (reply[0] === 'unknown') return { outcome: 'unknown', lease: reply[1] };
      const record = JSON.parse(reply[1]) as KeyRecord;
      if (!isCounted(reply)) return { outcome: reply[0], record };
      const [outcome, , nowMs, minute, day, balance, bodies] = reply;
      const counted = { record, nowMs, minute, day };
      if (outcome === 'limited') return { outcome, ...counted };
      const cached = bodies === null || balance === null ? null : { bodies, balance: Number(balance) };
      return { outcome, ...counted, cached };
    },
    async putKey(hash, record, lease) {
      const name = await prefix();
      await within(() =>
        scripts.putKey(
          name,
          hash.toString('hex'),
          lease,
          KEY_LIFETIME_SECONDS,
          JSON.stringify(record),
          needsLook(record) ? '1' : '0',
          record.accountId,
          record.ratePerMinute,
          record.ratePerDay,
        ),
      );
    },
    async dropKeys(hashes) {
      const name = await prefix();
      await within(() => scripts.dropKeys(name, ...hashes.map((hash) => hash.toString('hex'))));
    },
    async putBalance(accountId, ledgerSequence, balance) {
      const name = await prefix();
      await within(() => scripts.putBalance(name, accountId, ledgerSequence, LIFETIME_SECONDS, balance));
    },
    async putCompany(domain, modules, lifetimeSeconds) {
      if (lifetimeSeconds < 1) return;
      const fields = modules.flatMap(({ module, data, enrichedAt }) => [module, enrichedAt.getTime(), data]);
      const name = await prefix();
      await within(() => scripts.putCompany(name, domain, Math.ceil(lifetimeSeconds), ...fields));
    },
    async dropCompany(domain) {
      const name = await prefix();
      await within(() => scripts.dropCompany(name, domain));
    },
    async ready() {
      if (redis.status === 'ready') return;
      await once(redis, 'ready', { signal: AbortSignal.timeout(timeoutMs) });
    },
    close: () => redis.disconnect(),
  };
}
