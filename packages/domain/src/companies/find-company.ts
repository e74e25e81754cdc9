import type { DataModule } from '@firmlens/contract';
import type { Database, Transaction } from '../database';

export interface StoredModule {
  module: DataModule;
  /** JSON text. */
  data: string;
  /** JSON text: how the sources of the module responded. Null if an earlier release built it. */
  coverage: string | null;
  enrichedAt: Date;
  isFresh: boolean;
}

/** Everything that the order of checks needs about a domain, for one account, at one moment. */
export interface DomainState {
  /** The stored modules, fresh or not. */
  stored: StoredModule[];
  running: { batchId: string; accountId: number } | null;
  /** Seconds left of the no-data cooldown, or null. */
  cooldownSeconds: number | null;
  /** The same after one that failed because the website cannot be read. */
  unreadableSeconds: number | null;
  isOptedOut: boolean;
  /** Whether an imported dataset has a company with that domain. */
  isImported: boolean;
  account: {
    balance: number;
    /** Whether a renewal is due, which will change the balance. */
    isRenewalDue: boolean;
    ledgerSequence: number;
    webhookUrl: string | null;
    runningBatches: number;
    concurrentLimit: number;
    /** Seconds until further work may be done, if too many batches were refunded; else null. */
    refundLimitSeconds: number | null;
  };
}

/** A state as order_states returns it (sql/05_order_batches.sql). */
export interface StateRow {
  stored:
    | { module: DataModule; data: string; coverage: string | null; enriched_at: string; fresh: boolean }[]
    | null;
  running_id: string | null;
  running_account: number | null;
  cooldown: number | null;
  unreadable: number | null;
  opted_out: boolean;
  imported: boolean;
  balance: number;
  renewal_due: boolean;
  ledger_sequence: number;
  webhook_url: string | null;
  running: number;
  concurrent_limit: number;
  refund_seconds: number | null;
}

const wholeSeconds = (seconds: number | null): number | null =>
  seconds === null ? null : Math.max(1, Math.ceil(seconds));

export function domainState(row: StateRow): DomainState {
  return {
    stored: (row.stored ?? []).map(({ module, data, coverage, enriched_at, fresh }) => ({
      module,
      data,
      coverage,
      enrichedAt: new Date(enriched_at),
      isFresh: fresh,
    })),
    running:
      row.running_id === null ? null : { batchId: row.running_id, accountId: Number(row.running_account) },
    cooldownSeconds: wholeSeconds(row.cooldown),
    unreadableSeconds: wholeSeconds(row.unreadable),
    isOptedOut: row.opted_out,
    isImported: row.imported,
    account: {
      balance: row.balance,
      isRenewalDue: row.renewal_due,
      ledgerSequence: row.ledger_sequence,
      webhookUrl: row.webhook_url,
      runningBatches: row.running,
      concurrentLimit: row.concurrent_limit,
      refundLimitSeconds: wholeSeconds(row.refund_seconds),
    },
  };
}

/** How long states last, and how many refunds in an hour an account may have. */
export interface StateRules {
  freshnessSeconds: number;
  cooldownSeconds: number;
  refundsPerHour: number;
}

/** Reads the domain's state in one round trip. */
export async function findDomainState(
  db: Transaction,
  domain: string,
  { accountId, freshnessSeconds, cooldownSeconds, refundsPerHour }: StateRules & { accountId: number },
): Promise<DomainState> {
  const asked = JSON.stringify([{ account: accountId, domain, modules: [] }]);
  const [row] = await db.$queryRaw<{ state: StateRow }[]>`
    SELECT state FROM order_states(${asked}::json, ${freshnessSeconds}::float8, ${cooldownSeconds}::float8,
                                   ${refundsPerHour}::int)`;
  if (row === undefined) throw new Error(`account ${accountId} is gone`);
  return domainState(row.state);
}

/** Returns the stored modules of a company whose batch has just completed, for the cache. */
export async function findStoredModules(
  db: Database,
  domain: string,
): Promise<Omit<StoredModule, 'isFresh'>[]> {
  return db.$queryRaw<Omit<StoredModule, 'isFresh'>[]>`
    SELECT module, data::text AS data, coverage::text AS coverage, enriched_at AS "enrichedAt"
    FROM company_modules WHERE domain = ${domain}`;
}
