import { setMaxListeners } from 'node:events';
import { openAttemptLimits, openCache, openHostStates, openProgressFeed } from '@firmlens/cache';
import {
  createListStarter,
  createPasswords,
  type Database,
  type DatabaseAddress,
  dispatchOutbox,
  findBatches,
  findResultsOf,
  gatherCalls,
  installationId,
  normalizeDomain,
  openDatabase,
  orderBatches,
} from '@firmlens/domain';
import { createEgress, trustedCertificates } from '@firmlens/egress';
import { connectQueues, createDispatcher, createReservationListener, type Queues } from '@firmlens/queues';
import { forSessions, forTransactions, type ShutdownStack, type Logger, USER_AGENT } from '@firmlens/runtime';
import { createLocalRateLimits } from './admission/admit';
import { createStrangerLookUps } from './admission/stranger-look-ups';
import type { AppDeps } from './app';
import { createRequestLogWriter } from './background/request-log-writer';
import { createCustomers } from './edge/customers';
import { STRANGER_LIMITS, type StrangerLimits } from './edge/limits';
import type { Mailer } from './mail/mailer';
import { openReplica } from './open-replica';
import type { ApiSettings } from './settings';
import { createAccountWebhooks } from './webhook-url/account-webhooks';
import type * as mailerModule from './mail/mailer';

/** Redis counts as down if it takes longer than this: PostgreSQL responds sooner. */
const CACHE_TIMEOUT_MS = 500;

/** The most orders or batches that share a statement. Results are larger. */
const PAGE_SIZE = 50;
const RESULTS_PAGE_SIZE = 16;

/** How often a stream of events shows that it is alive. Connections without a sign of life for 60 s are closed. */
const HEARTBEAT_MS = 5_000;

/** Returns the company domains whose hosts `EGRESS_CONNECT_TO` maps. */
function mappedDomains(connectTo: readonly string[]): Set<string> {
  return new Set(
    connectTo.flatMap((entry) => {
      try {
        return [normalizeDomain(entry.slice(0, entry.indexOf(':'))).domain];
      } catch {
        // A mapped IP address or single label belongs to no company.
        return [];
      }
    }),
  );
}

/** Returns for how long data counts as fresh, and a domain as without data. */
function freshnessOf({ freshness }: ApiSettings) {
  return {
    freshnessSeconds: freshness.freshnessSeconds,
    cooldownSeconds: freshness.noDataCooldownSeconds,
  };
}

/** Returns what sends mails; null without a mail server. */
function openMailer({ mail: { server, from }, egress }: ApiSettings, logger: Logger): Mailer | null {
  if (server === null || from === null) return null;
  const { createMailer } = require('./mail/mailer') as typeof mailerModule;
  return createMailer({ server, from, secureContext: trustedCertificates(egress.extraCa), logger });
}

