import type { TerminalBatchStatus, WebhookEvent } from '@firmlens/contract';
import {
  claimBatch,
  COMPANY_ROUTE,
  createAccount,
  type Database,
  dispatchOutbox,
  endBatch,
  findBatch,
  finishModule,
  openDatabase,
  OPERATOR,
  reserveBatch,
  sendTestEvent,
} from '@firmlens/domain';
import { connectForCommands, createDispatcher, openQueues } from '@firmlens/queues';
import {
  type CertificateAuthority,
  createCertificateAuthority,
  startWebhookReceiver,
  type WebhookReceiver,
  type WebhookReceiverOptions,
} from '@firmlens/simulator';
import { createShutdownStack, createLogger } from '@firmlens/runtime';
import { createTestDatabase, recordedLog, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { openInfrastructure, startWork } from '../../src/compose';
import type { WorkerSettings } from '../../src/settings';

export const BASE_URL = 'https://api.firmlens.example/api/v1';

/** An address where nothing listens. */
export const CLOSED_PORT_ADDRESS = '127.0.0.1:1';

interface WorkerOptions {
  retrySeconds?: number[];
  timeoutSeconds?: number;
  redisUrl?: string;
  /** In addition to those of the receivers. */
  connectTo?: string[];
  /** The system's by default. */
  dnsServers?: string[];
}

interface Outcome {
  url: string;
  status?: TerminalBatchStatus;
  /** The harness's account by default. */
  accountId?: number;
}

/** Everything a webhook worker needs: a database, a Redis, an account and receivers. */
export interface Harness {
  db: Database;
  redisUrl: string;
  secretsKey: Buffer;
  ca: CertificateAuthority;
  accountId: number;
  signingSecret: string;
  receive(
    options: Omit<WebhookReceiverOptions, 'ca'> & { ca?: CertificateAuthority },
  ): Promise<WebhookReceiver>;
  /** Starts a worker that can reach every receiver. Returns a function that stops it. */
  startWorker(options?: WorkerOptions): Promise<() => Promise<void>>;
  /** Creates another account and returns its id. */
  openAccount(): Promise<number>;
  /** Ends a batch whose webhook goes to the URL and returns its id. The delivery is owed from then on. */
  endBatch(outcome: Outcome): Promise<string>;
  /** Dispatches the outbox, as the worker that ended the batch does. */
  dispatch(): Promise<void>;
  /** Wakes the workers for the batch's delivery `times` times concurrently. */
  wake(batchId: string, times: number): Promise<void>;
  /** Waits until the batch's delivery has this status and returns it. */
  whenDelivery(
    batchId: string,
    status: 'delivered' | 'failed' | 'retrying',
  ): Promise<{ attempts: number; sentAt: Date | null }>;
  /** Sends a test event to the URL, as the panel does, and returns its delivery's id. */
  sendTest(url: string, event?: WebhookEvent): Promise<bigint>;
  /** Returns the recorded attempts. */
  attempts(batchId: string): Promise<{ statusCode: number | null; error: string | null; startedAt: Date }[]>;
  /** Moves all times of deliveries back by this many seconds. */
  advanceTime(seconds: number): Promise<void>;
  stopWorkers(): Promise<void>;
  close(): Promise<void>;
}

const silent = createLogger({ service: 'test', level: 'info', destination: recordedLog() });

export async function createHarness(): Promise<Harness> {
  const database = await createTestDatabase();
  const redisUrl = await emptyRedisUrl();
  const db = openDatabase({ url: database.url, poolSize: 5, statementTimeoutMs: 10_000 });
  const connection = connectForCommands({ url: redisUrl });
  const queues = openQueues(connection);
  const dispatcher = createDispatcher({
    queues,
    takePending: (send) => dispatchOutbox(db, send),
    onError: () => undefined,
  });
  const secretsKey = Buffer.alloc(32, 6);
  let accounts = 0;
  const createRigAccount = () => {
    accounts += 1;
    return createAccount(db, {
      name: 'Rig',
      email: `harness-${accounts}@firmlens.example`,
      companyName: null,
      plan: 'enterprise',
      secretsKey,
    });
  };
  const { accountId: rigAccount, signingSecret } = await createRigAccount();
  const ca = await createCertificateAuthority();
  const receivers: WebhookReceiver[] = [];
  const workers = new Set<() => Promise<void>>();
  let domains = 0;

  const harness: Harness = {
    db,
    redisUrl,
    secretsKey,
    ca,
    accountId: rigAccount,
    signingSecret,
    openAccount: async () => (await createRigAccount()).accountId,
    async receive(options) {
      const receiver = await startWebhookReceiver({ ca, ...options });
      receivers.push(receiver);
      return receiver;
    },
    async startWorker(options = {}) {
      const stack = createShutdownStack(silent);
      const settings: WorkerSettings = {
        address: { port: 3000, publicBaseUrl: BASE_URL },
        database: { url: database.url, directUrl: null },
        redis: { url: options.redisUrl ?? redisUrl },
        egress: {
          connectTo: [...receivers.flatMap(({ connectTo }) => connectTo), ...(options.connectTo ?? [])],
          extraCa: ca.caPem,
          dnsServers: options.dnsServers ?? [],
        },
        delivery: {
          retrySeconds: options.retrySeconds ?? [0, 0.1, 0.1, 0.1, 0.1],
          timeoutSeconds: options.timeoutSeconds ?? 5,
          concurrency: 50,
        },
        secrets: { key: secretsKey },
      };
      await startWork(await openInfrastructure(settings, stack), settings, silent, stack);
      const stop = async () => {
        workers.delete(stop);
        await stack.close();
      };
      workers.add(stop);
      return stop;
    },
    async endBatch({ url, status = 'completed', accountId = rigAccount }) {
      domains += 1;
      const reserved = await reserveBatch(db, {
        accountId,
        keySeries: 1,
        domain: `company-${domains}.example`,
        modules: [],
        route: COMPANY_ROUTE,
        webhookUrl: url,
        freshnessSeconds: 60,
        cooldownSeconds: 60,
        deadlineSeconds: 600,
        refundsPerHour: 1_000,
      });
      if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
      const batch = await claimBatch(db, reserved.batchId);
      if (batch === null) throw new Error('not claimed');
      if (status === 'completed') await finishModule(db, batch, 'company', { domain: batch.domain });
      else await endBatch(db, batch, status, 'It is so.');
      return batch.id;
    },
    async dispatch() {
      await waitUntil(() => connection.status === 'ready', { what: 'Redis' });
      dispatcher.wake();
      await dispatcher.close();
    },
    async wake(batchId, times) {
      const { id } = await db.delivery.findUniqueOrThrow({ where: { batchId } });
      await queues.wakeDeliveries(
        Array.from({ length: times }, (_, wake) => ({
          deliveryId: String(id),
          attempt: 1,
          wake,
          delayMs: 0,
        })),
      );
    },
    whenDelivery: (batchId, status) =>
      waitUntil(
        async () => {
          const delivery = (await findBatch(db, batchId))?.delivery;
          return delivery?.status === status ? delivery : null;
        },
        { what: `the delivery of ${batchId} to be ${status}` },
      ),
    async sendTest(url, event = 'enrichment.completed') {
      const id = await sendTestEvent(db, OPERATOR, { accountId: rigAccount, event, url });
      if (id === null) throw new Error('too many tests');
      return id;
    },
    attempts: (batchId) =>
      db.deliveryAttempt.findMany({
        where: { delivery: { batchId } },
        orderBy: { attempt: 'asc' },
        select: { statusCode: true, error: true, startedAt: true },
      }),
    async advanceTime(seconds) {
      await db.$executeRaw`
        UPDATE deliveries SET next_attempt_at = next_attempt_at - make_interval(secs => ${seconds}::float8),
                              lease_until = lease_until - make_interval(secs => ${seconds}::float8)`;
    },
    stopWorkers: async () => {
      await Promise.all([...workers].map((stop) => stop()));
    },
    async close() {
      await harness.stopWorkers();
      await dispatcher.close();
      await queues.close();
      connection.disconnect();
      await Promise.all(receivers.map((receiver) => receiver.close()));
      await db.$disconnect();
      await database.drop();
    },
  };
  return harness;
}
