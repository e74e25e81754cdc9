import type { ServerResponse } from 'node:http';
import type { WebhookPayload } from '@firmlens/contract';
import { resendDelivery, rotateSigningSecret } from '@firmlens/domain';
import { createCertificateAuthority, type ReceivedDelivery, verifyDelivery } from '@firmlens/simulator';
import { waitUntil } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { Webhook } from 'standardwebhooks';
import { BASE_URL, createHarness, CLOSED_PORT_ADDRESS, type Harness } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

const payloadOf = (delivery: ReceivedDelivery) => JSON.parse(delivery.body) as WebhookPayload;

/** Responds to deliveries with these statuses in turn. The last one repeats. */
function respondWith(...statuses: number[]) {
  let count = 0;
  return (_delivery: ReceivedDelivery, response: ServerResponse) => {
    const status = statuses[Math.min(count, statuses.length - 1)] ?? 204;
    count += 1;
    response.writeHead(status).end();
  };
}

function doesNotThrow(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

describe('the schedule', () => {
  const retrySeconds = [0, 0.3, 0.6, 0.9, 1.2];

  test('makes five attempts at the scheduled delays if the receiver always fails, each with a new signature', async () => {
    const receiver = await harness.receive({
      host: 'down.example',
      secret: harness.signingSecret,
      respond: respondWith(500),
    });
    await harness.startWorker({ retrySeconds });
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    const { attempts, sentAt } = await harness.whenDelivery(batchId, 'failed');

    const { deliveries } = receiver;
    expect(attempts).toBe(5);
    expect(deliveries).toHaveLength(5);
    const starts = (await harness.attempts(batchId)).map(({ startedAt }) => startedAt.getTime());
    expect(sentAt?.getTime()).toBe(starts.at(-1));
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    for (const [index, gap] of gaps.entries()) {
      expect(gap).toBeGreaterThan((retrySeconds[index + 1] ?? 0) * 1_000 - 20);
    }

    const stock = new Webhook(harness.signingSecret);
    for (const [index, delivery] of deliveries.entries()) {
      expect(delivery.verdicts).toEqual({ service: 'verified', standard: 'verified' });
      expect(
        doesNotThrow(() => stock.verify(delivery.body, delivery.headers as Record<string, string>)),
      ).toBe(true);
      expect(payloadOf(delivery)._meta).toEqual({ api_version: '2.0', webhook_attempt: index + 1 });
      expect(delivery.headers).toMatchObject({
        'x-service-event': 'enrichment.completed',
        'x-service-batch-id': batchId,
        'webhook-id': batchId,
        'content-type': 'application/json',
      });
      const sentSecond = Math.floor((starts[index] ?? 0) / 1_000);
      expect(delivery.headers['x-service-timestamp']).toBe(String(sentSecond));
    }
    const signatures = new Set(deliveries.map(({ headers }) => headers['x-service-signature']));
    expect(signatures.size).toBe(5);
  });

  test('counts the delay before the first attempt from the end of the batch', async () => {
    const receiver = await harness.receive({ host: 'patient.example', respond: respondWith(200) });
    await harness.startWorker({ retrySeconds: [0.7] });
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'delivered');
    const { completed_at } = JSON.parse(receiver.deliveries[0]?.body ?? '{}') as { completed_at: string };
    const [attempt] = await harness.attempts(batchId);
    expect((attempt?.startedAt.getTime() ?? 0) - Date.parse(completed_at)).toBeGreaterThan(650);
    expect(receiver.deliveries).toHaveLength(1);
  });

  test('stops after the first attempt that a recovered receiver accepts', async () => {
    const receiver = await harness.receive({ host: 'flaky.example', respond: respondWith(503, 429, 200) });
    await harness.startWorker();
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    expect(await harness.whenDelivery(batchId, 'delivered')).toMatchObject({ attempts: 3 });
    expect(receiver.deliveries.map((delivery) => payloadOf(delivery)._meta.webhook_attempt)).toEqual([
      1, 2, 3,
    ]);
    const statuses = (await harness.attempts(batchId)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([503, 429, 200]);
  });

  test('signs the next attempt with a secret that was rotated in between', async () => {
    let rotated: Promise<string | null> | undefined;
    const receiver = await harness.receive({
      host: 'rotated.example',
      respond(_delivery, response) {
        if (rotated !== undefined) return void response.writeHead(204).end();
        rotated = rotateSigningSecret(harness.db, harness.accountId, harness.secretsKey);
        void rotated.then(() => response.writeHead(500).end());
      },
    });
    await harness.startWorker();
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'delivered');

    const rotatedSecret = await rotated;
    const verdicts = receiver.deliveries.map(({ headers, body, at }) =>
      [harness.signingSecret, rotatedSecret ?? ''].map(
        (secret) => verifyDelivery(headers, Buffer.from(body), secret, at).service,
      ),
    );
    expect(verdicts).toEqual([
      ['verified', 'wrong signature'],
      ['wrong signature', 'verified'],
    ]);
  });

  test('is not affected by a Redis that loses all data between two attempts', async () => {
    const receiver = await harness.receive({ host: 'flushed.example', respond: respondWith(500, 204) });
    await harness.startWorker({ retrySeconds: [0, 20] });
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'retrying');
    const redis = new Redis(harness.redisUrl);
    await redis.flushdb();
    redis.disconnect();
    await harness.advanceTime(30);
    expect(await harness.whenDelivery(batchId, 'delivered')).toMatchObject({ attempts: 2 });
  });

  test('is not affected by a shutdown, which releases a slow attempt for the next worker', async () => {
    let isHanging = true;
    const receiver = await harness.receive({
      host: 'slow-end.example',
      respond: (_delivery, response) => void (isHanging || response.writeHead(204).end()),
    });
    const stop = await harness.startWorker({ timeoutSeconds: 30 });
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await receiver.delivery(1);
    await stop();
    expect(await harness.attempts(batchId)).toEqual([]);

    isHanging = false;
    await harness.startWorker();
    expect(await harness.whenDelivery(batchId, 'delivered')).toMatchObject({ attempts: 1 });
  });

  test('starts again when a delivery is resent after five failures', async () => {
    const receiver = await harness.receive({
      host: 'back.example',
      respond: respondWith(500, 500, 500, 500, 500, 204),
    });
    await harness.startWorker();
    const batchId = await harness.endBatch({ url: receiver.url });
    await harness.dispatch();
    await harness.whenDelivery(batchId, 'failed');
    expect(await resendDelivery(harness.db, batchId)).toBe(true);
    await harness.dispatch();
    expect(await harness.whenDelivery(batchId, 'delivered')).toMatchObject({ attempts: 1 });
    expect(receiver.deliveries).toHaveLength(6);
    expect(receiver.deliveries.at(-1)?.headers['x-service-batch-id']).toBe(batchId);
  });
});

