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

/** Largest head of a request, in bytes; a larger one is answered 431. */
const MAX_HEADER_BYTES = 16_384;

/** How often clients that are too slow are looked for. */
const SLOWNESS_CHECK_MS = 1_000;

/** How long connections without a request may stay once the server closes: one that comes in is told to go. */
const FAREWELL_MS = 1_000;

/** The server's open connections, each with the answers that are under way on it. */
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

/** A proxy may name the whole URL in the request line (RFC 9112, 3.2.2); whose host it names does not matter here. */
function inOriginForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

export interface HttpServer {
  port: number;
  /**
   * Takes no new connection, and waits for the requests in flight. Each answer from now on ends its connection, so
   * that a client that keeps asking goes elsewhere; connections that ask for nothing are ended after a second.
   */
  close(): Promise<void>;
}

/** Serves the app; clients are bounded in time, so that slow headers and bodies do not hold a connection. */
export async function startHttpServer(
  app: RequestListener,
  { port, logger }: { port: number; logger: Logger },
): Promise<HttpServer> {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    connectionsCheckingInterval: SLOWNESS_CHECK_MS,
    // The app refuses what has none: Node's own answer has no body.
    requireHostHeader: false,
  });
  const connections = trackConnections(server);
  let closing = false;
  server.on('request', (request, response) => {
    if (closing) response.setHeader('Connection', 'close');
    request.url = inOriginForm(request.url ?? '');
  });
  server.on('request', app);
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1); Node's own answer has no body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => rejectTunnel(socket, logger));
  const unreadable = new WeakSet<Duplex>();
  server.on('clientError', (fault, socket) => {
    // What comes after the first fault is one as well.
    if (unreadable.has(socket)) return;
    unreadable.add(socket);
    // Requests that came whole are answered first: what follows them on the connection takes nothing from them.
    const whole = [...(connections.get(socket) ?? [])].filter(({ req }) => req.complete);
    void Promise.allSettled(whole.map((response) => once(response, 'close'))).then(() =>
      rejectMalformed(fault, socket, logger),
    );
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than proxies keep a connection (60 s mostly): who closes one that the other just sends on loses a request.
  server.keepAliveTimeout = 75_000;
  server.maxRequestsPerSocket = 10_000;
  server.listen(port);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      closing = true;
      for (const response of [...connections.values()].flatMap((underWay) => [...underWay])) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      // Not `server.close` yet, which would cut off connections that a request may be coming in on.
      await delay(connections.size === 0 ? 0 : FAREWELL_MS);
      const closed = once(server, 'close');
      server.close();
      for (const [socket, underWay] of connections) {
        if (underWay.size === 0) socket.destroy();
        for (const response of underWay) response.once('close', () => socket.end(() => socket.destroy()));
      }
      await closed;
    },
  };
}
