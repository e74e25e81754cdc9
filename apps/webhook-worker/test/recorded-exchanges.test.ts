import { brokenInvariants, findDelivery, testBatchId } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { createHarness, type Harness } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(async () => {
  await harness.stopWorkers();
  expect(await brokenInvariants(harness.db)).toEqual([]);
});
afterAll(() => harness.close());

const find = async (id: bigint) => {
  const found = await findDelivery(harness.db, harness.accountId, id);
  if (found === null) throw new Error(`there is no delivery ${id}`);
  return found;
};
const deliveryOf = async (batchId: string) =>
  find((await harness.db.delivery.findUniqueOrThrow({ where: { batchId } })).id);
const whenEnded = (id: bigint) =>
  waitUntil(
    async () => {
      const found = await find(id);
      return ['delivered', 'failed'].includes(found.status) && found;
    },
    { what: `delivery ${id} to end` },
  );

describe('an attempt', () => {
  test('is recorded with what was sent and what was answered', async () => {
    const receiver = await harness.receive({
      host: 'answers.example',
      respond: (_delivery, response) =>
        void response.writeHead(200, { 'content-type': 'text/plain' }).end('Got it.'),
    });
    await harness.startWorker();
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'delivered');
    const [arrived] = receiver.deliveries;
    const [attempt] = (await deliveryOf(batchId)).log;
    expect(attempt).toMatchObject({
      requestBody: arrived?.body,
      responseBody: 'Got it.',
      responseCut: false,
    });
    expect(arrived?.headers).toMatchObject(attempt?.requestHeaders ?? { recorded: 'nothing' });
    expect(Object.keys(attempt?.requestHeaders ?? {})).toEqual(
      expect.arrayContaining(['x-service-signature', 'webhook-signature', 'webhook-id', 'user-agent']),
    );
    expect(JSON.stringify(attempt?.requestHeaders)).not.toContain(harness.signingSecret.slice(6));
  });

  test('is recorded whatever bytes were answered, two kilobytes of them', async () => {
    const bytes = Buffer.concat([Buffer.from([0, 27, 255, 254, 13]), Buffer.alloc(100_000, 'é')]);
    const receiver = await harness.receive({
      host: 'binary.example',
      respond: (_delivery, response) => void response.writeHead(500).end(bytes),
    });
    await harness.startWorker({ retrySeconds: [0] });
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'failed');
    const [attempt] = (await deliveryOf(batchId)).log;
    expect(attempt).toMatchObject({ statusCode: 500, responseCut: true });
    expect(attempt?.responseBody).toMatch(/^����\ré+$/);
  });

  test('that got no response has none recorded, but what was to be sent', async () => {
    await harness.startWorker({ retrySeconds: [0], connectTo: ['nobody.example:443:127.0.0.1:1'] });
    const batchId = await harness.endBatch({ url: 'https://nobody.example/' });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'failed');
    const [attempt] = (await deliveryOf(batchId)).log;
    expect(attempt).toMatchObject({ statusCode: null, responseBody: null, responseCut: null });
    expect(attempt?.error).toMatch(/^connection_refused: /);
    expect(attempt?.requestBody).toContain(batchId);
  });
});

describe('a test event', () => {
  test.each(['enrichment.completed', 'enrichment.failed', 'enrichment.no_data_found'] as const)(
    'of %s arrives signed, marked and without credits, with an id of its own',
    async (event) => {
      const host = `${event.slice('enrichment.'.length).replaceAll('_', '-')}.example`;
      const receiver = await harness.receive({ host, secret: harness.signingSecret });
      await harness.startWorker();
      const before = await harness.db.account.findUniqueOrThrow({ where: { id: harness.accountId } });
      const id = await harness.sendTest(receiver.url, event);
      await harness.dispatch();
      expect(await whenEnded(id)).toMatchObject({ status: 'delivered', attempts: 1, isTest: true });
      const [arrived] = receiver.deliveries;
      expect(arrived?.verified).toBe(true);
      expect(arrived?.headers).toMatchObject({
        'x-service-event': event,
        'webhook-id': testBatchId(id),
        'x-service-batch-id': testBatchId(id),
      });
      expect(JSON.parse(arrived?.body ?? '')).toMatchObject({
        event,
        batch_id: testBatchId(id),
        domain: 'test.example',
        credits: { reserved: 0, used: 0, refunded: 0 },
        _meta: { webhook_attempt: 1, test: true },
      });
      const after = await harness.db.account.findUniqueOrThrow({ where: { id: harness.accountId } });
      expect(after).toEqual(before);
    },
  );

  test('is tried once, whatever the schedule', async () => {
    const receiver = await harness.receive({
      host: 'failing-test.example',
      respond: (_delivery, response) => void response.writeHead(503).end(),
    });
    await harness.startWorker();
    const id = await harness.sendTest(receiver.url);
    await harness.dispatch();
    expect(await whenEnded(id)).toMatchObject({ status: 'failed', attempts: 1, nextAttemptAt: null });
    expect(receiver.deliveries).toHaveLength(1);
  });

  test('is sent at once, even if the schedule begins later', async () => {
    const receiver = await harness.receive({ host: 'at-once.example' });
    await harness.startWorker({ retrySeconds: [3_600] });
    const id = await harness.sendTest(receiver.url);
    await harness.dispatch();
    expect(await whenEnded(id)).toMatchObject({ status: 'delivered' });
  });

  test('is the only event with the mark', async () => {
    const receiver = await harness.receive({ host: 'real.example' });
    await harness.startWorker();
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'delivered');
    expect(receiver.deliveries[0]?.body).not.toContain('"test"');
  });
});
