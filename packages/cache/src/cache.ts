import { once } from 'node:events';
import type { DataModule } from '@firmlens/contract';
import type { KeyRecord } from '@firmlens/domain';
import { connectForCommands, familyPrefix, isCluster, type RedisServers } from '@firmlens/redis';
import { gatherBalances } from './gather-balances';
import {
  ADMIT,
  COUNT,
  DROP_COMPANY,
  DROP_KEYS,
  FAMILY,
  PUT_BALANCES,
  PUT_COMPANY,
  PUT_KEY,
  READ_COMPANY,
} from './scripts';
import { createStallDetector } from './stall-detector';

/**
 * How long copies live without a write. PostgreSQL has the truth. Key records expire sooner, because this is
 * how long a change can go unnoticed if Redis could not be updated.
 */
const LIFETIME_SECONDS = 3_600;
const KEY_LIFETIME_SECONDS = 300;

/**
 * A connection to Redis can break silently. One that has not responded for this long is replaced, but not while callers
 * wait longer than that: commands on a replaced connection get no response.
 */
const SOCKET_TIMEOUT_MS = 2_000;

/** A request's key, and what it requests. */
export interface AdmissionRequest {
  keyHash: Buffer;
  /** Whether the caller has already checked the record's expiry, addresses and status. */
  isRecordChecked: boolean;
  /** The account's requests today, if the outcome `seed` asked for the count; otherwise null. */
  requestsToday: number | null;
  /** The requested company and its data modules, or null if the request is not about a company. */
  company: { domain: string; modules: readonly DataModule[]; freshnessSeconds: number } | null;
}

export interface CountedRequest {
  record: KeyRecord;
  /** Redis's clock in Unix ms. The windows are its calendar minute and UTC day. */
  nowMs: number;
  /** Requests in the windows, including this one if it was admitted. */
  minute: number;
  day: number;
}

export type AdmissionOutcome =
  /** There is no record of the key: read it from PostgreSQL, store it with this lease and try again. */
  | { outcome: 'unknown'; lease: string }
  /** Check the record's expiry, addresses and status, then try again. */
  | { outcome: 'check_record'; record: KeyRecord }
  /** The day's count was lost: supply it and try again. */
  | { outcome: 'seed'; record: KeyRecord }
  | ({ outcome: 'limited' } & CountedRequest)
  /** `cached` is null unless all requested modules are there and fresh. */
  | ({ outcome: 'counted'; cached: CachedCompany | null } & CountedRequest);

/** A module as it is cached. */
export interface CachedModule {
  /** JSON text in UTF-8, ready to be sent. */
  data: Buffer;
  /** How its sources responded; null if an earlier release built it. */
  coverage: string | null;
  enrichedAt: Date;
}

/** A module to be cached. Texts are JSON. */
export interface ModuleToCache {
  module: DataModule;
  data: string;
  coverage?: string | null;
  enrichedAt: Date;
}

/** The requested modules, in the order in which they were requested, and the account's balance. */
export interface CachedCompany {
  modules: CachedModule[];
  balance: number;
}

/** A request that an account makes without a key. */
export interface AccountRequest {
  accountId: number;
  ratePerMinute: number;
  ratePerDay: number;
  /** As in `AdmissionRequest`. */
  requestsToday: number | null;
}

export interface AccountCount extends Pick<CountedRequest, 'nowMs' | 'minute' | 'day'> {
  /** `seed`: the day's count was lost, and nothing was counted. Supply it and try again. */
  outcome: 'seed' | 'limited' | 'counted';
}

/** The copies in Redis for the hot path. Every call rejects while Redis is down. PostgreSQL has the truth. */
export interface Cache {
  admit(request: AdmissionRequest): Promise<AdmissionOutcome>;
  /** Counts a request together with those of the account's keys, unless a limit is reached. */
  count(request: AccountRequest): Promise<AccountCount>;
  /**
   * Stores a record that was read after `admit` returned the lease. Does nothing if the key was dropped
   * since.
   */
  putKey(hash: Buffer, record: KeyRecord, lease: string): Promise<void>;
  /** Call this after changing keys. Once it resolves, no process uses the old records. */
  dropKeys(hashes: readonly Buffer[]): Promise<void>;
  /** Stores a balance unless that of a later ledger entry is stored. Those of one turn are sent together. */
  putBalance(accountId: number, ledgerSequence: number, balance: number): Promise<void>;
  putCompany(domain: string, modules: readonly ModuleToCache[], lifetimeSeconds: number): Promise<void>;
  /**
   * Call this after a change that no earlier copy may survive. Once it resolves, earlier data is gone and
   * cannot be stored again.
   */
  dropCompany(domain: string): Promise<void>;
  /** Resolves once connected. Rejects after the time limit. */
  ready(): Promise<void>;
  close(): void;
}

