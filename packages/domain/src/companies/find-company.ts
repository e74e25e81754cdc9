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
  };
}

interface StateRow {
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
  renewal_due: boolean | null;
  ledger_sequence: bigint;
  webhook_url: string | null;
}

/** Reads the domain's state in one round trip. */
export async function findDomainState(
  db: Transaction,
  domain: string,
  {
    accountId,
    freshnessSeconds,
    cooldownSeconds,
  }: { accountId: number; freshnessSeconds: number; cooldownSeconds: number },
): Promise<DomainState> {
  const [row] = await db.$queryRaw<StateRow[]>`
    SELECT (SELECT json_agg(json_build_object('module', m.module, 'data', m.data::text, 'coverage', m.coverage::text,
                   'enriched_at', m.enriched_at,
                   'fresh', m.enriched_at > clock_timestamp() - make_interval(secs => ${freshnessSeconds}::float8)))
            FROM company_modules m WHERE m.domain = ${domain}) AS stored,
           b.id AS running_id, b.account_id AS running_account,
           cooldown_left(${domain}, ${cooldownSeconds}::float8) AS cooldown,
           unreadable_cooldown_left(${domain}, ${cooldownSeconds}::float8) AS unreadable,
           EXISTS (SELECT FROM opt_outs o WHERE o.domain = ${domain}) AS opted_out,
           EXISTS (SELECT FROM known_companies k JOIN datasets d ON d.id = k.dataset_id
                   WHERE k.domain = ${domain} AND d.status = 'active') AS imported,
           a.balance, a.next_renewal_at <= clock_timestamp() AS renewal_due, a.ledger_sequence, a.webhook_url
    FROM accounts a
    LEFT JOIN batches b ON b.domain = ${domain} AND b.status IN ('queued', 'processing')
    WHERE a.id = ${accountId}::int`;
  if (row === undefined) throw new Error(`account ${accountId} is gone`);
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
    cooldownSeconds: row.cooldown === null ? null : Math.max(1, Math.ceil(row.cooldown)),
    unreadableSeconds: row.unreadable === null ? null : Math.max(1, Math.ceil(row.unreadable)),
    isOptedOut: row.opted_out,
    isImported: row.imported,
    account: {
      balance: row.balance,
      isRenewalDue: row.renewal_due ?? false,
      ledgerSequence: Number(row.ledger_sequence),
      webhookUrl: row.webhook_url,
    },
  };
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
