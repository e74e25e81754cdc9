import { globalAgent } from 'node:http';
import { Writable } from 'node:stream';
import type { Passwords } from '@firmlens/domain';
import { type ShutdownStack, createShutdownStack, createLogger } from '@firmlens/runtime';
import { createTestDatabase, recordLog, emptyRedisUrl } from '@firmlens/testkit';
import { createApp } from '../../src/app';
import { compose } from '../../src/compose';
import { STRANGER_LIMITS, type StrangerLimits } from '../../src/edge/limits';
import { startHttpServer } from '../../src/http-server';
import type { ApiSettings } from '../../src/settings';
import { createResponseValidator } from './validate-response';
import { createClient } from './client';

/** No server listens there, so names that no test resolves cannot be resolved. */
const NO_RESOLVER = '127.0.0.1:9';

/** A webhook URL that tests can use. Its host is mapped, so it is never resolved. */
export const WEBHOOK_URL = 'https://hooks.receiver.example/in';

const MAPPED_HOSTS = [
  'hooks.receiver.example',
  ...Array.from({ length: 500 }, (_, index) => `c${index}.example`),
];

/** The API's `SECRETS_KEY`. */
export const SECRETS_KEY = Buffer.alloc(32, 7);

let domains = 0;

/** Returns a domain that no test has used yet and that can be enriched. */
export function newDomain(): string {
  domains += 1;
  return `c${domains}.example`;
}

/** `REFUNDED_BATCHES_PER_HOUR`. */
export const REFUNDS_PER_HOUR = 50;

export interface ApiOptions {
  databaseUrl?: string;
  replica?: ApiSettings['replica'];
  redisUrl?: string;
  publicBaseUrl?: string;
  trustProxy?: string[];
  corsOrigins?: string[];
  apiKeyInQuery?: boolean;
  dnsServers?: string[];
  connectTo?: string[];
  strangerLimits?: Partial<StrangerLimits>;
  mail?: ApiSettings['mail'];
  demoSites?: ApiSettings['demo']['sites'];
  /** Certificate authority (PEM) that the API trusts beside Node's own. */
  extraCa?: string;
  /** Counts what the panel does with passwords. */
  passwords?: Passwords;
  /** How often a stream of events shows that it is alive. */
  heartbeatMs?: number;
}

function settingsOf(options: ApiOptions & { databaseUrl: string; redisUrl: string }): ApiSettings {
  return {
    address: { port: 0, publicBaseUrl: options.publicBaseUrl ?? 'https://api.firmlens.example/api/v1' },
    request: {
      trustProxy: options.trustProxy ?? [],
      corsOrigins: options.corsOrigins ?? [],
      apiKeyInQuery: options.apiKeyInQuery ?? true,
    },
    database: { url: options.databaseUrl, directUrl: null },
    replica: options.replica ?? { url: null, maxLagSeconds: 10 },
    redis: { url: options.redisUrl },
    egress: {
      connectTo: [...MAPPED_HOSTS.map((host) => `${host}:443:127.0.0.1:9`), ...(options.connectTo ?? [])],
      extraCa: options.extraCa ?? null,
      dnsServers: options.dnsServers ?? [NO_RESOLVER],
    },
    freshness: { freshnessSeconds: 86_400, noDataCooldownSeconds: 86_400 },
    evidence: { minConfidence: null },
    retention: { requestLogMonths: 13, resultsDays: 90 },
    batch: { deadlineSeconds: 1_800, refundsPerHour: REFUNDS_PER_HOUR },
    webhookUrl: { ports: [443, 8443] },
    delivery: { retrySeconds: [0, 60, 300, 1_800, 7_200], timeoutSeconds: 30, concurrency: 50 },
    secrets: { key: SECRETS_KEY },
    mail: options.mail ?? { server: null, from: null },
    demo: { sites: options.demoSites ?? [] },
  };
}

export type Api = Awaited<ReturnType<typeof startApi>>;

/**
 * Starts the API as in production on a port of its own, with an empty database and an empty Redis unless
 * others are given. Every response to its client is validated against the document that it serves.
 */
export async function startApi(options: ApiOptions = {}) {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      recordLog(String(line));
      done();
    },
  });
  const logger = createLogger({ service: 'api', level: 'info', destination });
  const stack = createShutdownStack(logger);
  const databaseUrl = options.databaseUrl ?? (await openTestDatabase(stack));
  const redisUrl = options.redisUrl ?? (await emptyRedisUrl());
  const settings = settingsOf({ ...options, databaseUrl, redisUrl });
  const strangerLimits = { ...STRANGER_LIMITS, ...options.strangerLimits };
  const composed = await compose(settings, logger, stack, strangerLimits);
  const deps = {
    ...composed,
    passwords: options.passwords ?? composed.passwords,
    heartbeatMs: options.heartbeatMs ?? composed.heartbeatMs,
  };
  const { serve, messages } = createApp(deps);
  const { port } = await stack.open(
    'http server',
    () => startHttpServer(serve, { port: 0, logger, messages, trustProxy: deps.trustProxy }),
    (server) => server.close(),
  );
  const origin = `http://127.0.0.1:${port}`;
  const check = await createResponseValidator(`${origin}/api/v1`);
  return {
    ...createClient(origin, check),
    check,
    db: deps.db,
    cache: deps.cache,
    lists: deps.lists,
    port,
    databaseUrl,
    redisUrl,
    /** The log lines so far. */
    logLines: lines as readonly string[],
    stop: () => {
      // The server gives open connections a second before it closes them.
      globalAgent.destroy();
      return stack.close();
    },
  };
}

async function openTestDatabase(stack: ShutdownStack): Promise<string> {
  const { url } = await stack.open('test database', createTestDatabase, (database) => database.drop());
  return url;
}
