import { waitUntil } from '@firmlens/testkit';
import { createHarness, type Harness } from './support/harness';
import { startWorkerProcess } from './support/start-worker-process';

const POISON = 'poison.example';

let rig: Harness;
beforeAll(async () => {
  rig = await createHarness();
});
afterAll(() => rig.close());

async function reserved(domain: string): Promise<string> {
  const batch = await rig.reserve(domain);
  if (batch.outcome !== 'reserved') throw new Error(batch.outcome);
  return batch.batchId;
}

test('a batch whose work ends the worker’s process three times fails, with its credits back, and takes no other with it', async () => {
  const before = await rig.balance();
  const poison = await reserved(POISON);
  const others = await Promise.all(Array.from({ length: 5 }, (_, at) => reserved(`beside-${at}.example`)));
  await rig.handOver();
  const order = {
    databaseUrl: rig.databaseUrl,
    redisUrl: rig.redisUrl,
    poison: POISON,
    looks: 'and dies of poison',
  } as const;

  let deaths = 0;
  const isEnded = async () => (await rig.db.batch.count({ where: { completedAt: null } })) === 0;
  for (;;) {
    // Whoever keeps the service running starts it anew.
    const worker = await startWorkerProcess(order);
    const end = await Promise.race([worker.ended, waitUntil(isEnded, { what: 'the end of every batch' })]);
    if (end === true) {
      await worker.kill();
      break;
    }
    expect(end).toBe('SIGKILL');
    deaths += 1;
    // The leases of what the dead process held run out.
    await rig.letPass(31);
  }

  expect(deaths).toBe(3);
  expect(await rig.whenEnded(poison)).toMatchObject({
    status: 'failed',
    creditsRefunded: 10,
    message: 'The enrichment crashed repeatedly.',
  });
  for (const other of others) {
    expect(await rig.whenEnded(other)).toMatchObject({ status: 'completed', creditsUsed: 10 });
    expect(await rig.db.delivery.count({ where: { batchId: other } })).toBe(1);
  }
  expect(await rig.balance()).toBe(before - 10 * others.length);
  expect(await rig.ledgerFaults()).toEqual([]);
});
