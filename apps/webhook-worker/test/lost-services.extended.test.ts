import type { ServerResponse } from 'node:http';
import type { WebhookPayload } from '@firmlens/contract';
import { createEgress } from '@firmlens/egress';
import type { ReceivedDelivery, WebhookReceiver } from '@firmlens/simulator';
import { startTcpProxy, type TcpProxy, waitUntil, claimDelivery } from '@firmlens/testkit';
import { sendDelivery } from '../src/send-delivery';
import { BASE_URL, createHarness, type Harness } from './support/harness';

let harness: Harness;
let proxy: TcpProxy;
beforeAll(async () => {
  harness = await createHarness();
});
beforeEach(async () => {
  proxy = await startTcpProxy(harness.redisUrl);
});
afterEach(async () => {
  await harness.stopWorkers();
  await proxy.close();
});
afterAll(() => harness.close());

const attemptOf = ({ body }: ReceivedDelivery) => (JSON.parse(body) as WebhookPayload)._meta.webhook_attempt;
const batchOf = ({ headers }: ReceivedDelivery) => String(headers['x-service-batch-id']);

/** Starts a receiver that responds with 500 to the first attempt of each delivery and 204 to the next. */
function startFlakyReceiver(host: string): Promise<WebhookReceiver> {
  return harness.receive({
    host,
    respond: (delivery, response) => response.writeHead(attemptOf(delivery) === 1 ? 500 : 204).end(),
  });
}

describe('Redis', () => {
  test('being down delays no delivery, neither the first attempt nor a retry', async () => {
    const receiver = await startFlakyReceiver('calm.example');
    await harness.startWorker({ redisUrl: proxy.url });
    await proxy.shut();
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.advanceTime(10);
    await harness.whenDelivery(batchId, 'retrying');
    await harness.advanceTime(10);
    expect(await harness.whenDelivery(batchId, 'delivered')).toMatchObject({ attempts: 2 });
    expect(receiver.deliveries.map(attemptOf)).toEqual([1, 2]);
  });

  test('may start later than the worker, and then wakes it', async () => {
    const receiver = await harness.receive({ host: 'early.example' });
    await proxy.shut();
    await harness.startWorker({ redisUrl: proxy.url });
    const first = await harness.endBatch({ url: receiver.url });
    await harness.advanceTime(10);
    await harness.whenDelivery(first, 'delivered');

    await proxy.open();
    const deliverPromptly = async () => {
      const batchId = await harness.endBatch({ url: receiver.url });
      await harness.dispatch();
      const { sentAt } = await harness.whenDelivery(batchId, 'delivered');
      const { completedAt } = await harness.db.batch.findUniqueOrThrow({ where: { id: batchId } });
      // The poll takes over after three seconds at the earliest.
      return Number(sentAt) - Number(completedAt) < 2_000;
    };
    await waitUntil(deliverPromptly, { what: 'a delivery after a wake-up by Redis' });
  });

  test('being down does not delay the shutdown of the worker', async () => {
    const stop = await harness.startWorker({ redisUrl: proxy.url });
    await proxy.shut();
    await stop();
  });
});