describe('what counts as delivered', () => {
  /** Makes one attempt without retries and returns what was recorded. */
  async function attemptAt(url: string, options: { connectTo?: string[]; timeoutSeconds?: number } = {}) {
    await harness.startWorker({ ...options, retrySeconds: [0] });
    const batchId = await harness.endBatch({ url });
    await harness.dispatch();
    const status = await waitUntil(async () => (await harness.attempts(batchId))[0], { what: 'the attempt' });
    const { error, statusCode } = status;
    return { delivered: error === null, error, statusCode };
  }

  test.each([200, 201, 204, 299])('status %i is a success', async (status) => {
    const receiver = await harness.receive({ host: 'fine.example', respond: respondWith(status) });
    expect(await attemptAt(receiver.url)).toEqual({ delivered: true, error: null, statusCode: status });
  });

  test.each([301, 302, 307, 308])('a redirect (%i) is a failure and is not followed', async (status) => {
    const target = await harness.receive({ host: 'target.example' });
    const receiver = await harness.receive({
      host: 'moved.example',
      respond: (_delivery, response) => response.writeHead(status, { location: target.url }).end(),
    });
    expect(await attemptAt(receiver.url)).toMatchObject({ delivered: false, statusCode: status });
    expect(target.deliveries).toHaveLength(0);
  });

  test.each([400, 404, 410, 500])('status %i is a failure', async (status) => {
    const receiver = await harness.receive({ host: 'broken.example', respond: respondWith(status) });
    expect(await attemptAt(receiver.url)).toEqual({
      delivered: false,
      error: `the receiver responded with ${status}`,
      statusCode: status,
    });
  });

  test('no response in time is a failure', async () => {
    const receiver = await harness.receive({ host: 'hangs.example', respond: () => undefined });
    expect(await attemptAt(receiver.url, { timeoutSeconds: 0.5 })).toMatchObject({
      delivered: false,
      error: expect.stringMatching(/^timeout/),
    });
  });

  test('a connection that breaks is a failure', async () => {
    const receiver = await harness.receive({
      host: 'resets.example',
      respond: (_delivery, response) => response.socket?.destroy(),
    });
    expect(await attemptAt(receiver.url)).toMatchObject({
      delivered: false,
      error: expect.stringMatching(/^connection_failed/),
    });
  });

  test('a certificate of an unknown authority is a failure, and nothing is sent', async () => {
    const receiver = await harness.receive({
      host: 'forged.example',
      ca: await createCertificateAuthority(),
    });
    expect(await attemptAt(receiver.url)).toMatchObject({
      delivered: false,
      error: expect.stringMatching(/^tls_failed/),
    });
    expect(receiver.deliveries).toHaveLength(0);
  });

  test('a refused connection is a failure', async () => {
    const outcome = await attemptAt('https://closed.example/', {
      connectTo: [`closed.example:443:${CLOSED_PORT_ADDRESS}`],
    });
    expect(outcome).toMatchObject({ error: expect.stringMatching(/^connection_refused/) });
  });

  test.each(['https://127.0.0.1/hook', 'https://169.254.169.254/hook', 'https://[::1]/hook'])(
    '%s is never connected to',
    async (url) => {
      const outcome = await attemptAt(url);
      expect(outcome).toMatchObject({ delivered: false, error: expect.stringMatching(/^refused_/) });
    },
  );

  test('a 2xx with an endless body is a success, and little of it is read', async () => {
    let written = 0;
    const chunk = Buffer.alloc(65_536, 'x');
    const receiver = await harness.receive({
      host: 'floods.example',
      respond(_delivery, response) {
        response.writeHead(200);
        const flood = () => {
          while (!response.destroyed && response.write(chunk)) written += chunk.length;
        };
        response.on('drain', flood).on('error', () => undefined);
        flood();
      },
    });
    expect(await attemptAt(receiver.url)).toMatchObject({ delivered: true, statusCode: 200 });
    // The rest sits in the socket buffers on both sides.
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });
});