/** Opens all dependencies of the API and registers them on the stack that closes them. */
export async function compose(
  settings: ApiSettings,
  logger: Logger,
  stack: ShutdownStack,
  strangerLimits: StrangerLimits = STRANGER_LIMITS,
): Promise<AppDeps & { queues: Queues }> {
  // Everyone who watches an enrichment adds a listener.
  setMaxListeners(0, stack.signal);
  const openPool = (
    name: string,
    pool: string,
    poolSize: number,
    statementTimeoutMs: number,
    address: DatabaseAddress = forTransactions(settings.database),
  ): Promise<Database> =>
    stack.open(
      name,
      () => openDatabase({ ...address, poolSize, statementTimeoutMs, pool }),
      (opened) => opened.$disconnect(),
    );
  const db = await openPool('database', 'customers', 10, 5_000);
  const agentDb = await openPool('database of agents', 'agents', 5, 5_000);
  const strangerDb = await openPool('database of strangers', 'strangers', 2, 5_000);
  const panelDb = await openPool('database of the panel', 'panel', 4, 5_000);
  const operatorDb = await openPool(
    'database of operators',
    'operators',
    3,
    600_000,
    forSessions(settings.database),
  );
  const replica = await openReplica(settings, logger, stack);
  const hostStates = await stack.open(
    'host states',
    () => openHostStates({ redis: settings.redis, timeoutMs: CACHE_TIMEOUT_MS }),
    (opened) => opened.close(),
  );
  const cache = await stack.open(
    'cache',
    () =>
      openCache({
        redis: settings.redis,
        timeoutMs: CACHE_TIMEOUT_MS,
        installation: () => installationId(db),
      }),
    (opened) => opened.close(),
  );
  const attempts = await stack.open(
    'attempts to sign in',
    () =>
      openAttemptLimits({
        redis: settings.redis,
        timeoutMs: CACHE_TIMEOUT_MS,
        installation: () => installationId(panelDb),
      }),
    (opened) => opened.close(),
  );
  const mailer = await stack.open(
    'mailer',
    () => openMailer(settings, logger),
    (opened) => opened?.close(),
  );
  const progress = await stack.open(
    'progress of batches',
    () => openProgressFeed({ redis: settings.redis, installation: () => installationId(panelDb) }),
    (opened) => opened.close(),
  );
  const queues = await stack.open(
    'queues',
    () => connectQueues(settings.redis),
    (opened) => opened.close(),
  );
  const egress = await stack.open(
    'egress',
    () => createEgress({ ...settings.egress, userAgent: USER_AGENT }),
    (opened) => opened.close(),
  );
  const requestWriter = await stack.open(
    'request log',
    () => createRequestLogWriter(db, logger),
    (opened) => opened.close(),
  );
  const dispatcher = await stack.open(
    'dispatcher',
    () =>
      createDispatcher({
        queues,
        takePending: (send) => dispatchOutbox(db, send),
        onError: (error) => logger.warn('a dispatch is left to the relay in the workers', { error }),
      }),
    (opened) => opened.close(),
  );
  const rules = { ...settings.batch, ...freshnessOf(settings) };
  const lists = await stack.open(
    'lists',
    () =>
      createListStarter({
        db,
        rules,
        listener: {
          onBegun: createReservationListener(dispatcher, cache),
          onOwed: () => dispatcher.wake(),
        },
        onError: (error) => logger.warn('the entries of lists are left to the workers', { error }),
      }),
    (opened) => opened.close(),
  );
  const baseUrl = settings.address.publicBaseUrl;
  return {
    db,
    agentDb,
    panelDb,
    operatorDb,
    ...replica,
    hostStates,
    secretsKey: settings.secrets.key,
    attempts,
    progress,
    heartbeatMs: HEARTBEAT_MS,
    shutdown: stack.signal,
    passwords: createPasswords(),
    mailer,
    cache,
    dispatcher,
    queues,
    requestWriter,
    logger,
    baseUrl,
    localWindows: createLocalRateLimits(),
    lookUpStranger: createStrangerLookUps(strangerDb, strangerLimits.waitingLookUps),
    customers: createCustomers(),
    strangerLimits,
    apiKeyInQuery: settings.request.apiKeyInQuery,
    trustProxy: settings.request.trustProxy,
    corsOrigins: settings.request.corsOrigins,
    webhookUrlRules: { egress, ports: settings.webhookUrl.ports, ownHost: new URL(baseUrl).hostname },
    accountWebhooks: createAccountWebhooks(),
    orderBatch: gatherCalls({
      run: (orders) => orderBatches(db, orders, rules),
      pageSize: PAGE_SIZE,
      // Orders of an account that is locked leave their page and are made one by one.
      lockOf: ({ accountId }) => accountId,
    }),
    readBatch: gatherCalls({ run: (ids) => findBatches(db, ids), pageSize: PAGE_SIZE }),
    readResults: gatherCalls({ run: (ids) => findResultsOf(db, ids), pageSize: RESULTS_PAGE_SIZE }),
    mappedDomains: mappedDomains(settings.egress.connectTo),
    lists,
    ...rules,
    delivery: settings.delivery,
    resultsDays: settings.retention.resultsDays,
    demoSites: settings.demo.sites,
    ...settings.evidence,
  };
}
