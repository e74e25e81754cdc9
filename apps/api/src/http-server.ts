import { once } from 'node:events';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
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

/** A server whose clients are bounded in time: slow headers and bodies must not hold a connection. */
export async function listen(app: RequestListener, port: number): Promise<Server> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, app);
  server.on('clientError', answerUnreadable);
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
  server.maxRequestsPerSocket = 10_000;
  server.listen(port);
  await once(server, 'listening');
  return server;
}

/** Takes no new connection, and waits for the requests in flight. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}
