import { randomBytes } from 'node:crypto';
import type { Evidence, Module, Plan } from '@firmlens/contract';
import {
  claimBatch,
  createAccount,
  type Database,
  endBatch,
  finishModule,
  missingModules,
  openDatabase,
  type ReservationOutcome,
  reserveBatch,
  type SourceResult,
  storeCollected,
} from '@firmlens/domain';
import { createTestDatabase } from '@firmlens/testkit';
import { Pool } from 'pg';

export const SECRETS_KEY = Buffer.alloc(32, 7);

/** A migrated database of the test file's own, with the service's pool and connections for plain SQL. */
export interface TestDomain {
  url: string;
  db: Database;
  /** Runs SQL apart from the service and gives the rows. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openTestDomain({ poolSize = 10 } = {}): Promise<TestDomain> {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, poolSize, statementTimeoutMs: 60_000 });
  const pool = new Pool({ connectionString: database.url, max: 5 });
  return {
    url: database.url,
    db,
    sql: async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[],
    close: async () => {
      await pool.end();
      await db.$disconnect();
      await database.drop();
    },
  };
}

export interface TestAccount {
  accountId: number;
  keySeries: number;
  apiKey: string;
  signingSecret: string;
}

export async function openAccount(db: Database, plan: Plan = 'starter'): Promise<TestAccount> {
  const { accountId, keyId, apiKey, signingSecret } = await createAccount(db, {
    name: 'Tanner & Sons',
    email: `${randomBytes(8).toString('hex')}@tanner.example`,
    companyName: null,
    plan,
    secretsKey: SECRETS_KEY,
  });
  return { accountId, keySeries: keyId, apiKey, signingSecret };
}

/** A domain that no other call gives. */
export function newDomain(): string {
  return `c${randomBytes(8).toString('hex')}.example`;
}

export interface ReserveOptions {
  domain?: string;
  modules?: readonly Module[];
  webhookUrl?: string | null;
  deadlineSeconds?: number;
}

export async function reserve(
  db: Database,
  { accountId, keySeries }: Pick<TestAccount, 'accountId' | 'keySeries'>,
  { domain = newDomain(), modules = [], webhookUrl = null, deadlineSeconds = 1_800 }: ReserveOptions = {},
): Promise<ReservationOutcome> {
  return reserveBatch(db, {
    accountId,
    keySeries,
    domain,
    modules,
    webhookUrl,
    freshnessSeconds: 86_400,
    cooldownSeconds: 86_400,
    deadlineSeconds,
  });
}

/** Reserves a batch that nothing stands in the way of; gives its id. */
export async function queue(
  db: Database,
  account: Pick<TestAccount, 'accountId' | 'keySeries'>,
  options: ReserveOptions = {},
): Promise<string> {
  const outcome = await reserve(db, account, options);
  if (outcome.outcome !== 'reserved') throw new Error(`not reserved: ${outcome.outcome}`);
  return outcome.batchId;
}

/** Claims a batch and stores that the website was read; gives the claim, or null where the batch cannot be had. */
export async function collect(db: Database, batchId: string): Promise<{ id: string; fence: number } | null> {
  const claimed = await claimBatch(db, batchId);
  if (claimed === null) return null;
  const evidence: Evidence = {
    field: 'company.name',
    value: 'Tanner & Sons',
    source: 'website',
    url: `https://${claimed.domain}/`,
    observed_at: '2026-03-01T00:00:00.000Z',
    confidence: 0.75,
  };
  const website: SourceResult = { source: 'website', status: 'found', reason: null };
  const stored = await storeCollected(db, claimed, [website], [evidence]);
  return stored ? { id: batchId, fence: claimed.fence } : null;
}

/** Takes a queued batch through all its work; whether it is this call that completed it. */
export async function complete(db: Database, batchId: string): Promise<boolean> {
  const held = await collect(db, batchId);
  if (held === null) return false;
  const missing = await missingModules(db, held);
  for (const module of missing?.modules ?? []) {
    const outcome = await finishModule(db, held, module, { built: module });
    if (outcome !== 'stored') return outcome === 'completed';
  }
  return false;
}

/** A batch that has ended in this state. */
export async function ended(
  db: Database,
  account: Pick<TestAccount, 'accountId' | 'keySeries'>,
  status: 'completed' | 'failed' | 'no_data_found',
  options: ReserveOptions = {},
): Promise<string> {
  const id = await queue(db, account, options);
  const done =
    status === 'completed' ? await complete(db, id) : await endBatch(db, { id, fence: null }, status, 'over');
  if (!done) throw new Error(`batch ${id} did not end`);
  return id;
}

export const WEBHOOK = 'https://hooks.tanner.example/in';
