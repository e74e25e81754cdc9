import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorAnswer } from '@firmlens/contract';

/** Largest head of a request, in bytes; a larger one is answered 431. */
const MAX_HEADER_BYTES = 16_384;

/** What cannot be read as a request, by the parser's code: it never reaches the app, and gets its answer here. */
const UNREADABLE: Readonly<Record<string, { status: number; error: ErrorAnswer['error']; message: string }>> =
  {
    HPE_HEADER_OVERFLOW: {
      status: 431,
      error: 'payload_too_large',
      message: 'The head of the request is too large.',
    },
    ERR_HTTP_REQUEST_TIMEOUT: {
      status: 408,
      error: 'invalid_parameter',
      message: 'The request came too slowly.',
    },
  };
const MALFORMED = {
  status: 400,
  error: 'invalid_parameter',
  message: 'This is not a valid HTTP request.',
} as const;

/** Answers what Node could not read in the one shape of errors, and closes the connection. */
function answerUnreadable(fault: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || fault.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, error, message } = UNREADABLE[fault.code ?? ''] ?? MALFORMED;
  const answer: ErrorAnswer = { success: false, error, message, credits_used: 0 };
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** How long connections without a request may stay once the server closes: one that comes in is told to go. */
const FAREWELL_MS = 1_000;

/** The server's open connections, each with the answers that are under way on it. */
function trackConnections(server: Server): ReadonlyMap<Socket, ReadonlySet<ServerResponse>> {
  const connections = new Map<Socket, Set<ServerResponse>>();
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

export interface HttpServer {
  port: number;
  /**
   * Takes no new connection, and waits for the requests in flight. Each answer from now on ends its connection, so
   * that a client that keeps asking goes elsewhere; connections that ask for nothing are ended after a second.
   */
  close(): Promise<void>;
}

/** Serves the app; clients are bounded in time, so that slow headers and bodies do not hold a connection. */
export async function startHttpServer(app: RequestListener, port: number): Promise<HttpServer> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES });
  const connections = trackConnections(server);
  let closing = false;
  server.on('request', (_request, response) => {
    if (closing) response.setHeader('Connection', 'close');
  });
  server.on('request', app);
  server.on('clientError', answerUnreadable);
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
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
        for (const response of underWay) response.once('close', () => socket.destroySoon());
      }
      await closed;
    },
  };
}
