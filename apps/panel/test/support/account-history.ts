import {
  AGENT_ROUTE,
  chargeForResponse,
  claimBatch,
  COMPANY_ROUTE,
  type Database,
  endBatch,
  finishModule,
  purchaseCredits,
  reserveBatch,
  type SourceResult,
  storeCollectedEvidence,
  writeRequests,
} from '@firmlens/domain';

interface Caller {
  accountId: number;
  keyId: number;
}

type Modules = Parameters<typeof reserveBatch>[1]['modules'];

interface BatchOptions {
  modules?: Modules;
  webhookUrl?: string | null;
}

/** Reserves a batch as a request would. Returns its id. */
export async function queueBatch(
  db: Database,
  { accountId, keyId }: Caller,
  domain: string,
  { modules = [], webhookUrl = null }: BatchOptions = {},
): Promise<string> {
  const reservation = await reserveBatch(db, {
    accountId,
    keySeries: keyId,
    domain,
    modules,
    route: COMPANY_ROUTE,
    webhookUrl,
    freshnessSeconds: 0,
    cooldownSeconds: 0,
    deadlineSeconds: 1_800,
    refundsPerHour: 1_000,
  });
  if (reservation.outcome !== 'reserved') throw new Error(`no batch for ${domain}: ${reservation.outcome}`);
  return reservation.batchId;
}

const askedAt = new Date('2026-11-02T10:00:00Z');
/** Sources of each outcome. */
const SOURCES: readonly SourceResult[] = [
  { source: 'website', status: 'found', reason: null, askedAt, durationMs: 4_230 },
  { source: 'gleif', status: 'nothing', reason: null, askedAt, durationMs: 312 },
  { source: 'gdelt', status: 'failed', reason: 'It responded with HTTP 503.', askedAt },
  { source: 'sec', status: 'not_asked', reason: 'No CIK is known.', askedAt: null },
  { source: 'language-model', status: 'not_asked', reason: 'LLM_BASE_URL is not set', askedAt: null },
];

/** Completes a queued batch as a worker does. */
export async function finishBatch(db: Database, batchId: string): Promise<void> {
  const batch = await claimBatch(db, batchId);
  if (batch === null) throw new Error(`${batchId} cannot be claimed`);
  await storeCollectedEvidence(db, batch, SOURCES, []);
  for (const module of ['company', ...batch.modules] as const) {
    await finishModule(db, batch, module, { name: batch.domain });
  }
}

/** Lets an account do something of everything that costs credits or gives them back, with two keys. */
export async function fillAccount(
  db: Database,
  first: Caller,
  second: Caller,
): Promise<{ completed: string; failed: string; queued: string }> {
  const completed = await queueBatch(db, first, 'lumen.example', {
    modules: ['team', 'signals'],
    webhookUrl: 'https://hooks.lumenfold.example/firmlens',
  });
  await finishBatch(db, completed);
  const failed = await queueBatch(db, first, 'unreadable.example', { modules: ['funding'] });
  await endBatch(db, { id: failed, fence: null }, 'failed', 'The website could not be read.', {
    isUnreadable: true,
  });
  await endBatch(
    db,
    { id: await queueBatch(db, second, 'nobody.example'), fence: null },
    'no_data_found',
    'No source knows this company.',
  );
  const queued = await queueBatch(db, second, 'waiting.example', { modules: ['technology'] });
  const payer = { accountId: second.accountId, keySeries: second.keyId };
  await chargeForResponse(db, payer, () => Promise.resolve({ response: 1, price: 2 }));
  await purchaseCredits(db, first.accountId, 5_000);
  await writeRequests(db, [
    logged(first, '/company/lumen.example', { status: 202, batchId: completed }),
    logged(first, '/company/unreadable.example', { status: 202, batchId: failed }),
    logged(first, '/company/lumen', { status: 400, errorMessage: 'The domain is not valid.' }),
    logged(second, '/account/usage', {}),
    logged(second, '/mcp', { method: 'POST', route: AGENT_ROUTE, credits: 2 }),
    logged(second, '/company/lumen.example/evidence', { status: 503, errorMessage: 'Try again later.' }),
  ]);
  return { completed, failed, queued };
}

type Entry = Parameters<typeof writeRequests>[1][number];

const logged = ({ accountId, keyId }: Caller, endpoint: string, rest: Partial<Entry>): Entry => ({
  requestedAt: new Date(),
  accountId,
  keySeries: keyId,
  endpoint,
  route: endpoint,
  method: 'GET',
  status: 200,
  durationMs: 12.5,
  errorMessage: null,
  batchId: null,
  credits: 0,
  ...rest,
});
