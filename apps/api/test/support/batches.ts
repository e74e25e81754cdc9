import {
  DATA_SCHEMAS,
  type DataModule,
  type Evidence,
  type Module,
  type StoredModuleCoverage,
} from '@firmlens/contract';
import {
  claimBatch,
  type ClaimedBatch,
  COMPANY_ROUTE,
  type Database,
  endBatch,
  finishModule,
  reserveBatch,
  type SourceResult,
  storeCollectedEvidence,
} from '@firmlens/domain';
import type { Caller } from './accounts';
import { WEBHOOK_URL } from './start-api';

interface BatchOptions {
  modules?: readonly Module[];
  evidence?: readonly Evidence[];
  /** Whether the data uses all of the evidence, as a worker would store it. */
  isUsed?: boolean;
  sources?: readonly SourceResult[];
  /** How the sources of each module responded. */
  coverage?: StoredModuleCoverage;
  /** Data in addition to the name and domain. */
  data?: Partial<Record<DataModule, object>>;
  /** Company name, to distinguish the data of one batch from another's. */
  name?: string;
}

const WEBSITE: SourceResult = {
  source: 'website',
  status: 'found',
  reason: null,
  askedAt: new Date('2026-11-02T10:00:00Z'),
  durationMs: 1_500,
};

/** Returns a module's data with all fields null except the company's name and domain. */
export function moduleData(module: DataModule, domain: string, name = 'Marlow'): object {
  const fields = Object.keys(DATA_SCHEMAS[module].properties).map((field) => [field, null]);
  return { ...Object.fromEntries(fields), ...(module === 'company' ? { name, domain } : {}) };
}

/** Reserves a batch as a request would, whatever is on file. Returns its id. */
export async function queueBatch(
  db: Database,
  { accountId, keyId }: Pick<Caller, 'accountId' | 'keyId'>,
  domain: string,
  { modules = [] }: BatchOptions = {},
): Promise<string> {
  const reservation = await reserveBatch(db, {
    accountId,
    keySeries: keyId,
    domain,
    modules,
    route: COMPANY_ROUTE,
    webhookUrl: WEBHOOK_URL,
    freshnessSeconds: 0,
    cooldownSeconds: 0,
    deadlineSeconds: 1_800,
    refundsPerHour: 1_000,
  });
  if (reservation.outcome !== 'reserved') throw new Error(`no batch for ${domain}: ${reservation.outcome}`);
  return reservation.batchId;
}

/** Adds batches of an account that failed a moment ago. */
export async function refundBatches(
  db: Database,
  { accountId, keyId }: Pick<Caller, 'accountId' | 'keyId'>,
  count: number,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO batches (id, account_id, key_series, domain, status, credits_reserved, period, deadline_at, resume_at, completed_at)
    SELECT 'batch_' || ${accountId} || '_' || n, ${accountId}::int, ${keyId}::int, n || '.refunded.example', 'failed', 0, 1,
           now(), now(), now()
    FROM generate_series(1, ${count}::int) n`;
}

async function claim(db: Database, batchId: string): Promise<ClaimedBatch> {
  const claimed = await claimBatch(db, batchId);
  if (claimed === null) throw new Error(`${batchId} cannot be claimed`);
  return claimed;
}

/** Queues a batch and claims it as a worker would. */
export async function startBatch(db: Database, caller: Caller, domain: string): Promise<string> {
  return (await claim(db, await queueBatch(db, caller, domain))).id;
}

/** Completes a queued batch as a worker does. */
export async function finishBatch(
  db: Database,
  batchId: string,
  { evidence = [], isUsed = false, sources = [WEBSITE], data = {}, name, coverage }: BatchOptions = {},
) {
  const batch = await claim(db, batchId);
  await storeCollectedEvidence(db, batch, sources, evidence);
  const ids = isUsed ? await db.evidence.findMany({ where: { batchId }, select: { id: true } }) : null;
  const used = ids && new Set(ids.map(({ id }) => id));
  for (const module of ['company', ...batch.modules] as const) {
    const built = { ...moduleData(module, batch.domain, name), ...data[module] };
    await finishModule(db, batch, module, built, { coverage: coverage ?? null, used });
  }
}

/** Queues and completes a batch, so its company is on file and fresh. */
export async function completeBatch(
  db: Database,
  caller: Caller,
  domain: string,
  options: BatchOptions = {},
) {
  const batchId = await queueBatch(db, caller, domain, options);
  await finishBatch(db, batchId, options);
  return batchId;
}

/** Queues a batch and ends it without data, so it is refunded. */
export async function endBatchWithoutData(
  db: Database,
  caller: Caller,
  domain: string,
  status: 'failed' | 'no_data_found',
): Promise<string> {
  const batchId = await queueBatch(db, caller, domain);
  await endBatch(db, { id: batchId, fence: null }, status, `The batch ended: ${status}.`);
  return batchId;
}

/** Makes a company's data, or one module of it, 25 hours older, and its last scan without data too. */
export async function ageCompanyData(db: Database, domain: string, module?: DataModule): Promise<void> {
  await db.$executeRaw`
    UPDATE company_modules SET enriched_at = enriched_at - interval '25 hours'
    WHERE domain = ${domain} AND (${module ?? null}::text IS NULL OR module = ${module ?? null})`;
  await db.$executeRaw`
    UPDATE companies SET no_data_at = no_data_at - interval '25 hours' WHERE domain = ${domain}`;
}