describe('workers', () => {
  test('make each attempt once, however often two of them are woken', async () => {
    const receiver = await harness.receive({
      host: 'twice.example',
      respond(delivery, response) {
        const status = attemptOf(delivery) === 1 ? 500 : 204;
        // Long enough for the others to be woken too.
        setTimeout(() => response.writeHead(status).end(), 50);
      },
    });
    await harness.startWorker();
    await harness.startWorker();
    const batchIds: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const batchId = await harness.endBatch({ url: receiver.url });
      batchIds.push(batchId);
      await harness.wake(batchId, 4);
    }
    for (const batchId of batchIds) await harness.whenDelivery(batchId, 'delivered');
    const attempts = receiver.deliveries.map((delivery) => `${batchOf(delivery)} ${attemptOf(delivery)}`);
    expect(attempts.sort()).toEqual(batchIds.flatMap((id) => [`${id} 1`, `${id} 2`]).sort());
  });

  test('that die before recording leave the attempt to be made again under the same number', async () => {
    const receiver = await harness.receive({ host: 'again.example' });
    const batchId = await harness.endBatch({ url: receiver.url });
    const sendAndVanish = sender(receiver);
    await sendAndVanish(batchId);
    await harness.startWorker();
    await harness.advanceTime(60);
    expect(await harness.whenDelivery(batchId, 'delivered')).toMatchObject({ attempts: 1 });
    expect(receiver.deliveries.map(attemptOf)).toEqual([1, 1]);
    expect(receiver.deliveries.map(batchOf)).toEqual([batchId, batchId]);
  });

  test('that lose an attempt three times fail it', async () => {
    const receiver = await harness.receive({ host: 'cursed.example' });
    const batchId = await harness.endBatch({ url: receiver.url });
    const sendAndVanish = sender(receiver);
    for (let claim = 0; claim < 3; claim += 1) {
      await sendAndVanish(batchId);
      await harness.advanceTime(60);
    }
    await harness.startWorker();
    expect(await harness.whenDelivery(batchId, 'delivered')).toMatchObject({ attempts: 2 });
    expect(receiver.deliveries.map(attemptOf)).toEqual([1, 1, 1, 2]);
  });

  /** Sends like a worker that dies between the response and the record. */
  function sender({ connectTo, caPem }: WebhookReceiver): (batchId: string) => Promise<void> {
    return async (batchId) => {
      const egress = createEgress({ connectTo, extraCa: caPem, dnsServers: [], userAgent: 'test' });
      const { id } = await harness.db.delivery.findUniqueOrThrow({ where: { batchId } });
      const claimed = await claimDelivery(harness.db, String(id), 45);
      if (claimed === null) throw new Error('not claimed');
      const stopSignal = new AbortController().signal;
      await sendDelivery(
        { egress, secretsKey: harness.secretsKey, baseUrl: BASE_URL, timeoutSeconds: 5, stopSignal },
        claimed,
      );
      await egress.close();
    };
  }
});

describe('a host that hangs', () => {
  async function hangingReceiver() {
    const openResponses = new Set<ServerResponse>();
    const count = { most: 0 };
    let isHanging = true;
    const receiver = await harness.receive({
      host: `hanging-${Date.now()}.example`,
      respond(_delivery, response) {
        if (!isHanging) return void response.writeHead(204).end();
        openResponses.add(response.on('close', () => openResponses.delete(response)));
        count.most = Math.max(count.most, openResponses.size);
      },
    });
    const release = () => {
      isHanging = false;
      for (const response of openResponses) response.writeHead(204).end();
    };
    return { receiver, count, release };
  }

  test('gets at most five concurrent attempts and delays no other host', async () => {
    const { receiver, count, release } = await hangingReceiver();
    const healthy = await harness.receive({ host: 'healthy.example' });
    await harness.startWorker({ timeoutSeconds: 60 });
    for (let due = 0; due < 60; due += 1) await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await receiver.delivery(5);
    const batchId = await harness.endBatch({ url: healthy.url });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'delivered');
    // None of the five has ended yet, so no sixth attempt could follow.
    expect(receiver.deliveries).toHaveLength(5);
    expect(count.most).toBe(5);
    release();
  });

  test('delays no other host while Redis is down, however much is due to it', async () => {
    const { receiver, count, release } = await hangingReceiver();
    const healthy = await harness.receive({ host: 'steady.example' });
    await proxy.shut();
    for (let due = 0; due < 60; due += 1) await harness.endBatch({ url: receiver.url });
    const batchId = await harness.endBatch({ url: healthy.url });
    await harness.advanceTime(10);
    await harness.startWorker({ timeoutSeconds: 60, redisUrl: proxy.url });
    await harness.whenDelivery(batchId, 'delivered');
    expect(receiver.deliveries.length).toBeLessThanOrEqual(5);
    expect(count.most).toBe(5);
    release();
  });
});
