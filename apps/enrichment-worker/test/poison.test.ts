import { waitFor } from '@firmlens/testkit';
import type { SourceOutcome } from '@firmlens/sources';
import { createRig, found, latch, type Rig, sourceThat } from './support/rig';
import { startWorkerProcess } from './support/start-worker-process';

jest.setTimeout(120_000);

const POISON = 'poison.example';

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterEach(() => rig.stopWorkers());
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
    const end = await Promise.race([
      worker.ended,
      waitFor(isEnded, { what: 'the end of every batch', timeoutMs: 60_000 }),
    ]);
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
    message: 'The enrichment could not be carried out.',
  });
  for (const other of others) {
    expect(await rig.whenEnded(other)).toMatchObject({ status: 'completed', creditsUsed: 10 });
    expect(await rig.db.delivery.count({ where: { batchId: other } })).toBe(1);
  }
  expect(await rig.balance()).toBe(before - 10 * others.length);
  expect(await rig.ledgerFaults()).toEqual([]);
});

test('a batch that lost two workers waits until nothing is beside it, and nothing comes beside it until it is complete', async () => {
  const looks = {
    suspect: latch<SourceOutcome>(),
    before: latch<SourceOutcome>(),
    after: latch<SourceOutcome>(),
  };
  const domainOf = (name: string) => `${name}-alone.example`;
  const asked: string[] = [];
  const suspect = await reserved(domainOf('suspect'));
  const handedOver = async (resumeAt: Date) =>
    rig.db.batch.update({ where: { id: suspect }, data: { crashes: 2, resumeAt } });
  await rig.db.outbox.deleteMany();
  await handedOver(new Date(Date.now() + 3_600_000));
  await rig.startWorker({
    sources: [
      sourceThat(({ domain }) => {
        const name = domain.split('-')[0] as keyof typeof looks;
        asked.push(name);
        return looks[name].promise;
      }),
    ],
  });
  const before = await reserved(domainOf('before'));
  await rig.handOver();
  await waitFor(() => asked.length === 1, { what: 'the look before it' });

  await handedOver(new Date());
  const taken = async (queue: 'enrichment' | 'enrichment-alone') =>
    (await rig.queues.counts())[queue]['active'];
  await waitFor(async () => (await taken('enrichment-alone')) === 1, { what: 'its job to be taken' });
  const after = await reserved(domainOf('after'));
  await rig.handOver();
  await waitFor(async () => (await taken('enrichment')) === 2, { what: 'the job after it to be taken' });
  expect(asked).toEqual(['before']);

  // Its job waits for longer than a batch stays with a queue that may have lost it.
  await rig.letPass(21);
  looks.before.open(found('Before'));
  await waitFor(() => asked.length === 2, { what: 'its look' });
  // What is left of the one before it is not built beside it.
  expect(await rig.db.batch.count({ where: { id: before, status: 'completed' } })).toBe(0);
  expect(asked).toEqual(['before', 'suspect']);
  looks.suspect.open(found('Suspect'));
  expect(await rig.whenEnded(suspect)).toMatchObject({ status: 'completed', crashes: 2 });
  looks.after.open(found('After'));
  for (const id of [before, after]) expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
  expect(asked).toEqual(['before', 'suspect', 'after']);
});
