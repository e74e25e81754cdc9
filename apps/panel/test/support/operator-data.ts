import { openHostGate } from '@firmlens/cache';
import { COMPANY_ROUTE, type Database, endBatch, reportSources, reserveBatch } from '@firmlens/domain';
import { claimDelivery, recordAttempt } from '@firmlens/testkit';

interface Owner {
  accountId: number;
  keyId: number;
}

/** Queues a batch of an account, as a request does. */
export async function queueBatch(db: Database, { accountId, keyId }: Owner, domain: string): Promise<string> {
  const reservation = await reserveBatch(db, {
    ...{ accountId, keySeries: keyId, domain, modules: [], route: COMPANY_ROUTE },
    webhookUrl: 'https://hooks.lumenfold.example/firmlens',
    ...{ freshnessSeconds: 0, cooldownSeconds: 0, deadlineSeconds: 1_800, refundsPerHour: 1_000 },
  });
  if (reservation.outcome !== 'reserved') throw new Error(`no batch for ${domain}: ${reservation.outcome}`);
  return reservation.batchId;
}

/** Adds a delivery of which all attempts failed, or the first of two. */
export async function failDelivery(
  db: Database,
  owner: Owner,
  domain: string,
  { isOver }: { isOver: boolean },
): Promise<void> {
  const batchId = await queueBatch(db, owner, domain);
  await endBatch(db, { id: batchId, fence: null }, 'failed', 'The sources did not respond.');
  const { id } = await db.delivery.findUniqueOrThrow({ where: { batchId } });
  const claimed = await claimDelivery(db, String(id), 30);
  if (claimed === null) throw new Error('the delivery was not claimed');
  const attempt = {
    startedAt: new Date(),
    durationMs: 1_204,
    statusCode: 503,
    error: 'the receiver answered with 503',
    request: null,
    response: null,
  };
  await recordAttempt(db, claimed, attempt, isOver ? [0] : [0, 3_600]);
}

/** Makes the workers' view of sources and their hosts: one works, one is closed by the circuit breaker. */
export async function reportWorkers(db: Database, redisUrl: string): Promise<void> {
  await reportSources(db, [
    { source: 'website', isOn: true, reason: null },
    { source: 'gleif', isOn: true, reason: null },
    { source: 'companies-house', isOn: false, reason: 'COMPANIES_HOUSE_KEY is not set' },
    { source: 'sec', isOn: false, reason: 'CRAWLER_CONTACT is not set to an email address' },
  ]);
  const gate = openHostGate({ redis: { url: redisUrl }, timeoutMs: 2_000 });
  const request = async (name: string, faulty: boolean) => {
    const limit = { name, requestsPerSecond: 1_000, parallel: 2 };
    const turn = await gate.take(limit, {
      ...{ account: '1', withinMs: 5_000, signal: AbortSignal.timeout(10_000) },
    });
    if (turn.status === 'go') await turn.leave({ faulty });
  };
  await request('api.gleif.org', false);
  for (let fault = 0; fault < 5; fault += 1) await request('rdap.nominet.uk', true);
  gate.close();
}

/** Adds a file whose import was interrupted and one that is in use. */
export async function addDatasets(db: Database): Promise<void> {
  const common = { fileBytes: 2_412_000_000, rowsRefused: 41 };
  await db.dataset.create({
    data: {
      ...{ ...common, format: 'gleif-golden-copy', fileName: 'gleif-2026-11.csv.zip', fingerprint: 'one' },
      ...{ status: 'active', readShare: 1, rowsRead: 2_841_003, rowsKept: 2_840_962, finishedAt: new Date() },
      refusals: {
        'the LEI is not valid': { count: 38, isKept: false, lines: [4_120, 18_004], sample: null },
        'the country is not known': { count: 3, isKept: true, lines: [77_120], sample: null },
      },
    },
  });
  await db.dataset.create({
    data: {
      ...{ ...common, format: 'people-data-labs', fileName: 'free_company_dataset.csv', fingerprint: 'two' },
      ...{ status: 'loading', readShare: 0.376, rowsRead: 6_400_000, rowsKept: 6_399_959 },
    },
  });
}
