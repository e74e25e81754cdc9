import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createDeflate, createGzip, gzipSync } from 'node:zlib';
import { respondWith, homepageOnly, MB, rawSocket, repeated, sendForever, send } from './respond';

const HTML = { 'content-type': 'text/html' };
const OPENING = '<html><title>Acme</title><p>';
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

/** 100 MiB of zeros behind a compressor, generated as they are sent. */
function compressionBomb(coding: string, compressor: () => Transform): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { ...HTML, 'content-encoding': coding });
    const zeros = Readable.from(repeated(Buffer.alloc(16_384), 100 * MB)());
    const compressed = zeros.pipe(compressor());
    response.on('close', () => zeros.destroy());
    compressed.pipe(response);
  };
}

/** An endless gzip stream of empty blocks: it never yields a byte of content. */
function* emptyBlocks(): Generator<Buffer> {
  yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  const block = Buffer.from([0, 0, 0, 0xff, 0xff]);
  for (;;) yield Buffer.concat(Array.from({ length: 3_000 }, () => block));
}

/** Hosts that are hostile at the protocol level: bodies, content encodings, lengths, headers. */
export const WIRE_SITES: Readonly<Record<string, RequestListener>> = {
  'bomb-gzip.example': homepageOnly(compressionBomb('gzip', createGzip)),
  'bomb-brotli.example': homepageOnly(
    compressionBomb('br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
  ),
  'bomb-deflate.example': homepageOnly(compressionBomb('deflate', createDeflate)),
  'gzip-in-gzip.example': homepageOnly((_request, response) => {
    const twice = gzipSync(gzipSync(Buffer.alloc(10 * MB)));
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip, gzip' }).end(twice);
  }),
  'many-encodings.example': homepageOnly((_request, response) => {
    const codings = Array<string>(1_000).fill('gzip').join(', ');
    response.writeHead(200, { ...HTML, 'content-encoding': codings }).end(OPENING);
  }),
  'gzip-of-nothing.example': homepageOnly((_request, response) => {
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' });
    send(response, emptyBlocks());
  }),
  'gzip-cut-off.example': homepageOnly((_request, response) => {
    const complete = gzipSync(randomBytes(MB));
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(complete.subarray(0, 1_000));
  }),
  'gzip-that-is-none.example': homepageOnly((_request, response) => {
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(OPENING);
  }),
  'endless-body.example': homepageOnly(respondWith('text/html', repeated('word ', Infinity))),
  'endless-small-chunks.example': homepageOnly(
    rawSocket((socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
      sendForever(socket, '1\r\na\r\n'.repeat(2_000));
    }),
  ),
  'one-byte-a-second.example': homepageOnly((_request, response) => {
    response.writeHead(200, HTML).write('<');
    const timer = setInterval(() => response.write('b'), 1_000);
    response.on('close', () => clearInterval(timer));
  }),
  'huge-content-length.example': homepageOnly((_request, response) => {
    response.writeHead(200, { ...HTML, 'content-length': String(10 * 1024 * MB) });
    send(response, repeated('word ', Infinity)());
  }),
  'length-and-silence.example': homepageOnly((_request, response) => {
    response.writeHead(200, { ...HTML, 'content-length': String(10 * 1024 * MB) }).write(OPENING);
  }),
  'two-lengths.example': homepageOnly(
    rawSocket((socket) => socket.end(`${HEAD}content-length: 5\r\ncontent-length: 500\r\n\r\n${OPENING}`)),
  ),
  'hang-up-mid-body.example': homepageOnly(
    rawSocket((socket) =>
      socket.write(`${HEAD}content-length: 5000\r\n\r\n${OPENING}`, () => socket.destroy()),
    ),
  ),
  'chunked-garbage.example': homepageOnly(
    rawSocket((socket) =>
      socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n${'\xff'.repeat(5_000)}`),
    ),
  ),
  'endless-chunk-extension.example': homepageOnly(
    rawSocket((socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n5;`);
      sendForever(socket, 'a'.repeat(16_384));
    }),
  ),
  'endless-trailers.example': homepageOnly(
    rawSocket((socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n3\r\n<p>\r\n0\r\n`);
      sendForever(socket, `x-trailer: ${'a'.repeat(1_000)}\r\n`);
    }),
  ),
  'headers-100mb.example': homepageOnly(
    rawSocket((socket) => {
      socket.write(HEAD);
      sendForever(socket, `x-header: ${'a'.repeat(1_000)}\r\n`);
    }),
  ),
  'header-without-end.example': homepageOnly(
    rawSocket((socket) => {
      socket.write(`${HEAD}x-header: `);
      sendForever(socket, 'a'.repeat(16_384));
    }),
  ),
  'ten-thousand-headers.example': homepageOnly(
    rawSocket((socket) => {
      const headers = Array.from({ length: 10_000 }, (_, index) => `x-${index}: ${index}\r\n`).join('');
      socket.end(`${HEAD}${headers}\r\n${OPENING}`);
    }),
  ),
  'thousand-cookies.example': homepageOnly((_request, response) => {
    const cookies = Array.from({ length: 1_000 }, (_, index) => `a${index}=b`);
    response.writeHead(200, { ...HTML, 'set-cookie': cookies }).end(OPENING);
  }),
  'slow-headers.example': homepageOnly(
    rawSocket((socket) => {
      socket.write(HEAD);
      sendForever(socket, 'x', 500);
    }),
  ),
  'interim-flood.example': homepageOnly(
    rawSocket((socket) => sendForever(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100))),
  ),
  'silence.example': homepageOnly(rawSocket(() => undefined)),
  'not-http.example': homepageOnly(rawSocket((socket) => socket.end(randomBytes(5_000)))),
  'http2-resets.example': homepageOnly(
    rawSocket((socket) => {
      // A SETTINGS frame and endless RST_STREAM frames (CVE-2023-44487), although the client did not
      // negotiate HTTP/2.
      socket.write(Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]));
      sendForever(socket, Buffer.from([0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 8]));
    }),
  ),
  'two-answers.example': homepageOnly(
    rawSocket((socket) =>
      socket.end(`${HEAD}content-length: 3\r\n\r\n<p>HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi`),
    ),
  ),
};
