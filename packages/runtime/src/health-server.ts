import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { listenForOperators } from './listen';
import type { Logger } from './logger';
import { shareRunning } from './share-running';

/** A worker's health. Further fields are shown as they are. */
export interface HealthReport {
  status: 'ok' | 'unavailable';
  /** One entry for each dependency, true if it is available. */
  checks: Readonly<Record<string, boolean>>;
  /** What is unavailable, in words an operator knows. Empty when the worker can work. */
  waiting_for: readonly string[];
  [extra: string]: unknown;
}

/** Prometheus metrics, such as a registry of `prom-client`. */
export interface MetricsSource {
  contentType: string;
  metrics(): Promise<string>;
}

export interface HealthServerOptions {
  service: string;
  /** The port to listen on. Null means `defaultPort`, or any free port if that is in use. */
  port: number | null;
  defaultPort: number;
  check: () => Promise<HealthReport>;
  /** The response of `GET /metrics`. Null if there is no such path. */
  metrics: MetricsSource | null;
  logger: Logger;
}

export interface HealthServer {
  port: number;
  close(): Promise<void>;
}

/** Longer than a Redis command may take, so the check itself can report that Redis did not respond. */
const CHECK_TIMEOUT_MS = 3_000;

function sendResponse(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' });
  response.end(body);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  sendResponse(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** Resolves like `work`, but rejects after three seconds. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It did not respond in time')), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the check's report. A check that fails or times out counts as unavailable. */
async function reportHealth({ check, logger }: HealthServerOptions): Promise<HealthReport> {
  try {
    return await withTimeout(check());
  } catch (error) {
    logger.warn('health check failed', { error });
    return { status: 'unavailable', checks: {}, waiting_for: ['the health check'] };
  }
}

async function sendHealth(
  response: ServerResponse,
  service: string,
  report: Promise<HealthReport>,
): Promise<void> {
  const { status, ...shown } = await report;
  const time = new Date().toISOString();
  sendJson(response, status === 'ok' ? 200 : 503, { status, service, time, ...shown });
}

/** Sends the metrics, or 503 if they are not available in time. */
async function sendMetrics(
  response: ServerResponse,
  source: MetricsSource,
  { logger }: HealthServerOptions,
): Promise<void> {
  try {
    sendResponse(response, 200, source.contentType, await withTimeout(source.metrics()));
  } catch (error) {
    logger.warn('metrics failed', { error });
    sendJson(response, 503, { success: false, error: 'unavailable' });
  }
}

/**
 * Serves `GET /health` for a process without another HTTP server: 200 if the status is `ok`, otherwise 503,
 * with {`status`, `service`, `time`, `checks`, `waiting_for`} and the report's further fields. Serves `GET
 * /metrics` if there are metrics. Throws if the given port is in use.
 */
export async function startHealthServer(options: HealthServerOptions): Promise<HealthServer> {
  const { service, metrics, logger } = options;
  // A check asks PostgreSQL and Redis several things, and whoever probes must not add to a load that is too high.
  const report = shareRunning(() => reportHealth(options));
  const paths = new Map([['/health', (response: ServerResponse) => sendHealth(response, service, report())]]);
  if (metrics !== null) paths.set('/metrics', (response) => sendMetrics(response, metrics, options));
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const serve = paths.get(path);
    if (serve === undefined) return sendJson(response, 404, { success: false, error: 'not_found' });
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      return sendJson(response, 405, { success: false, error: 'method_not_allowed' });
    }
    void serve(response);
  });
  const port = await listenForOperators(server, options);
  logger.info('health check is served', { port });
  return {
    port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
