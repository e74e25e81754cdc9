import { randomBytes } from 'node:crypto';
import type { DataModule, Evidence, EvidenceField, EvidenceValues, Module, Plan } from '@firmlens/contract';
import {
  claimBatch,
  COMPANY_ROUTE,
  createAccount,
  type Database,
  endBatch,
  finishModule,
  findUnbuiltModules,
  openDatabase,
  type ReservationOutcome,
  reserveBatch,
  type SourceResult,
  storeCollectedEvidence,
} from '@firmlens/domain';
import { createTestDatabase } from '@firmlens/testkit';
import { Pool } from 'pg';

const SECRETS_KEY = Buffer.alloc(32, 7);
/** The version of the readers that batches are stored with. */
export const READERS_VERSION = 1;

/** A migrated database for the test file, with the service's pool and connections for plain SQL. */
export interface TestDomain {
  url: string;
  db: Database;
  /** Runs SQL independently of the service and returns the rows. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openTestDomain({ poolSize = 10 } = {}): Promise<TestDomain> {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, poolSize, statementTimeoutMs: 60_000 });
  const pool = new Pool({ connectionString: database.url, max: 5 });
  // The drop at the end may meet a connection that is just closing.
  pool.on('error', () => undefined);
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

/** Returns a domain that no other call returns. */
export function newDomain(): string {
  return `c${randomBytes(8).toString('hex')}.example`;
}

export interface ReserveOptions {
  domain?: string;
  modules?: readonly Module[];
  webhookUrl?: string | null;
  deadlineSeconds?: number;
  refundsPerHour?: number;
  route?: string;
}

export async function reserve(
  db: Database,
  { accountId, keySeries }: Pick<TestAccount, 'accountId' | 'keySeries'>,
  {
    domain = newDomain(),
    modules = [],
    webhookUrl = null,
    deadlineSeconds = 1_800,
    refundsPerHour = 1_000,
    route = COMPANY_ROUTE,
  }: ReserveOptions = {},
): Promise<ReservationOutcome> {
  return reserveBatch(db, {
    accountId,
    keySeries,
    domain,
    modules,
    route,
    webhookUrl,
    freshnessSeconds: 86_400,
    cooldownSeconds: 86_400,
    deadlineSeconds,
    refundsPerHour,
  });
}

/** Reserves a batch that nothing prevents; returns its id. */
export async function queueBatch(
  db: Database,
  account: Pick<TestAccount, 'accountId' | 'keySeries'>,
  options: ReserveOptions = {},
): Promise<string> {
  const outcome = await reserve(db, account, options);
  if (outcome.outcome !== 'reserved') throw new Error(`not reserved: ${outcome.outcome}`);
  return outcome.batchId;
}

/** What a batch finds. */
export interface BatchFindings {
  evidence?: readonly Evidence[];
  results?: readonly SourceResult[];
  /** The data of modules, with placeholders for the others. */
  data?: Partial<Record<DataModule, object>>;
}

/** Creates a piece of evidence, with defaults for what a test does not care about. */
export function observed<F extends EvidenceField>(
  field: F,
  value: EvidenceValues[F],
  rest: Partial<Evidence> = {},
): Evidence {
  return {
    field,
    value,
    source: 'website',
    url: 'https://tanner.example/',
    observed_at: '2026-03-01T00:00:00.000Z',
    confidence: 0.75,
    ...rest,
  } as Evidence;
}

/** Creates the outcome of a source that was queried, or was not. */
export function outcomeOf(
  source: string,
  status: SourceResult['status'] = 'found',
  askedAt = status === 'not_asked' ? null : new Date('2026-03-01T00:00:00Z'),
): SourceResult {
  return { source, status, reason: status === 'found' ? null : `it is ${status}`, askedAt };
}

/** Claims a batch and stores what was found; returns the claim, or null if the batch cannot be claimed. */
export async function collect(
  db: Database,
  batchId: string,
  {
    evidence = [observed('company.name', 'Tanner & Sons')],
    results = [outcomeOf('website')],
  }: BatchFindings = {},
): Promise<{ id: string; fence: number } | null> {
  const claimed = await claimBatch(db, batchId);
  if (claimed === null) return null;
  const stored = await storeCollectedEvidence(db, claimed, results, evidence, READERS_VERSION);
  return stored ? { id: batchId, fence: claimed.fence } : null;
}

/** Takes a queued batch through all its work; returns whether this call completed it. */
export async function complete(db: Database, batchId: string, found: BatchFindings = {}): Promise<boolean> {
  const claim = await collect(db, batchId, found);
  if (claim === null) return false;
  const missing = await findUnbuiltModules(db, claim);
  for (const module of missing ?? []) {
    const outcome = await finishModule(db, claim, module, found.data?.[module] ?? { built: module });
    if (outcome !== 'stored') return outcome === 'completed';
  }
  return false;
}

/** Creates a batch that has ended in this state. */
export async function createEndedBatch(
  db: Database,
  account: Pick<TestAccount, 'accountId' | 'keySeries'>,
  status: 'completed' | 'failed' | 'no_data_found',
  options: ReserveOptions & BatchFindings = {},
): Promise<string> {
  const id = await queueBatch(db, account, options);
  const done =
    status === 'completed'
      ? await complete(db, id, options)
      : await endBatch(db, { id, fence: null }, status, 'over');
  if (!done) throw new Error(`batch ${id} did not end`);
  return id;
}

/** Makes a company's base old enough to be enriched again. */
export async function expireFreshness({ sql }: Pick<TestDomain, 'sql'>, name: string): Promise<void> {
  await sql(`UPDATE company_modules SET enriched_at = enriched_at - interval '25 hours' WHERE domain = $1`, [
    name,
  ]);
}

export const WEBHOOK = 'https://hooks.tanner.example/in';
