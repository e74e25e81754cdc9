import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorResponse } from '@firmlens/contract';
import type { Logger } from '@firmlens/runtime';
import { API_VERSION } from './middleware/request-id';
import { SECURITY_HEADERS } from './middleware/security-headers';

interface Refusal {
  status: number;
  error: ErrorResponse['error'];
  message: string;
  allow?: string;
}

/** Responses to unreadable requests, by the parser's error code. */
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

const SECURITY_LINES = SECURITY_HEADERS.map(([name, value]) => `${name}: ${value}`);

/** Sends an error response in the standard shape, logs the request and closes the connection. */
function refuseAtSocket({ status, error, message, allow }: Refusal, socket: Duplex, logger: Logger): void {
  const response: ErrorResponse = { success: false, error, message, credits_used: 0 };
  const body = JSON.stringify(response);
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

/** Answers a request that the parser could not read. Such requests never reach the app. */
export function rejectMalformed(fault: NodeJS.ErrnoException, socket: Duplex, logger: Logger): void {
  if (!socket.writable || fault.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  refuseAtSocket(UNREADABLE[fault.code ?? ''] ?? MALFORMED, socket, logger);
}

/** Answers CONNECT, on which Node would hang up without a response. */
export function rejectTunnel(socket: Duplex, logger: Logger): void {
  // The client may disconnect before it has read the response.
  socket.on('error', () => socket.destroy());
  refuseAtSocket(TUNNEL, socket, logger);
}
