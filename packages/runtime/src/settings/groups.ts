import { isIP } from 'node:net';
import Joi from 'joi';
import { LOG_LEVELS, type LogLevel } from '../logger';
import {
  type MailServer,
  parseAddressAndPort,
  parseBaseUrl,
  parseConnectTo,
  parseContact,
  parseDemoSite,
  parseNetwork,
  parseOrigin,
  parsePort,
  parseSender,
  parseSmtpUrl,
  parseUrl,
  readCertificates,
} from './network-formats';
import { count, listOf, onOrOff, parsedBy, seconds, setting } from './setting';

const DAY = 86_400;
const WEEK = 7 * DAY;
const YEAR = 365 * DAY;
const PORT = 'a port from 1 to 65535';

/** Where the API listens, and the base of every URL it returns (no trailing slash). */
export const addressSettings = {
  port: setting('PORT', PORT, parsedBy(parsePort).default(3000)),
  publicBaseUrl: setting(
    'PUBLIC_BASE_URL',
    'an http or https URL without credentials, query or fragment',
    parsedBy(parseBaseUrl).default((values: { port: number }) => `http://localhost:${values.port}/api/v1`),
  ),
} as const;

/** How the API determines a request's sender, and which pages may send one. */
export const requestSettings = {
  trustProxy: setting(
    'TRUST_PROXY',
    'a comma-separated list of IP addresses and networks (ADDRESS/PREFIX)',
    listOf(parseNetwork, { maxItems: 1000 }).default([]),
  ),
  corsOrigins: setting(
    'CORS_ORIGINS',
    'a comma-separated list of origins (https://HOST or http://HOST, with :PORT if it is not the usual one)',
    listOf(parseOrigin, { maxItems: 100 }).default([]),
  ),
  apiKeyInQuery: setting('API_KEY_IN_QUERY', '"on" or "off"', onOrOff().default(true)),
} as const;

const POSTGRES_URL = 'a PostgreSQL URL (postgresql://USER:PASSWORD@HOST:PORT/DATABASE)';
const parsePostgresUrl = (text: string) => (parseUrl(text, ['postgresql:', 'postgres:']) ? text : undefined);

export const databaseSettings = {
  url: setting('DATABASE_URL', POSTGRES_URL, parsedBy(parsePostgresUrl).required()),
  /** PostgreSQL itself, if `url` leads to a pooler in transaction mode. */
  directUrl: setting(
    'DATABASE_DIRECT_URL',
    POSTGRES_URL,
    parsedBy<string | null>(parsePostgresUrl).default(null),
  ),
} as const;

/** A read-only copy of the database, which answers what may be some seconds old. */
export const replicaSettings = {
  url: setting('DATABASE_REPLICA_URL', POSTGRES_URL, parsedBy<string | null>(parsePostgresUrl).default(null)),
  maxLagSeconds: setting(
    'DATABASE_REPLICA_MAX_LAG_SECONDS',
    'a number of seconds from 3 to 3600',
    seconds({ min: 3, max: 3600 }).default(10),
  ),
} as const;

/** What the egress may do beyond its guard. */
export const egressSettings = {
  connectTo: setting(
    'EGRESS_CONNECT_TO',
    'a comma-separated list of HOST:PORT:ADDRESS:PORT',
    listOf(parseConnectTo, { maxItems: 10_000 }).default([]),
  ),
  /** The content of the file. */
  extraCa: setting(
    'EGRESS_CA_FILE',
    'a readable file of PEM certificates',
    parsedBy<string | null>(readCertificates).default(null),
  ),
  dnsServers: setting(
    'DNS_SERVERS',
    'a comma-separated list of ADDRESS:PORT',
    listOf(parseAddressAndPort, { maxItems: 16 }).default([]),
  ),
} as const;

export const crawlerSettings = {
  contact: setting(
    'CRAWLER_CONTACT',
    'an email address or an http or https URL, at most 200 characters',
    parsedBy<string | null>(parseContact).default(null),
  ),
  /** Per host. */
  requestsPerSecond: setting(
    'CRAWLER_REQUESTS_PER_SECOND',
    'a number above 0, at most 1000',
    Joi.number().positive().max(1000).default(1),
  ),
} as const;

