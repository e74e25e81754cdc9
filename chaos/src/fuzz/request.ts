/** How the bytes of a request reach the server. */
export type Delivery =
  /** All bytes together. */
  | { kind: 'whole' }
  /** In packets, cut at these places (in thousandths of the whole). */
  | { kind: 'split'; at: readonly number[] }
  /** This many times in a row on one connection, before the first response. */
  | { kind: 'pipelined'; times: number }
  /** Followed immediately by more bytes. */
  | { kind: 'followed'; by: string }
  /** Only the beginning. Then the client closes its side of the connection, or resets it. */
  | { kind: 'cut'; at: number; how: 'end' | 'reset' }
  /** With bytes overwritten, each at a place in thousandths of the whole. */
  | { kind: 'corrupt'; edits: readonly { at: number; bytes: string }[] }
  /** These bytes instead of a request. */
  | { kind: 'bytes'; bytes: string };

/**
 * In `latin1`, a character up to U+00FF is one byte and any other is sent as UTF-8. The other encodings are
 * what their names say.
 */
type Encoding = 'utf8' | 'latin1' | 'utf16le';

export interface Body {
  text: string;
  encoding: Encoding;
  framing: 'length' | 'chunked';
}

/**
 * One request, as written on the wire. Placeholders in double braces (`{{key 0}}`) stand for what is known
 * only while the service runs, so that a seed generates the same requests anywhere.
 */
export interface FuzzRequest {
  /** The endpoint that the request is meant for, for the counts. */
  endpoint: string;
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Body | null;
  delivery: Delivery;
}

/** Resolves the placeholders in double braces. */
export type ResolvePlaceholder = (name: string) => string;

/**
 * Only these are placeholders. A change may fall into the middle of one, and what it leaves is plain text.
 */
const NAME =
  /\{\{((?:base|host|origin|webhook|domain|batch|list|watch|cursor|key|refused|wrong)(?: [\w.-]+)?)\}\}/g;

/** Returns the text with its placeholders resolved. */
export function resolve(text: string, meaning: ResolvePlaceholder): string {
  return text.replace(NAME, (_whole, name: string) => meaning(name));
}

/** Returns the placeholders in a request's text. */
export function placeholdersIn(request: FuzzRequest): Set<string> {
  const texts = [request.target, ...request.headers.flat(), request.body?.text ?? ''];
  if (request.delivery.kind === 'bytes') texts.push(request.delivery.bytes);
  return new Set(texts.flatMap((text) => [...text.matchAll(NAME)].map(([, name = '']) => name)));
}

/** Encodes characters up to U+00FF as the byte of that value, and all others as UTF-8. */
export function bytesOf(text: string): Buffer {
  const latin1 = text.replace(/[^\0-\xff]+/g, (wide) => Buffer.from(wide, 'utf8').toString('latin1'));
  return Buffer.from(latin1, 'latin1');
}

/** Returns the body's bytes, before they are framed. */
export function bodyBytes({ text, encoding }: Body, meaning: ResolvePlaceholder): Buffer {
  const resolved = resolve(text, meaning);
  return encoding === 'latin1' ? bytesOf(resolved) : Buffer.from(resolved, encoding);
}

function framed(
  body: Body,
  meaning: ResolvePlaceholder,
): { header: readonly [string, string]; bytes: Buffer } {
  const bytes = bodyBytes(body, meaning);
  if (body.framing === 'length') return { header: ['Content-Length', String(bytes.length)], bytes };
  const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const chunks = [...(bytes.length === 0 ? [] : [chunk]), Buffer.from('0\r\n\r\n')];
  return { header: ['Transfer-Encoding', 'chunked'], bytes: Buffer.concat(chunks) };
}

/**
 * Returns the whole request as bytes. The body determines the framing, whatever the request's own headers
 * say.
 */
export function requestBytes(
  { method, target, headers, body }: FuzzRequest,
  meaning: ResolvePlaceholder,
): Buffer {
  const framing = body === null ? null : framed(body, meaning);
  const all = framing === null ? headers : [...headers, framing.header];
  const head = [`${method} ${target} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([bytesOf(resolve(head.join('\r\n'), meaning)), framing?.bytes ?? Buffer.alloc(0)]);
}

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);
/** Headers that decide where a request ends, or what happens to the connection. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'te',
  'trailer',
  'keep-alive',
  'proxy-connection',
]);
/** Below the server's limit for a head, whatever its placeholders stand for. */
const LARGEST_HEAD = 12_000;

/** Whether every server reads exactly one request from its bytes, if they arrive unchanged. */
function isPlain({ method, target, headers }: FuzzRequest): boolean {
  return (
    METHODS.has(method) &&
    /^\/[!-~]*$/.test(resolve(target, () => '/')) &&
    target.length + headers.flat().join('').length < LARGEST_HEAD &&
    headers.every(
      ([name, value]) =>
        TOKEN.test(name) && !CONNECTION_HEADERS.has(name.toLowerCase()) && /^[\t -~\x80-\xff]*$/.test(value),
    ) &&
    headers.filter(([name]) => name.toLowerCase() === 'host').length === 1
  );
}

/** Whether the request can share a connection with others. */
export function sharesConnection(request: FuzzRequest): boolean {
  const { kind } = request.delivery;
  return (kind === 'whole' || kind === 'split') && isPlain(request);
}

/** Whether the server is sent what is written here, not something in its place. */
export function isAsWritten({ delivery: { kind } }: FuzzRequest): boolean {
  return kind !== 'corrupt' && kind !== 'bytes';
}

/** Whether the request must get its response, whatever else is sent: it is clear where it ends. */
export function isWellFormed(request: FuzzRequest): boolean {
  return isAsWritten(request) && request.delivery.kind !== 'cut' && isPlain(request);
}

/** Whether a server may rightly wait for more bytes. */
export function mayBeIncomplete({ delivery, headers }: FuzzRequest): boolean {
  return (
    delivery.kind === 'corrupt' ||
    delivery.kind === 'bytes' ||
    headers.some(
      ([name, value]) => CONNECTION_HEADERS.has(name.trim().toLowerCase()) || /[\r\n]/.test(name + value),
    )
  );
}
