import {
  DATA_MODULES,
  type DataModule,
  type Evidence,
  type EvidenceField,
  type Module,
} from '@firmlens/contract';
import {
  type Batch,
  COMPANY_ROUTE,
  createAccount,
  type Database,
  dispatchOutbox,
  findBatch,
  findBatchResults,
  openDatabase,
  reserveBatch,
  verifyLedger,
} from '@firmlens/domain';
import { connectForCommands, createDispatcher, openQueues, type Queues } from '@firmlens/queues';
import type { RedisServers } from '@firmlens/redis';
import { createShutdownStack, createLogger, type Logger } from '@firmlens/runtime';
import type { HostGate, DisabledSource, Source, SourceContext, SourceOutcome } from '@firmlens/sources';
import { createTestDatabase, recordedLog, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { startWork, type Timing } from '../../src/compose';
import { openInfrastructure } from '../../src/infrastructure';
import type { WorkerSettings } from '../../src/settings';

export const RECEIVER_URL = 'https://receiver.example/webhook';

export const silentLogger = createLogger({ service: 'test', level: 'info', destination: recordedLog() });

/** Short intervals, so tests need not wait. */
export const FAST_TIMING: Timing = {
  heartbeatMs: 100,
  sweepMs: 100,
  patienceMs: 60_000,
  postponedMs: 100,
  spareSlotsMs: 50,
  quarantine: { waitMs: 100, aloneMs: 60_000, turnMs: 100 },
  steadyAfterMs: 20_000,
};

interface WorkerOptions {
  sources: Source[];
  off?: DisabledSource[];
  people?: boolean;
  /** Off by default. */
  languageModel?: WorkerSettings['languageModel'];
  /** `EGRESS_CONNECT_TO` and the matching certificates. */
  connectTo?: readonly string[];
  extraCa?: string;
  /** By default a server that never responds. */
  dnsServers?: readonly string[];
  /** Replaces the gate in Redis. */
  gate?: HostGate;
  timing?: Timing;
  /** Replaces the silent logger. */
  logger?: Logger;
  concurrency?: number;
  sourceQueueSeconds?: number;
  /** The Redis that the worker takes jobs from. Everything else uses the real one. */
  workerRedisUrl?: string;
  redisUrl?: string;
  databaseUrl?: string;
}

interface Order {
  modules?: Module[];
  deadlineSeconds?: number;
}

/** Everything an enrichment worker needs: a database, a Redis, an account and batches. */
export interface Harness {
  db: Database;
  databaseUrl: string;
  redisUrl: string;
  queues: Queues;
  accountId: number;
  startWorker(options: WorkerOptions): Promise<() => Promise<void>>;
  stopWorkers(): Promise<void>;
  /** Queues a batch for a new company, without dispatching it. */
  queue(order?: Order): Promise<{ id: string; domain: string }>;
  reserve(domain: string, order?: Order): ReturnType<typeof reserveBatch>;
  /** Dispatches the outbox, as the API does after its commit. */
  dispatch(): Promise<void>;
  whenEnded(batchId: string): Promise<Batch & { crashes: number }>;
  results(batchId: string): Promise<Record<string, Record<string, unknown>>>;
  balance(): Promise<number>;
  ledgerFaults(): Promise<unknown[]>;
  /** Moves all times of running batches back by this many seconds. */
  advanceTime(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Prepares everything. `servers` is a cluster, if it is not the usual Redis. */
export async function createHarness(servers?: RedisServers): Promise<Harness> {
  const database = await createTestDatabase();
  const redis = servers ?? { url: await emptyRedisUrl() };
  const db = openDatabase({ url: database.url, poolSize: 5, statementTimeoutMs: 10_000 });
  const connection = connectForCommands(redis);
  const queues = openQueues(connection);
  await waitUntil(() => connection.status === 'ready', { what: 'Redis' });
  const dispatcher = createDispatcher({
    queues,
    takePending: (send) => dispatchOutbox(db, send),
    onError: () => undefined,
  });
  const { accountId } = await createAccount(db, {
    name: 'Rig',
    email: 'harness@firmlens.example',
    companyName: null,
    plan: 'enterprise',
    secretsKey: Buffer.alloc(32, 7),
  });
  const workers = new Set<() => Promise<void>>();
  let companies = 0;

  const harness: Harness = {
    db,
    databaseUrl: database.url,
    redisUrl: redis.url,
    queues,
    accountId,
    async startWorker({
      sources,
      off = [],
      people = true,
      languageModel = { baseUrl: null, apiKey: null, model: null, tokensPerBatch: 30_000 },
      connectTo = [],
      extraCa,
      dnsServers = ['127.0.0.1:1'],
      gate,
      timing = FAST_TIMING,
      logger = silentLogger,
      concurrency = 8,
      sourceQueueSeconds = 20,
      ...urls
    }) {
      const stack = createShutdownStack(silentLogger);
      const settings: WorkerSettings = {
        database: { url: urls.databaseUrl ?? database.url, directUrl: null },
        redis: { ...redis, url: urls.redisUrl ?? redis.url },
        egress: { connectTo, extraCa: extraCa ?? null, dnsServers },
        crawler: { contact: 'ops@firmlens.example', requestsPerSecond: 1 },
        sources: { companiesHouseKey: null, githubToken: null, people },
        languageModel,
        enrichment: { concurrency, sourceQueueSeconds },
        freshness: { freshnessSeconds: 60, noDataCooldownSeconds: 60 },
        retention: { requestLogMonths: 13, resultsDays: 90 },
        evidence: { minConfidence: null },
        batch: { deadlineSeconds: 600, refundsPerHour: 1_000 },
      };
      const infrastructure = await openInfrastructure(settings, logger, stack);
      await startWork({
        infrastructure: { ...infrastructure, gate: gate ?? infrastructure.gate },
        settings: {
          ...settings,
          redis: { ...settings.redis, url: urls.workerRedisUrl ?? settings.redis.url },
        },
        sources,
        off,
        logger,
        stack,
        timing,
      });
      const stop = async () => {
        workers.delete(stop);
        await stack.close();
      };
      workers.add(stop);
      return stop;
    },
    stopWorkers: async () => {
      await Promise.all([...workers].map((stop) => stop()));
    },
    async queue(order) {
      companies += 1;
      const domain = `company-${companies}.example`;
      const reserved = await harness.reserve(domain, order);
      if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
      return { id: reserved.batchId, domain };
    },
    reserve: (domain, { modules = [], deadlineSeconds = 1_800 } = {}) =>
      reserveBatch(db, {
        accountId,
        keySeries: 1,
        domain,
        modules,
        route: COMPANY_ROUTE,
        webhookUrl: RECEIVER_URL,
        freshnessSeconds: 60,
        cooldownSeconds: 60,
        deadlineSeconds,
        refundsPerHour: 1_000,
      }),
    async dispatch() {
      dispatcher.wake();
      await dispatcher.close();
    },
    whenEnded: (batchId) =>
      waitUntil(
        async () => {
          const batch = await findBatch(db, batchId);
          if (!batch?.completedAt) return null;
          const select = { crashes: true };
          return { ...batch, ...(await db.batch.findUniqueOrThrow({ where: { id: batchId }, select })) };
        },
        { what: `the end of ${batchId}` },
      ),
    async results(batchId) {
      const found = await findBatchResults(db, batchId);
      return Object.fromEntries([...(found?.data ?? [])].map(([module, text]) => [module, JSON.parse(text)]));
    },
    balance: async () => (await db.account.findUniqueOrThrow({ where: { id: accountId } })).balance,
    ledgerFaults: async () => (await verifyLedger(db)).faults,
    async advanceTime(seconds) {
      await db.$executeRaw`
        UPDATE batches SET lease_until = lease_until - make_interval(secs => ${seconds}::float8),
                           resume_at = resume_at - make_interval(secs => ${seconds}::float8),
                           waiting_since = waiting_since - make_interval(secs => ${seconds}::float8),
                           deadline_at = deadline_at - make_interval(secs => ${seconds}::float8)
        WHERE status IN ('queued', 'processing')`;
    },
    async close() {
      await harness.stopWorkers();
      await queues.close();
      connection.disconnect();
      await db.$disconnect();
      await database.drop();
    },
  };
  return harness;
}

const FIELD_BY_MODULE: Readonly<Record<DataModule, EvidenceField>> = {
  company: 'company.name',
  business: 'business.industries',
  technology: 'technology.technologies',
  funding: 'funding.investors',
  team: 'team.team_members',
  signals: 'signals.highlights',
  competitors: 'competitors.competitors',
};
/** One field of each module. A source that fills these serves all modules. */
const EVERY_MODULE = DATA_MODULES.map((module): EvidenceField => FIELD_BY_MODULE[module]);

/** Creates a source with the given outcomes that counts its queries. */
export function fakeSource(
  response: (context: SourceContext, queries: number) => SourceOutcome | Promise<SourceOutcome>,
  profile: Partial<Omit<Source, 'lookUp'>> = {},
): Source & { queries: number } {
  const source = {
    name: 'website',
    fields: EVERY_MODULE,
    identifies: true,
    wave: 1 as const,
    lifetimeSeconds: 0,
    timeLimitMs: 60_000,
    ...profile,
    queries: 0,
    lookUp: async (context: SourceContext) => response(context, (source.queries += 1)),
  };
  return source;
}

/** The outcome of a source that knows the company by this name. */
export function foundCompany(name: string): SourceOutcome {
  const evidence: Evidence = {
    field: 'company.name',
    value: name,
    source: 'website',
    url: 'https://company.example/',
    observed_at: '2026-11-01T00:00:00.000Z',
    confidence: 0.9,
  };
  return { status: 'found', evidence: [evidence] };
}

/** Creates a promise and the function that resolves it. */
export function createLatch<T = void>(): { promise: Promise<T>; open: (value: T) => void } {
  let open: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
