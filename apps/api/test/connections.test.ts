import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { createLogger } from '@firmlens/runtime';
import { waitUntil } from '@firmlens/testkit';
import express from 'express';
import { markCustomerConnection } from '../src/edge/customers';
import type { ConnectionLimits } from '../src/edge/limits';
import { type HttpServer, startHttpServer } from '../src/http-server';
import { closeConnections, openConnection, type RawConnection } from './support/raw-connection';

/** Larger than what the kernel holds for a connection. */
const LARGE = Buffer.alloc(33_554_432, 'x');
/** How long `/slow` keeps the server from all else. Node looks for late requests once a second. */
const BUSY_MS = 1_100;

let server: HttpServer | undefined;
/** The paths of the requests that began, in order. */
let begun: string[];
/** Responses to `/held`, which the test sends. */
let held: ServerResponse[];
/** Responses to `/large`. */
let large: ServerResponse[];

async function start(limits: Partial<ConnectionLimits> = {}, trustProxy: string[] = []): Promise<number> {
  begun = [];
  held = [];
  large = [];
  const app = express();
  app.use((request, _response, next) => {
    begun.push(request.url);
    next();
  });
  app.get('/held', (_request, response) => void held.push(response));
  app.get('/large', (_request, response) => {
    large.push(response);
    response.send(LARGE);
  });
  app.get('/slow', (_request, response) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
    response.send('done');
  });
  app.get('/customer', (request, response) => {
    markCustomerConnection(request.socket);
    response.send('welcome');
  });
  app.use((request, response) => void response.send(`answer to ${request.url}`));
  const destination = new Writable({ write: (_line, _encoding, done) => done() });
  const logger = createLogger({ service: 'api', level: 'error', destination });
  const isCustomer = (head: string) => head.startsWith('GET /customer');
  server = await startHttpServer(app, { port: 0, logger, limits, trustProxy, isCustomer });
  return server.port;
}
afterEach(async () => {
  closeConnections();
  await server?.close();
  server = undefined;
});

/** Reads a connection that the server has closed to its end. Returns how much was read. */
async function restOf(connection: RawConnection | undefined): Promise<number> {
  connection?.socket.resume();
  await connection?.closed;
  return connection?.received().length ?? 0;
}

