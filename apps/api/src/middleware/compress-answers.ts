import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

/** Smaller answers fit into one packet either way. */
const MIN_BYTES = 1_024;

type Encoding = 'gzip' | 'br';

/**
 * The cheapest levels. They halve company data at least, 6 KB of it in 25 µs; the next ones take twice as long for a
 * twentieth less. On the event loop, because handing so little to a thread costs more than the work.
 */
const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => gzipSync(bytes, { level: 1 }),
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

/** Returns the encoding that the client prefers; null for none. Among equals, the one that it names first. */
function acceptedEncoding(request: Request): Encoding | null {
  // Without the header, no encoding is as good as any (RFC 9110, 12.5.3), and costs nothing.
  if (request.headers['accept-encoding'] === undefined) return null;
  const encoding = request.acceptsEncodings(['gzip', 'br', 'identity']);
  return encoding === 'gzip' || encoding === 'br' ? encoding : null;
}

/** Returns a constant body in the encoding that the client prefers. Each form is made once, when it is first wanted. */
export function createConstantBody(
  bytes: Buffer,
): (request: Request) => { body: Buffer; encoding?: Encoding } {
  const forms = new Map<Encoding, Buffer>();
  return (request) => {
    const encoding = acceptedEncoding(request);
    if (encoding === null) return { body: bytes };
    const body = forms.get(encoding) ?? COMPRESS[encoding](bytes);
    forms.set(encoding, body);
    return { body, encoding };
  };
}

/**
 * Compresses bodies that are sent whole, if the client accepts it. What a handler writes piece by piece, such as
 * events, stays as it is. The length of a compressed body tells about its content to whoever can add text to it and
 * watch it pass (BREACH). Here nobody can make somebody else's client send a request, because keys are not sent on
 * their own as cookies are, and no body holds a key or a signing secret. The panel has cookies and is not compressed.
 */
export const compressAnswers: RequestHandler = (request, response, next) => {
  response.setHeader('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request);
  if (encoding !== null) compressBody(response, encoding);
  next();
};

function compressBody(response: Response, encoding: Encoding): void {
  const end = response.end.bind(response) as (...sent: unknown[]) => Response;
  response.end = ((body: unknown, ...rest: unknown[]) => {
    const isWhole = !response.headersSent && !response.hasHeader('Content-Encoding');
    const text = typeof body === 'string' ? Buffer.from(body) : body;
    if (!isWhole || !Buffer.isBuffer(text) || text.length <= MIN_BYTES) return end(body, ...rest);
    const compressed = COMPRESS[encoding](text);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', compressed.length);
    return end(compressed);
  }) as Response['end'];
}
