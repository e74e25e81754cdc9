import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';

/**
 * Pieces of a body, generated as they are sent. A body that is large on the wire takes little memory here.
 */
export type BodyGenerator = () => Iterable<string | Buffer>;

/**
 * Routes requests by path, ignoring the query. `*` matches any other path. Without it, other paths get 404.
 */
export function site(paths: Readonly<Record<string, RequestListener>>): RequestListener {
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const body = paths[path] ?? paths['*'];
    if (body === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end();
    else body(request, response);
  };
}

/** A site with a homepage and nothing else. */
export function homepageOnly(response: RequestListener): RequestListener {
  return site({ '/': response });
}

/** Sends a body piece by piece, as fast as the client reads it. */
export function send(response: ServerResponse, pieces: Iterable<string | Buffer>): void {
  const body = Readable.from(pieces, { objectMode: true, highWaterMark: 1 });
  // The client hung up.
  body.on('error', () => response.destroy());
  response.on('close', () => body.destroy());
  body.pipe(response);
}

/** Responds with a body of the given content type. */
export function respondWith(
  type: string,
  pieces: BodyGenerator,
  headers: Record<string, string> = {},
): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': type, ...headers });
    send(response, pieces());
  };
}

/** Responds with an HTML page. */
export function page(...html: (string | BodyGenerator)[]): RequestListener {
  return respondWith('text/html; charset=utf-8', function* () {
    for (const part of html) {
      if (typeof part === 'string') yield part;
      else yield* part();
    }
  });
}

/** Repeats a text until at least `bytes` bytes are sent. */
export function repeated(unit: string | Buffer, bytes: number): BodyGenerator {
  return function* () {
    const bytesOfUnit = Buffer.from(unit);
    const copies = Math.max(1, Math.floor(16_384 / bytesOfUnit.length));
    const piece = Buffer.concat(Array.from({ length: copies }, () => bytesOfUnit));
    for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
  };
}

/** Generates `count` different items. */
export function numbered(count: number, item: (index: number) => string): BodyGenerator {
  return function* () {
    const perChunk = 100;
    for (let at = 0; at < count; at += perChunk) {
      yield Array.from({ length: Math.min(perChunk, count - at) }, (_, index) => item(at + index)).join('');
    }
  };
}

/** Takes the socket over from the HTTP server, to write arbitrary bytes to it. */
export function rawSocket(write: (socket: Socket, request: IncomingMessage) => void): RequestListener {
  return (request, response) => {
    const { socket } = request;
    response.detachSocket(socket);
    socket.on('error', () => socket.destroy());
    write(socket, request);
  };
}

/** Writes a text forever: as fast as the client reads it, or once every `everyMs` milliseconds. */
export function sendForever(socket: Socket, text: string | Buffer, everyMs?: number): void {
  if (everyMs !== undefined) {
    const timer = setInterval(() => socket.write(text), everyMs);
    socket.on('close', () => clearInterval(timer));
    return;
  }
  const more = () => {
    while (!socket.destroyed && socket.write(text));
  };
  socket.on('drain', more);
  more();
}

export const MB = 1024 * 1024;
