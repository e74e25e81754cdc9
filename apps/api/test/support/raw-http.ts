import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ApiResponse } from './client';

/** An HTTP answer as it came. */
export interface RawResponse extends ApiResponse {
  text: string;
}

/** A request, written as it is: nothing in it is encoded, folded or left out. */
export interface RawRequest {
  method?: string;
  /** Below the base path; `target` in its place is the whole request target. */
  path?: string;
  target?: string;
  /** Header lines without their ends, beside those every request has. */
  headers?: readonly string[];
  body?: string | Buffer;
}

/** The request's bytes. A body gets its length, unless the headers frame it. */
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

/** Writes bytes to the server and reads what it says until it hangs up. */
export async function sendRawRequest(port: number, bytes: string | Buffer): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return parseAnswer(await buffer(socket));
}

/** Reads an answer whose body has a length, or none. */
function parseAnswer(bytes: Buffer): RawResponse {
  const answer = bytes.toString('utf8');
  const end = answer.indexOf('\r\n\r\n');
  const [status = '', ...lines] = answer.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const text = answer.slice(end + 4);
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(status)?.[1]), headers, text, body };
}