/** What some public sources require, and which of them may be queried. */
export const sourcesSettings = {
  companiesHouseKey: setting(
    'COMPANIES_HOUSE_KEY',
    'an API key of 8 to 100 letters, digits and hyphens',
    parsedBy<string | null>((text) => (/^[\w-]{8,100}$/.test(text) ? text : undefined)).default(null),
  ),
  githubToken: setting(
    'GITHUB_TOKEN',
    'an access token of 8 to 1000 visible ASCII characters',
    parsedBy<string | null>((text) => (/^[\x21-\x7e]{8,1000}$/.test(text) ? text : undefined)).default(null),
  ),
  /** Whether data about people is collected. */
  people: setting('PEOPLE_SOURCES', '"on" or "off"', onOrOff().default(true)),
} as const;

const WITH_LLM = 'set together with LLM_BASE_URL';

/** Visible ASCII text that is required or optional with `LLM_BASE_URL` and forbidden without it. */
function llmText(maxLength: number, presence: 'required' | 'optional'): Joi.AnySchema<string | null> {
  const isVisible = (text: string) => /^[\x21-\x7e]+$/.test(text) && text.length <= maxLength;
  const text = parsedBy<string | null>((given) => (isVisible(given) ? given : undefined));
  return text.when('baseUrl', {
    is: null,
    then: Joi.forbidden().default(null),
    otherwise: presence === 'required' ? Joi.required() : Joi.any().default(null),
  });
}

/**
 * The endpoint that reads pages and writes insights from evidence: any that speaks OpenAI's chat completions
 * protocol. Off by default.
 */
export const languageModelSettings = {
  /** Without a trailing slash. Requests go to `/chat/completions` below it. */
  baseUrl: setting(
    'LLM_BASE_URL',
    'an http or https URL without credentials, query or fragment',
    parsedBy<string | null>(parseBaseUrl).default(null),
  ),
  /** Local endpoints need none. */
  apiKey: setting(
    'LLM_API_KEY',
    `a key of 1 to 1000 visible ASCII characters, ${WITH_LLM}`,
    llmText(1000, 'optional'),
  ),
  model: setting(
    'LLM_MODEL',
    `the name of a model of 1 to 200 visible ASCII characters, ${WITH_LLM}`,
    llmText(200, 'required'),
  ),
  /** Limit for all calls of one batch together. */
  tokensPerBatch: setting(
    'LLM_TOKENS_PER_BATCH',
    `a whole number from 10000 to 1000000, ${WITH_LLM}`,
    count({ min: 10_000, max: 1_000_000 })
      .default(30_000)
      .when('baseUrl', { is: null, then: Joi.forbidden() }),
  ),
} as const;

/** How long data, or the lack of data, about a domain stays valid. */
export const freshnessSettings = {
  freshnessSeconds: setting(
    'FRESHNESS_SECONDS',
    'a number of seconds from 0 to 10 years',
    seconds({ min: 0, max: 10 * YEAR }).default(DAY),
  ),
  noDataCooldownSeconds: setting(
    'NO_DATA_COOLDOWN_SECONDS',
    'a number of seconds from 0 to 10 years',
    seconds({ min: 0, max: 10 * YEAR }).default(DAY),
  ),
} as const;

export const batchSettings = {
  deadlineSeconds: setting(
    'BATCH_DEADLINE_SECONDS',
    'a number of seconds from 1 to a week',
    seconds({ min: 1, max: WEEK }).default(1800),
  ),
  /** Of one account. */
  refundsPerHour: setting(
    'REFUNDED_BATCHES_PER_HOUR',
    'a whole number from 1 to 1000000',
    count({ min: 1, max: 1_000_000 }).default(1_000),
  ),
} as const;

export const enrichmentSettings = {
  concurrency: setting(
    'ENRICHMENT_CONCURRENCY',
    'a whole number from 1 to 1000',
    count({ min: 1, max: 1000 }).default(8),
  ),
  /** For its first turn at each host of a public source. */
  sourceQueueSeconds: setting(
    'SOURCE_QUEUE_SECONDS',
    'a number of seconds from 0 to 300',
    seconds({ min: 0, max: 300 }).default(20),
  ),
} as const;

/** What becomes of the evidence. */
export const evidenceSettings = {
  /** Replaces the threshold of every field that has one. */
  minConfidence: setting(
    'MIN_CONFIDENCE',
    'a number from 0 to 1',
    Joi.number<number | null>().min(0).max(1).default(null),
  ),
} as const;

/** Rules for webhook URLs that are stored or queued. */
export const webhookUrlSettings = {
  ports: setting(
    'WEBHOOK_PORTS',
    'a comma-separated list of ports from 1 to 65535',
    listOf(parsePort, { maxItems: 1000 }).default([443, 8443]),
  ),
} as const;

