import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';

/** Pieces of a body, made as they are sent: what is long on the wire is small here. */
export type Pieces = () => Iterable<string | Buffer>;

/** What a site has at its paths, without their queries; anything else is not found. */
export function site(paths: Readonly<Record<string, RequestListener>>): RequestListener {
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const answer = paths[path] ?? paths['*'];
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end();
    else answer(request, response);
  };
}

/** A site with a front page and nothing else. */
export function front(answer: RequestListener): RequestListener {
  return site({ '/': answer });
}

/** Sends a body piece by piece, as fast as it is taken. */
export function send(response: ServerResponse, pieces: Iterable<string | Buffer>): void {
  const body = Readable.from(pieces, { objectMode: true, highWaterMark: 1 });
  // Whoever hangs up has had enough.
  body.on('error', () => response.destroy());
  response.on('close', () => body.destroy());
  body.pipe(response);
}

/** An answer of that type. */
export function answer(type: string, pieces: Pieces, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': type, ...headers });
    send(response, pieces());
  };
}

/** An HTML page. */
export function page(...html: (string | Pieces)[]): RequestListener {
  return answer('text/html; charset=utf-8', function* () {
    for (const part of html) {
      if (typeof part === 'string') yield part;
      else yield* part();
    }
  });
}

/** A text over and over again, until so many bytes are sent. */
export function repeated(unit: string | Buffer, bytes: number): Pieces {
  return function* () {
    const once = Buffer.from(unit);
    const copies = Math.max(1, Math.floor(16_384 / once.length));
    const piece = Buffer.concat(Array.from({ length: copies }, () => once));
    for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
  };
}

/** Items that differ, made one by one. */
export function numbered(count: number, item: (index: number) => string): Pieces {
  return function* () {
    const together = 100;
    for (let at = 0; at < count; at += together) {
      yield Array.from({ length: Math.min(together, count - at) }, (_, index) => item(at + index)).join('');
    }
  };
}

/** Takes the connection over and says anything on it, past the HTTP server. */
export function raw(speak: (socket: Socket, request: IncomingMessage) => void): RequestListener {
  return (request, response) => {
    const { socket } = request;
    response.detachSocket(socket);
    socket.on('error', () => socket.destroy());
    speak(socket, request);
  };
}

/** Says a text again and again without end: as fast as it is taken, or once in so many ms. */
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