describe('the payload', () => {
  test.each(['completed', 'failed', 'no_data_found'] as const)(
    'of a %s batch matches the ledger at that moment',
    async (status) => {
      let ledger: Promise<{ kind: string; amount: number }[]> | undefined;
      const receiver = await harness.receive({
        host: 'books.example',
        respond(delivery, response) {
          ledger = harness.db.ledgerEntry.findMany({
            where: { batchId: payloadOf(delivery).batch_id },
            orderBy: { sequence: 'asc' },
            select: { kind: true, amount: true },
          });
          void ledger.then(() => response.writeHead(204).end());
        },
      });
      await harness.startWorker();
      const batchId = await harness.endBatch({ url: receiver.url, status });
      await harness.dispatch();
      await harness.whenDelivery(batchId, 'delivered');

      const isCompleted = status === 'completed';
      expect(await ledger).toEqual([
        { kind: 'reserve', amount: -10 },
        isCompleted ? { kind: 'settle', amount: 0 } : { kind: 'refund', amount: 10 },
      ]);
      const [delivery] = receiver.deliveries;
      expect(delivery && payloadOf(delivery)).toMatchObject({
        event: `enrichment.${status}`,
        batch_id: batchId,
        status,
        credits: { reserved: 10, used: isCompleted ? 10 : 0, refunded: isCompleted ? 0 : 10 },
        ...(isCompleted && { data_url: `${BASE_URL}/enrichment/${batchId}/results` }),
        ...(status === 'failed' && { error: 'It is so.' }),
        ...(status === 'no_data_found' && { message: 'It is so.' }),
      });
    },
  );
});
