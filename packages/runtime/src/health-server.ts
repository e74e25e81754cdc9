import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { types } from 'node:util';
import type { Logger } from './logger';

/** What a worker says about itself; further fields are shown as they are. */
export interface HealthReport {
  status: 'ok' | 'unavailable';
  /** One entry for each thing the worker needs, true where it is there. */
  checks: Readonly<Record<string, boolean>>;
  /** What is away, in words an operator knows; empty when the worker can work. */
  waiting_for: readonly string[];
  [extra: string]: unknown;
}

/** Figures for Prometheus; a registry of `prom-client` is one. */
export interface MetricsSource {
  contentType: string;
  metrics(): Promise<string>;
}

export interface HealthServerOptions {
  service: string;
  /** The port to listen on; null takes `defaultPort`, or any free one where that is taken. */
  port: number | null;
  defaultPort: number;
  check: () => Promise<HealthReport>;
  /** What `GET /metrics` gives; null where there is no such path. */
  metrics: MetricsSource | null;
  logger: Logger;
}

export interface HealthServer {
  port: number;
  close(): Promise<void>;
}

/** Longer than a command to Redis may take, so that the check itself can say that it did not answer. */
const CHECK_TIMEOUT_MS = 3_000;

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  await once(server, 'listening');
}

function isAddressInUse(error: unknown): boolean {
  return types.isNativeError(error) && 'code' in error && error.code === 'EADDRINUSE';
}

function answer(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' });
  response.end(body);
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  answer(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** What it comes to, if that is within three seconds. */
async function inTime<T>(work: Promise<T>): Promise<T> {
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

/** Answers with the check's report; one that fails or does not come in time counts as unavailable. */
async function answerHealth(
  response: ServerResponse,
  { service, check, logger }: HealthServerOptions,
): Promise<void> {
  const { status, ...report } = await inTime(check()).catch((error: unknown): HealthReport => {
    logger.warn('health check failed', { error });
    return { status: 'unavailable', checks: {}, waiting_for: ['the health check'] };
  });
  const time = new Date().toISOString();
  answerJson(response, status === 'ok' ? 200 : 503, { status, service, time, ...report });
}

/** Answers with the figures; 503 where they cannot be had in time. */
async function answerMetrics(
  response: ServerResponse,
  source: MetricsSource,
  { logger }: HealthServerOptions,
): Promise<void> {
  try {
    answer(response, 200, source.contentType, await inTime(source.metrics()));
  } catch (error) {
    logger.warn('metrics failed', { error });
    answerJson(response, 503, { success: false, error: 'unavailable' });
  }
}

/**
 * Serves `GET /health` for a process that has no other HTTP: 200 or, where the status is not `ok`, 503, with
 * {`status`, `service`, `time`, `checks`, `waiting_for`} and the report's further fields; and `GET /metrics`, where there are
 * any. Throws where the port named is taken.
 */
export async function startHealthServer(options: HealthServerOptions): Promise<HealthServer> {
  const { metrics, logger } = options;
  const paths = new Map([['/health', (response: ServerResponse) => answerHealth(response, options)]]);
  if (metrics !== null) paths.set('/metrics', (response) => answerMetrics(response, metrics, options));
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const serve = paths.get(path);
    if (serve === undefined) return answerJson(response, 404, { success: false, error: 'not_found' });
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      return answerJson(response, 405, { success: false, error: 'method_not_allowed' });
    }
    void serve(response);
  });
  try {
    await listen(server, options.port ?? options.defaultPort);
  } catch (error) {
    if (options.port !== null || !isAddressInUse(error)) throw error;
    await listen(server, 0);
  }
  const { port } = server.address() as AddressInfo;
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
