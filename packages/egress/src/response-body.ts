import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { EgressError } from './egress-error';

export interface BodyLimits {
  /** The most bytes to return, after decompression. */
  maxBytes: number;
  /** If set, the body never fails: see `EgressRequest`. */
  bodyTimeoutMs?: number | undefined;
}

export interface ResponseBody {
  body: Buffer;
  truncated: boolean;
}

/** How much longer an encoded body may be than `maxBytes`. Ends a flood of empty blocks. */
const CODING_OVERHEAD = 64 * 1024;
const FIRST_ALLOCATION = 16 * 1024;

/**
 * Reads and decodes a body. A body that is too long or breaks off is `truncated`. One whose encoding is not a
 * single gzip, deflate or br is a `bad_answer`. An `EgressError` that destroyed the stream is thrown
 * unchanged.
 */
export function readBody(
  stream: Readable,
  contentEncoding: readonly string[],
  { maxBytes, bodyTimeoutMs }: BodyLimits,
): Promise<ResponseBody> {
  return new Promise((resolve, reject) => {
    const collected = createByteCollector(maxBytes);
    let received = 0;
    let decoder: Transform | null = null;
    let broken = false;
    const timer = bodyTimeoutMs === undefined ? undefined : setTimeout(() => finish(true), bodyTimeoutMs);

    function stop(): void {
      clearTimeout(timer);
      stream.destroy();
      decoder?.destroy();
    }
    function finish(truncated: boolean): void {
      stop();
      resolve({ body: collected.bytes(), truncated });
    }
    function fail(error: EgressError): void {
      if (bodyTimeoutMs !== undefined && error.code !== 'aborted') return finish(true);
      stop();
      reject(error);
    }
    function keep(chunk: Buffer): void {
      if (!collected.add(chunk)) finish(true);
    }
    function startDecoder(chunk: Buffer): Transform {
      return createDecoder(contentEncoding, chunk)
        .on('data', keep)
        .on('end', () => finish(broken))
        .on('error', (error: NodeJS.ErrnoException) => {
          // Z_BUF_ERROR: the encoded stream ended before it was complete.
          if (error.code === 'Z_BUF_ERROR') finish(true);
          else fail(new EgressError('bad_answer', 'the body cannot be decoded', { cause: error }));
        });
    }
    function decode(chunk: Buffer): void {
      received += chunk.length;
      if (received > maxBytes + CODING_OVERHEAD) return finish(true);
      try {
        decoder ??= startDecoder(chunk);
      } catch (error) {
        return fail(error as EgressError);
      }
      decoder.write(chunk);
    }
    function end(): void {
      if (decoder === null) finish(broken);
      else decoder.end();
    }

    stream
      .on('data', codings(contentEncoding).length === 0 ? keep : decode)
      .on('end', end)
      .on('error', (error) => {
        if (error instanceof EgressError) return fail(error);
        broken = true;
        end();
      });
  });
}

function codings(contentEncoding: readonly string[]): string[] {
  return contentEncoding
    .flatMap((value) => value.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/** `deflate` means the zlib format, but many servers send raw deflate. The first byte tells them apart. */
function createDecoder(contentEncoding: readonly string[], { 0: first = 0 }: Buffer): Transform {
  const [coding, ...more] = codings(contentEncoding);
  if (more.length > 0) throw new EgressError('bad_answer', 'the body has more than one content coding');
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip();
  if (coding === 'br') return createBrotliDecompress();
  if (coding === 'deflate') return (first & 0x0f) === 8 ? createInflate() : createInflateRaw();
  throw new EgressError('bad_answer', 'the body has an unsupported content coding');
}

/** Collects bytes by copying, so a body that arrives a byte at a time costs no more than any other. */
function createByteCollector(maxBytes: number): { add: (chunk: Buffer) => boolean; bytes: () => Buffer } {
  let buffer = Buffer.allocUnsafe(Math.min(maxBytes, FIRST_ALLOCATION));
  let length = 0;
  return {
    /** Returns false if part of the chunk did not fit. */
    add(chunk) {
      const newLength = Math.min(length + chunk.length, maxBytes);
      if (newLength > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.min(Math.max(newLength, buffer.length * 2), maxBytes));
        buffer.copy(larger, 0, 0, length);
        buffer = larger;
      }
      const copied = chunk.copy(buffer, length, 0, newLength - length);
      length = newLength;
      return copied === chunk.length;
    },
    bytes: () => buffer.subarray(0, length),
  };
}
