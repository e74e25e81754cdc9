import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '@firmlens/runtime';
import type { Response } from 'express';
import type { FileResponse } from './call';

/** The browser stopped the download. */
const isStopped = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends a file while it is made, no faster than the browser takes it. What fails before the first part is thrown.
 * After that the connection breaks, so that nobody takes half of the file for the whole.
 */
export async function sendFile(
  response: Response,
  type: string,
  { name, content }: FileResponse,
  logger: Logger,
): Promise<void> {
  const parts = content[Symbol.asyncIterator]();
  const first = await parts.next();
  async function* whole() {
    if (first.done !== true) yield first.value;
    yield* { [Symbol.asyncIterator]: () => parts };
  }
  // The name alone would decide the type.
  response.attachment(name).type(type);
  // The middlewares wait for the end of the response, too: more listeners than Node finds normal.
  response.setMaxListeners(20);
  try {
    await pipeline(Readable.from(whole(), { objectMode: false }), response);
  } catch (error) {
    if (!isStopped(error)) logger.error('a file could not be completed', { name, error });
  }
}
