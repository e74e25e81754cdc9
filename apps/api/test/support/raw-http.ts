import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ApiResponse } from './client';

/** An HTTP response with its unparsed body. */
export interface RawResponse extends ApiResponse {
  text: string;
}

/** A request that is sent as written: nothing is encoded, folded or left out. */
export interface RawRequest {
  method?: string;
  /** Path below the base path. `target` replaces it with a whole request target. */
  path?: string;
  target?: string;
  /** Header lines without line ends, in addition to those of every request. */
  headers?: readonly string[];
  body?: string | Buffer;
}

/** Serialises a request. A body gets a Content-Length unless the headers frame it. */
export function serializeRequest({
  method = 'GET',
  path = '',
  target,
  headers = [],
  body,
}: RawRequest): Buffer {
  const isFramed = headers.some((line) => /^(content-length|transfer-encoding):/i.test(line));
  const bytes = Buffer.from(body ?? '');
  const head = [
    `${method} ${target ?? `/api/v1${path}`} HTTP/1.1`,
    'Connection: close',
    ...(headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: 127.0.0.1']),
    ...(body === undefined || isFramed ? [] : [`Content-Length: ${bytes.length}`]),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
}

/** Sends bytes to the server and reads its response until it disconnects. */
export async function sendRawRequest(port: number, bytes: string | Buffer): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return parseResponse(await buffer(socket));
}

/** Parses a response whose body has a Content-Length, or that has no body. */
function parseResponse(bytes: Buffer): RawResponse {
  const response = bytes.toString('utf8');
  const end = response.indexOf('\r\n\r\n');
  const [status = '', ...lines] = response.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const text = response.slice(end + 4);
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(status)?.[1]), headers, text, body };
}
