import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { FileResponse } from './call';

/**
 * Sends a file while it is made, no faster than the browser takes it. If it cannot be completed, the connection
 * breaks, so that nobody takes half of it for the whole.
 */
export async function sendFile(
  response: Response,
  type: string,
  { name, content }: FileResponse,
): Promise<void> {
  const body = content[Symbol.asyncIterator]();
  // What fails at the start still gets an error response.
  const first = await body.next();
  response.type(type).attachment(name);
  async function* whole() {
    if (first.done !== true) yield first.value;
    yield* { [Symbol.asyncIterator]: () => body };
  }
  await pipeline(Readable.from(whole(), { objectMode: false }), response);
}