/** The reply of `ADMIT`: the outcome, the lease or record, and all that follows if the request was judged. */
type Reply = [
  outcome: Buffer,
  text: Buffer,
  nowMs: number,
  minute: number,
  day: number,
  balance: Buffer | null,
  modules: ModuleFields | null,
];

/** The time, body and coverage of each module, one after another. */
type ModuleFields = (Buffer | null)[];

interface Scripts {
  /** As bytes, because the modules are sent as they are stored. */
  admitBuffer(prefix: string, ...args: (string | number)[]): Promise<Reply>;
  count(
    prefix: string,
    ...args: (string | number)[]
  ): Promise<[outcome: AccountCount['outcome'], nowMs: number, minute: number, day: number]>;
  putKey(prefix: string, ...args: (string | number)[]): Promise<number>;
  dropKeys(prefix: string, ...hashes: string[]): Promise<number>;
  dropCompany(prefix: string, domain: string): Promise<number>;
  putBalances(prefix: string, ...args: (string | number)[]): Promise<number>;
  putCompany(prefix: string, ...args: (string | number)[]): Promise<number>;
  readCompanyBuffer(prefix: string, ...args: (string | number)[]): Promise<ModuleFields | null>;
}

const NULL = Buffer.from('null');

function cachedModules(fields: ModuleFields): CachedModule[] {
  return Array.from({ length: fields.length / 3 }, (_, index) => {
    const [time, data, coverage] = fields.slice(3 * index, 3 * index + 3);
    return {
      data: data ?? NULL,
      coverage: coverage?.toString() || null,
      enrichedAt: new Date(Number(time?.toString())),
    };
  });
}

/** Whether the caller must check this key's record before the request counts. */
function needsRecordCheck(record: KeyRecord): boolean {
  const subscribed = record.status === 'active' || record.status === 'past_due';
  return record.disabled || record.expiresAt !== null || record.allowIps.length > 0 || !subscribed;
}

interface CacheOptions {
  redis: RedisServers;
  timeoutMs: number;
  /** Returns the id of the database, so copies from another database in the same Redis are never seen. */
  installation: () => Promise<string>;
}

