import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@firmlens/runtime';
import type { MessageClasses } from './express-messages';
import { createAddressRanges } from './edge/client-network';
import { guardConnections } from './edge/connections';
import { CONNECTION_LIMITS, type ConnectionLimits } from './edge/limits';
import { createTally } from './edge/tally';
import { closeUnread } from './edge/unread-answers';
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

interface HttpServerOptions {
  port: number;
  logger: Logger;
  /** What requests and responses are objects of. Default: Node's own classes. */
  messages?: MessageClasses;
  /** Proxies whose connections belong to many clients. None by default. */
  trustProxy?: readonly string[];
  /** Whether the first bytes of a connection show a customer. Others wait while many connections open. */
  isCustomer?: (head: string) => boolean;
  limits?: Partial<ConnectionLimits>;
}

/**
 * Serves requests. They have time limits, so slow headers and bodies cannot hold a connection, and
 * connections have limits on what they may keep waiting.
 */
export async function startHttpServer(
  serve: RequestListener,
  {
    port,
    logger,
    messages,
    trustProxy = [],
    isCustomer = () => false,
    limits: otherLimits,
  }: HttpServerOptions,
): Promise<HttpServer> {
  const limits = { ...CONNECTION_LIMITS, ...otherLimits };
  const server = createServer({
    ...messages,
    maxHeaderSize: MAX_HEADER_BYTES,
    connectionsCheckingInterval: SLOW_CLIENT_CHECK_MS,
    // The app rejects requests without a Host header. Node's own response has no body.
    requireHostHeader: false,
  });
  let closing = false;
  const connections = guardConnections(server, {
    limits,
    isProxy: createAddressRanges(trustProxy),
    isCustomer,
    run(request, response) {
      if (closing && !response.headersSent) response.setHeader('Connection', 'close');
      request.url = toOriginForm(request.url ?? '');
      serve(request, response);
    },
    onReset: createTally(logger),
  });
  const stopChecks = closeUnread(connections, limits);
  // Unknown expectations may be ignored (RFC 9110, 10.1.1). Node's own response has no body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => {
    connections.stopParsing(socket);
    rejectTunnel(socket, logger);
  });
  function refuse(fault: NodeJS.ErrnoException, socket: Duplex): void {
    const connection = connections.stopParsing(socket);
    // Whatever follows the first parse error causes another.
    if (connection === undefined) return;
    // Complete requests get their responses first. The malformed bytes after them on the connection must
    // not affect them.
    const complete = connection.unanswered.filter(({ req }) => req.complete);
    void Promise.allSettled(complete.map((response) => once(response, 'close'))).then(() =>
      rejectMalformed(fault, socket, logger),
    );
  }
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    if (fault.code !== 'ERR_HTTP_REQUEST_TIMEOUT') refuse(fault, socket);
    else void connections.hasArrived(socket).then((has) => has || refuse(fault, socket));
  });
  server.headersTimeout = limits.headMs;
  server.requestTimeout = limits.requestMs;
  // Nothing was read or written for this long, neither by the client nor by us.
  server.timeout = limits.stalledMs;
  server.keepAliveTimeout = limits.stalledMs;
  server.maxRequestsPerSocket = 10_000;
  // New clients queue in the kernel rather than try again after a second.
  server.listen({ port, backlog: limits.connections });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      closing = true;
      const open = [...connections.all()];
      for (const response of open.flatMap(({ unanswered }) => unanswered)) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      // Not `server.close` yet: it would cut off connections on which a request may be arriving.
      await delay(open.length === 0 ? 0 : IDLE_GRACE_MS);
      const closed = once(server, 'close');
      server.close();
      for (const { socket, unanswered } of connections.all()) {
        if (unanswered.length === 0) socket.destroy();
        for (const response of unanswered) response.once('close', () => socket.end(() => socket.destroy()));
      }
      await closed;
      stopChecks();
    },
  };
}
