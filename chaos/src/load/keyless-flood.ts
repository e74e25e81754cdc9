/**
 * A process that floods an API without a valid key: `keyless-flood.js PORT SOCKETS`. Its connections pipeline
 * requests, read no answer, and come back when they are closed.
 */
import { createConnection } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { unknownKey } from '@firmlens/testkit';

const PIPELINED = 1_400;
const RECONNECT_AFTER_MS = 20;
/** A connection that reads nothing notices only when it writes that it was closed. */
const WRITE_EVERY_MS = 500;

const get = (path: string, headers = '') => `GET /api/v1${path} HTTP/1.1\r\nHost: api\r\n${headers}\r\n`;
const FLOODS = [
  Buffer.from(get('/openapi.json').repeat(PIPELINED)),
  Buffer.from(get('/health').repeat(PIPELINED)),
  Buffer.from(
    Array.from({ length: PIPELINED }, () => get('/account/info', `X-API-Key: ${unknownKey()}\r\n`)).join(''),
  ),
];

async function flood(port: number, requests: Buffer): Promise<never> {
  for (;;) {
    const socket = createConnection(port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.pause();
    socket.write(requests);
    const writing = setInterval(() => socket.write(requests), WRITE_EVERY_MS);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(writing);
    await delay(RECONNECT_AFTER_MS);
  }
}

const [port, sockets] = [Number(process.argv[2]), Number(process.argv[3])];
for (let number = 0; number < sockets; number += 1) {
  const requests = FLOODS[number % FLOODS.length];
  if (requests) void flood(port, requests);
}
