import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A response as received. */
export interface HttpResponse {
  status: number;
  /** Names in lower case, in the order received. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Not compressed. */
  body: Buffer;
}

/**
 * The result of reading so far: a response with the bytes after it, or that more must come, or that this is
 * not HTTP.
 */
type Reading = { response: HttpResponse; rest: Buffer } | 'incomplete' | 'unreadable';

const HEAD_END = '\r\n\r\n';
const STATUS_LINE = /^HTTP\/1\.[01] ([1-5]\d\d)(?: |$)/;

/** Returns the values of a header, in the order received. */
export function headerValues({ headers }: Pick<HttpResponse, 'headers'>, name: string): string[] {
  return headers.filter(([found]) => found === name).map(([, value]) => value);
}

function readHead(text: string): Pick<HttpResponse, 'status' | 'headers'> | null {
  const [first = '', ...lines] = text.split('\r\n');
  const status = Number(STATUS_LINE.exec(first)?.[1]);
  if (Number.isNaN(status)) return null;
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return colon < 1 ? null : ([line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const);
  });
  return headers.every((header) => header !== null) ? { status, headers } : null;
}

function readChunks(bytes: Buffer): { body: Buffer; rest: Buffer } | 'incomplete' | 'unreadable' {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd === -1) return 'incomplete';
    const size = bytes.toString('latin1', at, lineEnd);
    if (!/^[0-9a-f]{1,7}$/i.test(size)) return 'unreadable';
    const start = lineEnd + 2;
    const end = start + parseInt(size, 16);
    if (bytes.length < end + 2) return 'incomplete';
    if (bytes.toString('latin1', end, end + 2) !== '\r\n') return 'unreadable';
    if (start === end) return { body: Buffer.concat(chunks), rest: bytes.subarray(end + 2) };
    chunks.push(bytes.subarray(start, end));
    at = end + 2;
  }
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Returns a response with its body as it was before it was compressed. */
function complete(head: Pick<HttpResponse, 'status' | 'headers'>, body: Buffer, rest: Buffer): Reading {
  const [coding] = headerValues(head, 'content-encoding');
  const decode = coding === undefined ? (bytes: Buffer) => bytes : DECODERS[coding];
  try {
    return decode === undefined ? 'unreadable' : { response: { ...head, body: decode(body) }, rest };
  } catch {
    return 'unreadable';
  }
}

/**
 * Reads the first response in these bytes and skips interim ones (1xx). `hasBody` is false for the response
 * to HEAD. `ended` means that the server has closed the connection, which ends a body without a length.
 */
export function readResponse(bytes: Buffer, hasBody: boolean, ended: boolean): Reading {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd === -1) {
    const isHttp = 'HTTP/1.'.startsWith(bytes.toString('latin1', 0, 7));
    return isHttp && !ended ? 'incomplete' : 'unreadable';
  }
  const head = readHead(bytes.toString('latin1', 0, headEnd));
  if (head === null) return 'unreadable';
  const rest = bytes.subarray(headEnd + HEAD_END.length);
  if (head.status < 200) return rest.length === 0 ? 'incomplete' : readResponse(rest, hasBody, ended);
  const [length] = headerValues(head, 'content-length');
  if (!hasBody || head.status === 204 || head.status === 304) {
    return { response: { ...head, body: Buffer.alloc(0) }, rest };
  }
  if (headerValues(head, 'transfer-encoding').at(-1) === 'chunked') {
    const read = readChunks(rest);
    return typeof read === 'string' ? read : complete(head, read.body, read.rest);
  }
  if (length === undefined) {
    return ended ? complete(head, rest, Buffer.alloc(0)) : 'incomplete';
  }
  const end = Number(length);
  if (!Number.isSafeInteger(end)) return 'unreadable';
  if (rest.length < end) return ended ? 'unreadable' : 'incomplete';
  return complete(head, rest.subarray(0, end), rest.subarray(end));
}
