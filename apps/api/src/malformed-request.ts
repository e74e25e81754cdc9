import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '@firmlens/contract';
import type { Logger } from '@firmlens/runtime';
import { API_VERSION } from './middleware/request-id';
import { securityHeaders } from './middleware/security-headers';

interface Refusal {
  status: number;
  error: ErrorAnswer['error'];
  message: string;
  allow?: string;
}

/** What cannot be read as a request, by the parser's code. */
const UNREADABLE: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: 'payload_too_large',
    message: 'The request headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: 'invalid_parameter',
    message: 'The request took too long to arrive.',
  },
};
const MALFORMED: Refusal = {
  status: 400,
  error: 'invalid_parameter',
  message: 'This is not a valid HTTP request.',
};
const TUNNEL: Refusal = {
  status: 405,
  error: 'method_not_allowed',
  message: 'CONNECT is not allowed here.',
  allow: 'GET, HEAD, POST',
};

/** The lines of the headers that every answer has, as the app's own have them. */
function securityLines(): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => `${name}: ${String(value)}`);
}
const SECURITY_LINES = securityLines();

/** Answers in the one shape of errors, writes the line of the log, and closes the connection. */
function refuseAtSocket({ status, error, message, allow }: Refusal, socket: Duplex, logger: Logger): void {
  const answer: ErrorAnswer = { success: false, error, message, credits_used: 0 };
  const body = JSON.stringify(answer);
  const requestId = randomUUID();
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    `X-API-Version: ${API_VERSION}`,
    'Cache-Control: no-store',
    ...SECURITY_LINES,
    ...(allow === undefined ? [] : [`Allow: ${allow}`]),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  logger.info('request', { request_id: requestId, status, error });
}

/** Answers what the parser could not read, which never reaches the app. */
export function rejectMalformed(fault: NodeJS.ErrnoException, socket: Duplex, logger: Logger): void {
  if (!socket.writable || fault.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  refuseAtSocket(UNREADABLE[fault.code ?? ''] ?? MALFORMED, socket, logger);
}

/** Answers CONNECT, which Node would hang up on without a word. */
export function rejectTunnel(socket: Duplex, logger: Logger): void {
  // The client may be gone before it has read the answer.
  socket.on('error', () => socket.destroy());
  refuseAtSocket(TUNNEL, socket, logger);
}
