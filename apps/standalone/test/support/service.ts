import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plan } from '@firmlens/contract';
import { createAccount, type Database, openDatabase } from '@firmlens/domain';
import { freePort } from '@firmlens/embedded';
import {
  createCertificateAuthority,
  demoSites,
  type ReceivedDelivery,
  type SimulatedSite,
  startSimulatedWeb,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@firmlens/simulator';
import { waitUntil } from '@firmlens/testkit';
import { appEntryPoint } from '../../src/app-entry-point';
import { type AppName, type AppProcess, startApp } from './app-process';

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The raw result or error of the agent endpoint. */
interface AgentResponse {
  status: number;
  body: { result?: Record<string, unknown>; error?: Record<string, unknown> };
}

/** The whole service as separate processes, with a simulated web and a webhook receiver. */
export interface Service {
  baseUrl: string;
  apiKey: string;
  signingSecret: string;
  accountId: number;
  db: Database;
  apps: AppProcess[];
  receiver: WebhookReceiver;
  start(name: AppName): Promise<AppProcess>;
  get(pathAndQuery: string, more?: Record<string, string>): Promise<ApiResponse>;
  /** Sends one request to the agent endpoint. */
  callAgents(method: string, params: object): Promise<AgentResponse>;
  /** Waits for the webhook of a batch. */
  webhook(batchId: string): Promise<ReceivedDelivery>;
  /** Runs the operator command. Rejects if it fails. */
  admin(...args: string[]): Promise<string>;
  close(): Promise<void>;
}

interface ServiceOptions {
  databaseUrl: string;
  redisUrl: string;
  /** In addition to the demo sites. */
  sites: Record<string, SimulatedSite>;
  /** The account's plan. Default `professional`. */
  plan?: Plan;
  /** Extra settings. */
  env?: Record<string, string>;
  /** Responds to a delivery. Default 204. */
  respond?: (delivery: ReceivedDelivery, response: ServerResponse) => void;
}

const DEFAULT_PLAN = 'professional';
const REQUEST_TIMEOUT_MS = 30_000;

/** Prepares everything except the apps, which are started one by one. */
export async function prepareService(options: ServiceOptions): Promise<Service> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-service-'));
  const secretsKey = randomBytes(32);
  const db = openDatabase({ url: options.databaseUrl, poolSize: 3, statementTimeoutMs: 10_000 });
  const account = await createAccount(db, {
    name: 'Integrator',
    email: 'integrator@firmlens.example',
    companyName: null,
    plan: options.plan ?? DEFAULT_PLAN,
    secretsKey,
  });
  const ca = await createCertificateAuthority();
  const web = await startSimulatedWeb({ sites: { ...demoSites(), ...options.sites }, ca });
  const receiver = await startWebhookReceiver({
    host: 'receiver.example',
    secret: account.signingSecret,
    ca,
    ...(options.respond && { respond: options.respond }),
  });
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, ca.caPem);
  const apiPort = await freePort();
  const baseUrl = `http://127.0.0.1:${apiPort}/api/v1`;
  const env = {
    ...process.env,
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    SECRETS_KEY: secretsKey.toString('hex'),
    PORT: String(apiPort),
    PUBLIC_BASE_URL: baseUrl,
    EGRESS_CONNECT_TO: [...web.connectTo, ...receiver.connectTo].join(','),
    EGRESS_CA_FILE: caFile,
    CRAWLER_REQUESTS_PER_SECOND: '100',
    // Hosts that are not simulated cannot be reached, because nothing listens at this address.
    DNS_SERVERS: '127.0.0.1:1',
    ...options.env,
  };
  const apps: AppProcess[] = [];

  return {
    baseUrl,
    apiKey: account.apiKey,
    signingSecret: account.signingSecret,
    accountId: account.accountId,
    db,
    apps,
    receiver,
    async start(name) {
      const port = await freePort();
      const healthUrl = name === 'api' ? `${baseUrl}/health` : `http://127.0.0.1:${port}/health`;
      const app = await startApp(name, { ...env, HEALTH_PORT: String(port) }, healthUrl);
      apps.push(app);
      return app;
    },
    async get(pathAndQuery, more = {}) {
      const headers = { 'x-api-key': account.apiKey, 'x-webhook-url': receiver.url, ...more };
      const response = await fetch(`${baseUrl}${pathAndQuery}`, { headers });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Record<string, unknown>,
      };
    },
    async callAgents(method, params) {
      const response = await fetch(`${baseUrl}/mcp`, {
        method: 'POST',
        headers: {
          'x-api-key': account.apiKey,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      return { status: response.status, body: (await response.json()) as AgentResponse['body'] };
    },
    webhook: (batchId) =>
      waitUntil(() => receiver.deliveries.find(({ headers }) => headers['x-service-batch-id'] === batchId), {
        what: `the webhook of ${batchId}`,
      }),
    admin: async (...args) =>
      (await promisify(execFile)(process.execPath, [appEntryPoint('admin'), ...args], { env })).stdout,
    async close() {
      for (const app of apps) if (!app.hasEnded()) app.kill('SIGKILL');
      await Promise.all(apps.map(({ ended }) => ended));
      await web.close();
      await receiver.close();
      await db.$disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the website of a company whose responses wait for `release`. */
export function slowSite(name: string): {
  site: SimulatedSite;
  hasVisits: () => boolean;
  release: () => void;
  holdResponses: () => void;
} {
  let isHeld = true;
  const waiting = new Set<() => void>();
  let visits = 0;
  const page =
    `<html lang="en"><head><title>${name} Ltd</title></head><body><h1>${name} Ltd</h1>` +
    `<p>${name} makes clocks that take their time, for people who do the same.</p></body></html>`;
  return {
    site(_request, response) {
      visits += 1;
      const send = () => void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      if (!isHeld) return send();
      waiting.add(send);
    },
    hasVisits: () => visits > 0,
    release() {
      isHeld = false;
      for (const send of waiting) send();
      waiting.clear();
    },
    holdResponses() {
      isHeld = true;
      visits = 0;
    },
  };
}
