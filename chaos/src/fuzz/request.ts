/** How the bytes of a request reach the server. */
export type Delivery =
  /** At once. */
  | { kind: 'whole' }
  /** In packets, cut at these places (shares of the whole, in thousandths). */
  | { kind: 'split'; at: readonly number[] }
  /** So many times in a row on one connection, before the first answer. */
  | { kind: 'pipelined'; times: number }
  /** With more bytes right behind it. */
  | { kind: 'followed'; by: string }
  /** Only the beginning, then the client's end of the connection is closed, or all of it. */
  | { kind: 'cut'; at: number; how: 'end' | 'reset' }
  /** With bytes overwritten, each at a share of the whole in thousandths. */
  | { kind: 'corrupt'; edits: readonly { at: number; bytes: string }[] }
  /** These instead of a request. */
  | { kind: 'bytes'; bytes: string };

/** Characters of `latin1` stand for bytes; those beyond them, and the other encodings, are what their names say. */
type Encoding = 'utf8' | 'latin1' | 'utf16le';

export interface Body {
  text: string;
  encoding: Encoding;
  framing: 'length' | 'chunked';
}

/**
 * One request, as it is written on the wire. Text in double braces (`{{key 0}}`) stands for what is known only while
 * the service runs, so that a seed makes the same requests anywhere.
 */
export interface FuzzRequest {
  /** What it is aimed at, for the counts. */
  endpoint: string;
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Body | null;
  delivery: Delivery;
}

/** What the names in double braces stand for. */
export type Meaning = (name: string) => string;

/** Only these: a change may fall into the middle of a name, and what it leaves is plain text. */
const NAME = /\{\{((?:base|host|origin|webhook|domain|batch|cursor|key|refused|wrong)(?: [\w.-]+)?)\}\}/g;

/** The text with the names in it replaced by what they stand for. */
export function resolve(text: string, meaning: Meaning): string {
  return text.replace(NAME, (_whole, name: string) => meaning(name));
}

/** What the names in a request's text are. */
export function namesIn(request: FuzzRequest): Set<string> {
  const texts = [request.target, ...request.headers.flat(), request.body?.text ?? ''];
  if (request.delivery.kind === 'bytes') texts.push(request.delivery.bytes);
  return new Set(texts.flatMap((text) => [...text.matchAll(NAME)].map(([, name = '']) => name)));
}

/** Characters up to U+00FF as the byte that they stand for, all others as UTF-8. */
export function bytesOf(text: string): Buffer {
  const latin1 = text.replace(/[^\0-\xff]+/g, (wide) => Buffer.from(wide, 'utf8').toString('latin1'));
  return Buffer.from(latin1, 'latin1');
}

/** The body's bytes, before they are framed. */
export function bodyBytes({ text, encoding }: Body, meaning: Meaning): Buffer {
  const resolved = resolve(text, meaning);
  return encoding === 'latin1' ? bytesOf(resolved) : Buffer.from(resolved, encoding);
}

function framed(body: Body, meaning: Meaning): { header: readonly [string, string]; bytes: Buffer } {
  const bytes = bodyBytes(body, meaning);
  if (body.framing === 'length') return { header: ['Content-Length', String(bytes.length)], bytes };
  const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const chunks = [...(bytes.length === 0 ? [] : [chunk]), Buffer.from('0\r\n\r\n')];
  return { header: ['Transfer-Encoding', 'chunked'], bytes: Buffer.concat(chunks) };
}

/** The whole request as bytes, framed by its body, whatever its headers say of that themselves. */
export function requestBytes({ method, target, headers, body }: FuzzRequest, meaning: Meaning): Buffer {
  const framing = body === null ? null : framed(body, meaning);
  const all = framing === null ? headers : [...headers, framing.header];
  const head = [`${method} ${target} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([bytesOf(resolve(head.join('\r\n'), meaning)), framing?.bytes ?? Buffer.alloc(0)]);
}

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);
/** Headers that decide where a request ends, or what becomes of the connection. */
const OF_THE_CONNECTION = new Set([
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
/** Below the server's limit of a head, whatever the names in it stand for. */
const LARGEST_HEAD = 12_000;

/** Whether any server reads exactly one request in its bytes, where they come as they are. */
function isPlain({ method, target, headers }: FuzzRequest): boolean {
  return (
    METHODS.has(method) &&
    /^\/[!-~]*$/.test(resolve(target, () => '/')) &&
    target.length + headers.flat().join('').length < LARGEST_HEAD &&
    headers.every(
      ([name, value]) =>
        TOKEN.test(name) && !OF_THE_CONNECTION.has(name.toLowerCase()) && /^[\t -~\x80-\xff]*$/.test(value),
    ) &&
    headers.filter(([name]) => name.toLowerCase() === 'host').length === 1
  );
}

/** Whether the request can share a connection with others. */
export function sharesConnection(request: FuzzRequest): boolean {
  const { kind } = request.delivery;
  return (kind === 'whole' || kind === 'split') && isPlain(request);
}

/** Whether the server is sent what is written here, and nothing in the place of it. */
export function isAsWritten({ delivery: { kind } }: FuzzRequest): boolean {
  return kind !== 'corrupt' && kind !== 'bytes';
}

/** Whether the request gets its answer whatever else is sent: nothing in it leaves open where it ends. */
export function isWellFormed(request: FuzzRequest): boolean {
  return isAsWritten(request) && request.delivery.kind !== 'cut' && isPlain(request);
}

/** Whether a server may rightly wait for more of it. */
export function mayBeIncomplete({ delivery, headers }: FuzzRequest): boolean {
  return (
    delivery.kind === 'corrupt' ||
    delivery.kind === 'bytes' ||
    headers.some(
      ([name, value]) => OF_THE_CONNECTION.has(name.trim().toLowerCase()) || /[\r\n]/.test(name + value),
    )
  );
}