/** Connects the cache. Commands fail immediately while Redis is down, and after `timeoutMs` if it is slow. */
export function openCache({ redis: servers, timeoutMs, installation }: CacheOptions): Cache {
  const redis = connectForCommands(servers, {
    socketTimeout: Math.max(SOCKET_TIMEOUT_MS, timeoutMs),
    // A command without a response on a lost connection fails. It is not resent to whatever responds next.
    autoResendUnfulfilledCommands: false,
    scripts: {
      admit: { lua: ADMIT, numberOfKeys: 1 },
      count: { lua: COUNT, numberOfKeys: 1 },
      putKey: { lua: PUT_KEY, numberOfKeys: 1 },
      dropKeys: { lua: DROP_KEYS, numberOfKeys: 1 },
      dropCompany: { lua: DROP_COMPANY, numberOfKeys: 1 },
      putBalances: { lua: PUT_BALANCES, numberOfKeys: 1 },
      putCompany: { lua: PUT_COMPANY, numberOfKeys: 1 },
      readCompany: { lua: READ_COMPANY, numberOfKeys: 1 },
    },
  });
  const accounts = createStallDetector(timeoutMs);
  // On a cluster, a node that stalls stops no requests for what other nodes have.
  const companies = isCluster(servers) ? createStallDetector(timeoutMs) : accounts;
  redis.on('close', () => {
    accounts.reset();
    companies.reset();
  });
  const { withResponseTimeout } = accounts;
  const scripts = redis as unknown as Scripts;

  let known: string | undefined;
  /** The prefix of what is stored of keys and accounts. Queries the database once. */
  async function prefix(): Promise<string> {
    known ??= await installation();
    return `{${FAMILY}}:${known}:`;
  }
  async function companyPrefix(domain: string): Promise<string> {
    known ??= await installation();
    return `${familyPrefix(servers, FAMILY, domain)}${known}:`;
  }

  /** Reads a company from its own node. Returns null if not all of it is there and fresh, or the node is down. */
  async function readCompany(company: AdmissionRequest['company']): Promise<ModuleFields | null> {
    if (company === null) return null;
    const { domain, modules, freshnessSeconds } = company;
    const name = await companyPrefix(domain);
    return companies
      .withResponseTimeout(() =>
        scripts.readCompanyBuffer(name, domain, freshnessSeconds * 1_000, ...modules),
      )
      .catch(() => null);
  }

  return {
    async admit({ keyHash, isRecordChecked, requestsToday, company }) {
      const name = await prefix();
      const isApart = company !== null && isCluster(servers);
      const { domain = '', freshnessSeconds = 0, modules: wanted = [] } = (isApart ? null : company) ?? {};
      const [reply, modulesApart] = await Promise.all([
        withResponseTimeout(() =>
          scripts.admitBuffer(
            name,
            keyHash.toString('hex'),
            isRecordChecked ? '1' : '0',
            requestsToday ?? '',
            domain,
            freshnessSeconds * 1_000,
            ...wanted,
          ),
        ),
        isApart ? readCompany(company) : null,
      ]);
      const [, text, nowMs, minute, day, balance, modulesHere] = reply;
      const outcome = reply[0].toString() as AdmissionOutcome['outcome'];
      if (outcome === 'unknown') return { outcome, lease: text.toString() };
      const record = JSON.parse(text.toString()) as KeyRecord;
      if (outcome === 'check_record' || outcome === 'seed') return { outcome, record };
      const modules = modulesHere ?? modulesApart;
      const counted = { record, nowMs, minute, day };
      if (outcome === 'limited') return { outcome, ...counted };
      const cached =
        modules === null || balance === null
          ? null
          : { modules: cachedModules(modules), balance: Number(balance.toString()) };
      return { outcome, ...counted, cached };
    },
    async count({ accountId, ratePerMinute, ratePerDay, requestsToday }) {
      const name = await prefix();
      const [outcome, nowMs, minute, day] = await withResponseTimeout(() =>
        scripts.count(name, accountId, ratePerMinute, ratePerDay, requestsToday ?? ''),
      );
      return { outcome, nowMs, minute, day };
    },
    async putKey(hash, record, lease) {
      const name = await prefix();
      await withResponseTimeout(() =>
        scripts.putKey(
          name,
          hash.toString('hex'),
          lease,
          KEY_LIFETIME_SECONDS,
          JSON.stringify(record),
          needsRecordCheck(record) ? '1' : '0',
          record.accountId,
          record.ratePerMinute,
          record.ratePerDay,
        ),
      );
    },
    async dropKeys(hashes) {
      const name = await prefix();
      await withResponseTimeout(() => scripts.dropKeys(name, ...hashes.map((hash) => hash.toString('hex'))));
    },
    putBalance: gatherBalances(async (balances) => {
      const name = await prefix();
      await withResponseTimeout(() => scripts.putBalances(name, LIFETIME_SECONDS, ...balances.flat()));
    }),
    async putCompany(domain, modules, lifetimeSeconds) {
      if (lifetimeSeconds < 1) return;
      const fields = modules.flatMap(({ module, data, coverage, enrichedAt }) => [
        module,
        enrichedAt.getTime(),
        data,
        coverage ?? '',
      ]);
      const name = await companyPrefix(domain);
      await companies.withResponseTimeout(() =>
        scripts.putCompany(name, domain, Math.ceil(lifetimeSeconds), ...fields),
      );
    },
    async dropCompany(domain) {
      const name = await companyPrefix(domain);
      await companies.withResponseTimeout(() => scripts.dropCompany(name, domain));
    },
    async ready() {
      if (redis.status === 'ready') return;
      await once(redis, 'ready', { signal: AbortSignal.timeout(timeoutMs) });
    },
    close: () => redis.disconnect(),
  };
}
