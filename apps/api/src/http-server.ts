import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@firmlens/runtime';
import { rejectMalformed, rejectTunnel } from './malformed-request';

/** Maximum size of a request's head in bytes. Larger ones get a 431. */
const MAX_HEADER_BYTES = 16_384;

/** How often the server looks for clients that are too slow. */
const SLOW_CLIENT_CHECK_MS = 1_000;

/**
 * How long idle connections stay open once the server closes. A request that arrives in that time is answered
 * with `Connection: close`.
 */
const IDLE_GRACE_MS = 1_000;

/** Tracks the server's open connections and the responses in progress on each. */
function trackConnections(server: Server): ReadonlyMap<Duplex, ReadonlySet<ServerResponse>> {
  const connections = new Map<Duplex, Set<ServerResponse>>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response) => {
    connections.get(socket)?.add(response);
    response.once('close', () => connections.get(socket)?.delete(response));
  });
  return connections;
}

/**
 * Reduces a request target to its path and query. A proxy may send the whole URL in the request line (RFC
 * 9112, 3.2.2). The URL's host is ignored.
 */
function toOriginForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

export interface HttpServer {
  port: number;
  /**
   * Stops accepting connections and waits for the requests in flight. Every response from now on ends its
   * connection, so a busy keep-alive client moves elsewhere. Idle connections are closed after a second.
   */
  close(): Promise<void>;
}

/** Serves the app. Requests have time limits, so slow headers and bodies cannot hold a connection. */
export async function startHttpServer(
  app: RequestListener,
  { port, logger }: { port: number; logger: Logger },
): Promise<HttpServer> {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    connectionsCheckingInterval: SLOW_CLIENT_CHECK_MS,
    // The app rejects requests without a Host header. Node's own response has no body.
    requireHostHeader: false,
  });
  const connections = trackConnections(server);
  let closing = false;
  server.on('request', (request, response) => {
    if (closing) response.setHeader('Connection', 'close');
    request.url = toOriginForm(request.url ?? '');
  });
  server.on('request', app);
  // Unknown expectations may be ignored (RFC 9110, 10.1.1). Node's own response has no body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => rejectTunnel(socket, logger));
  const unreadable = new WeakSet<Duplex>();
  server.on('clientError', (fault, socket) => {
    // Whatever follows the first parse error causes another.
    if (unreadable.has(socket)) return;
    unreadable.add(socket);
    // Complete requests get their responses first. The malformed bytes after them on the connection must
    // not affect them.
    const complete = [...(connections.get(socket) ?? [])].filter(({ req }) => req.complete);
    void Promise.allSettled(complete.map((response) => once(response, 'close'))).then(() =>
      rejectMalformed(fault, socket, logger),
    );
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than most proxies keep idle connections (60 s). If the server closed first, a request that the
  // proxy is just sending would be lost.
  server.keepAliveTimeout = 75_000;
  server.maxRequestsPerSocket = 10_000;
  server.listen(port);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      closing = true;
      for (const response of [...connections.values()].flatMap((inProgress) => [...inProgress])) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      // Not `server.close` yet: it would cut off connections on which a request may be arriving.
      await delay(connections.size === 0 ? 0 : IDLE_GRACE_MS);
      const closed = once(server, 'close');
      server.close();
      for (const [socket, inProgress] of connections) {
        if (inProgress.size === 0) socket.destroy();
        for (const response of inProgress) response.once('close', () => socket.end(() => socket.destroy()));
      }
      await closed;
    },
  };
}
