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

export interface HealthServerOptions {
  service: string;
  /** The port to listen on; null takes `defaultPort`, or any free one where that is taken. */
  port: number | null;
  defaultPort: number;
  check: () => Promise<HealthReport>;
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

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** The check's report; one that fails or does not come within three seconds counts as unavailable. */
async function reportOf(check: HealthServerOptions['check'], logger: Logger): Promise<HealthReport> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The health check did not answer in time')), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check(), overdue]);
  } catch (error) {
    logger.warn('health check failed', { error });
    return { status: 'unavailable', checks: {}, waiting_for: ['the health check'] };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Serves `GET /health` for a process that has no other HTTP: 200 or, where the status is not `ok`, 503, with
 * {`status`, `service`, `time`, `checks`, `waiting_for`} and the report's further fields. Throws where the port named is taken.
 */
export async function startHealthServer(options: HealthServerOptions): Promise<HealthServer> {
  const { service, check, logger } = options;
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/health') return answer(response, 404, { success: false, error: 'not_found' });
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      return answer(response, 405, { success: false, error: 'method_not_allowed' });
    }
    void reportOf(check, logger).then(({ status, ...report }) => {
      const code = status === 'ok' ? 200 : 503;
      answer(response, code, { status, service, time: new Date().toISOString(), ...report });
    });
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