describe('requests on one connection', () => {
  it('run one after the other and are answered in order', async () => {
    const connection = await openConnection(await start());
    connection.send('/held');
    connection.send('/second');
    connection.send('/third');
    const other = await openConnection(server?.port ?? 0);
    other.send('/other');
    await other.responses(1);
    expect(begun).toEqual(['/held', '/other']);
    held[0]?.end('first');
    await connection.responses(3);
    expect(connection.received().match(/first|answer to .(second|third)/g)).toEqual([
      'first',
      'answer to /second',
      'answer to /third',
    ]);
    connection.socket.destroy();
    other.socket.destroy();
  });

  it('may be 16 at a time', async () => {
    const connection = await openConnection(await start());
    connection.send('/held');
    connection.send('/next', 15);
    await waitUntil(() => held.length > 0, { what: 'the first request' });
    held[0]?.end('first');
    await connection.responses(16);
    expect(begun).toHaveLength(16);
    connection.socket.destroy();
  });

  it('close it at the 17th that is not answered, and nothing more of it runs', async () => {
    const connection = await openConnection(await start());
    connection.send('/held');
    connection.send('/next', 1_400);
    await connection.closed;
    held[0]?.end('first');
    expect(begun).toEqual(['/held']);
  });

  it('of strangers wait for each other after an offence from their address, those of a customer do not', async () => {
    const port = await start();
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setInterval'] });
    try {
      const offender = await openConnection(port);
      offender.send('/held', 17);
      await offender.closed;
      const first = await openConnection(port);
      first.send('/first');
      await first.responses(1);
      const second = await openConnection(port);
      second.send('/second');
      const customer = await openConnection(port);
      customer.send('/customer');
      await customer.responses(1);
      expect(begun).toEqual(['/held', '/first', '/customer']);
      jest.advanceTimersByTime(5);
      await second.responses(1);
      for (const { socket } of [first, second, customer]) socket.destroy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('of strangers may not wait behind others while their address floods, those of a customer may', async () => {
    const port = await start();
    for (let offence = 0; offence < 20; offence += 1) {
      const offender = await openConnection(port);
      offender.send('/held', 17);
      await offender.closed;
    }
    const stranger = await openConnection(port);
    stranger.socket.write('GET /held HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n');
    await waitUntil(() => held.length === 21, { what: 'its first request' });
    held.at(-1)?.end('first');
    await Promise.race([stranger.closed, stranger.responses(2)]);
    expect(begun).not.toContain('/next');
    const customer = await openConnection(port);
    customer.send('/customer', 16);
    await customer.responses(16);
    customer.socket.destroy();
  });

  it('may not wait behind others while too many wait on all connections', async () => {
    const port = await start({ unansweredInAll: 3 });
    const first = await openConnection(port);
    first.send('/held');
    first.send('/next', 2);
    await waitUntil(() => held.length === 1, { what: 'the first request' });
    const single = await openConnection(port);
    single.send('/single');
    await single.responses(1);
    const waiting = await openConnection(port);
    waiting.send('/held');
    waiting.send('/next');
    await waiting.closed;
    held[0]?.end('first');
    await first.responses(3);
    single.send('/single', 3);
    await single.responses(4);
    for (const { socket } of [first, single]) socket.destroy();
  });

  it('are not lost if the answer before them takes long to leave', async () => {
    const connection = await openConnection(await start());
    const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(500)}\r\n\r\n`;
    const paths = Array.from({ length: 10 }, (_, index) => `/next-${index}`);
    connection.socket.write(['/large', ...paths].map(request).join(''));
    await waitUntil(() => connection.received().endsWith('answer to /next-9'), { what: 'the last answer' });
    expect(connection.received().match(/(?<=answer to )\/next-\d/g)).toEqual(paths);
    connection.socket.destroy();
  });

  it('may be more than 16 in all', async () => {
    const connection = await openConnection(await start());
    for (let request = 1; request <= 40; request += 1) {
      connection.send();
      await connection.responses(request);
    }
    expect(begun).toHaveLength(40);
    connection.socket.destroy();
  });
});

describe('requests of several connections', () => {
  it('are not too slow because they wait for one another', async () => {
    const port = await start({ headMs: 500 });
    const connections = await Promise.all([1, 2, 3].map(() => openConnection(port)));
    for (const connection of connections) connection.send('/slow');
    await Promise.all(connections.map((connection) => connection.responses(1)));
    const statusLines = connections.map((connection) => connection.received().split('\r\n', 1)[0]);
    expect(statusLines).toEqual(Array(3).fill('HTTP/1.1 200 OK'));
  });

  it('are too slow if their heads do not end', async () => {
    const connection = await openConnection(await start({ headMs: 500 }));
    connection.socket.write('GET / HTTP/1.1\r\n');
    await connection.closed;
    expect(connection.received()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a connection without progress', () => {
  const stalled = { stalledMs: 300, checkMs: 20 };

  async function leaveUnread(port: number) {
    const connection = await openConnection(port);
    connection.socket.pause();
    connection.send('/large');
    await waitUntil(() => large.length > 0, { what: 'the answer' });
    const [response] = large;
    if (response === undefined) throw new Error('there is no response');
    return { connection, ended: once(response, 'close') };
  }

  it('is closed if its client does not read the answer', async () => {
    const { connection, ended } = await leaveUnread(await start(stalled));
    await ended;
    expect(await restOf(connection)).toBeLessThan(LARGE.length);
  });

  it('is closed if its client does not read, but goes on to write', async () => {
    const limits = { ...stalled, bytesPerStalledMs: LARGE.length * 2 };
    const { connection, ended } = await leaveUnread(await start(limits));
    const writing = setInterval(() => connection.socket.write('G'), 10);
    await ended;
    clearInterval(writing);
    expect(await restOf(connection)).toBeLessThan(LARGE.length);
  });

  it('is closed if its client writes nothing after a request', async () => {
    const connection = await openConnection(await start(stalled));
    connection.send();
    await connection.responses(1);
    await connection.closed;
  });

  it('is closed if its client writes on after something that is not HTTP', async () => {
    const connection = await openConnection(await start(stalled));
    const writing = setInterval(() => connection.socket.write('no HTTP at all\r\n\r\n'), 10);
    await connection.closed;
    clearInterval(writing);
    expect(connection.received()).toContain('HTTP/1.1 400');
  });

  it('is not closed while its client reads', async () => {
    const connection = await openConnection(await start());
    connection.send('/large');
    await waitUntil(() => connection.received().length > LARGE.length, { what: 'the answer' });
    connection.send('/next');
    await connection.responses(2);
    connection.socket.destroy();
  });
});

describe('unread answers of all connections together', () => {
  it('have a limit: the one that waits longest is closed', async () => {
    const port = await start({ waitingBytes: LARGE.length * 1.5, checkMs: 20 });
    const connections = [await openConnection(port), await openConnection(port)];
    const ends: Promise<unknown>[] = [];
    for (const [index, connection] of connections.entries()) {
      connection.socket.pause();
      connection.send('/large');
      await waitUntil(() => large.length > index, { what: 'the answer' });
      const response = large[index];
      if (response) ends.push(once(response, 'close').then(() => index));
    }
    expect(await Promise.race(ends)).toBe(0);
    const [, second] = connections;
    second?.socket.resume();
    await Promise.all(ends);
    await waitUntil(() => (second?.received().length ?? 0) > LARGE.length, { what: 'the second answer' });
    expect(await restOf(connections[0])).toBeLessThan(LARGE.length);
    for (const { socket } of connections) socket.destroy();
  });
});

describe('open connections', () => {
  it('have a limit: the oldest without a customer makes room', async () => {
    const port = await start({ connections: 4 });
    const customer = await openConnection(port);
    customer.send('/customer');
    await customer.responses(1);
    const oldest = await openConnection(port);
    const second = await openConnection(port);
    const newest = await openConnection(port);
    await oldest.closed;
    for (const connection of [customer, second, newest]) {
      connection.send('/still-open');
      await connection.responses(connection === customer ? 2 : 1);
      connection.socket.destroy();
    }
  });

  it('of one address have a limit, which other addresses do not notice', async () => {
    const port = await start({ connectionsPerAddress: 2 });
    const other = await openConnection(port, '127.0.0.2');
    const oldest = await openConnection(port);
    const second = await openConnection(port);
    const newest = await openConnection(port);
    await oldest.closed;
    for (const connection of [other, second, newest]) {
      connection.send();
      await connection.responses(1);
      connection.socket.destroy();
    }
  });

  it('are refused if customers have all of an address', async () => {
    const port = await start({ connectionsPerAddress: 1 });
    const customer = await openConnection(port);
    customer.send('/customer');
    await customer.responses(1);
    const refused = await openConnection(port);
    await refused.closed;
    customer.send();
    await customer.responses(2);
    customer.socket.destroy();
  });

  it('of a trusted proxy have only the common limit', async () => {
    const port = await start({ connectionsPerAddress: 1 }, ['127.0.0.1']);
    const connections = [await openConnection(port), await openConnection(port), await openConnection(port)];
    for (const connection of connections) {
      connection.send();
      await connection.responses(1);
      connection.socket.destroy();
    }
  });
});