export const deliverySettings = {
  /** The delay before each attempt. There are as many attempts as entries. */
  retrySeconds: setting(
    'WEBHOOK_RETRY_SECONDS',
    'a comma-separated list of 1 to 20 numbers of seconds, each from 0 to a week',
    listOf(
      (text) => (/^\d{1,6}(\.\d{1,6})?$/.test(text) && Number(text) <= WEEK ? Number(text) : undefined),
      {
        maxItems: 20,
      },
    ).default([0, 60, 300, 1800, 7200]),
  ),
  timeoutSeconds: setting(
    'WEBHOOK_TIMEOUT_SECONDS',
    'a number of seconds above 0, at most 3600',
    seconds({ min: 0.001, max: 3600 }).default(30),
  ),
  concurrency: setting(
    'WEBHOOK_CONCURRENCY',
    'a whole number from 1 to 1000',
    count({ min: 1, max: 1000 }).default(50),
  ),
} as const;

/** The server that sends the panel's mails. Off by default. */
export const mailSettings = {
  server: setting(
    'SMTP_URL',
    'an smtp or smtps URL with a host, and no query but ?tls=off',
    parsedBy<MailServer | null>(parseSmtpUrl).default(null),
  ),
  from: setting(
    'MAIL_FROM',
    'an email address or "NAME <ADDRESS>", set together with SMTP_URL',
    parsedBy<string | null>(parseSender).when('server', {
      is: null,
      then: Joi.forbidden().default(null),
      otherwise: Joi.required(),
    }),
  ),
} as const;

/** The invented companies of a demo. `npm start` sets them. */
export const demoSettings = {
  sites: setting(
    'DEMO_SITES',
    'a comma-separated list of HOST or HOST=URL, each an http or https URL without path',
    listOf(parseDemoSite, { maxItems: 100 }).default([]),
  ),
} as const;

/** The key that encrypts signing secrets and second factors at rest, 32 bytes. */
export const secretsSettings = {
  key: setting(
    'SECRETS_KEY',
    '32 bytes as 64 hex digits',
    parsedBy((text) => (/^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : undefined)).required(),
  ),
} as const;

export const retentionSettings = {
  requestLogMonths: setting(
    'REQUEST_LOG_RETENTION_MONTHS',
    'a whole number of months from 1 to 120',
    count({ min: 1, max: 120 }).default(13),
  ),
  /** How long payloads of ended batches are stored, and what webhooks sent and got for them. */
  resultsDays: setting(
    'RESULTS_RETENTION_DAYS',
    'a whole number of days from 1 to 3650',
    count({ min: 1, max: 3650 }).default(90),
  ),
} as const;

export const logSettings = {
  level: setting(
    'LOG_LEVEL',
    `one of ${LOG_LEVELS.join(', ')}`,
    parsedBy<LogLevel>((text) => LOG_LEVELS.find((level) => level === text.toLowerCase())).default('info'),
  ),
} as const;

/** Where spans are sent. Off by default. Other OTEL_ variables are read by OpenTelemetry itself. */
export const tracingSettings = {
  /** Without a trailing slash. Spans go to `/v1/traces` below it. */
  endpoint: setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'an http or https URL without credentials, query or fragment',
    parsedBy<string | null>(parseBaseUrl).default(null),
  ),
} as const;

/**
 * The port of a worker's `GET /health`. Null if none is set, so that any number of workers can start on one
 * machine.
 */
export const healthSettings = {
  port: setting('HEALTH_PORT', PORT, parsedBy<number | null>(parsePort).default(null)),
} as const;

/** Where the API serves operators: its metrics, and the queue dashboard if there is a token. */
export const opsSettings = {
  /** Null: 3003, or any free port if that is in use. */
  port: setting('OPS_PORT', PORT, parsedBy<number | null>(parsePort).default(null)),
  host: setting(
    'OPS_HOST',
    'an IP address',
    parsedBy((text) => (isIP(text) ? text : undefined)).default('127.0.0.1'),
  ),
  /** Null: there is no dashboard. */
  token: setting(
    'OPS_TOKEN',
    'a token of 16 to 200 visible ASCII characters',
    parsedBy<string | null>((text) => (/^[\x21-\x7e]{16,200}$/.test(text) ? text : undefined)).default(null),
  ),
  /** Whether the dashboard may change queues. */
  actions: setting('OPS_ACTIONS', '"on" or "off"', onOrOff().default(false)),
} as const;
