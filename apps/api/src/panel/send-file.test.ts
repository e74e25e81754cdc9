import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createLogger } from '@firmlens/runtime';
import express from 'express';
import { sendFile } from './send-file';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves this content as a file for one test. */
async function serve(content: AsyncIterable<string>) {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const logger = createLogger({ service: 'api', level: 'info', destination });
  const sent: { done?: Promise<void> } = {};
  const app = express();
  app.get('/', async (_request, response) => {
    sent.done = sendFile(response, 'text/csv', { name: 'x.csv', content }, logger);
    await sent.done;
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, lines, sent };
}

test('a file that cannot be completed breaks off instead of ending', async () => {
  async function* content() {
    yield 'one\r\n';
    await Promise.resolve();
    throw new Error('the database is gone');
  }
  const { url, lines } = await serve(content());
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  expect(lines.join('')).toContain('a file could not be completed');
});

test('a download that somebody stops is not made to its end, and is no error', async () => {
  let parts = 0;
  async function* content() {
    for (;;) {
      await Promise.resolve();
      parts += 1;
      yield 'x'.repeat(100_000);
    }
  }
  const { url, lines, sent } = await serve(content());
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal });
  await response.body?.getReader().read();
  abort.abort();
  await sent.done;
  expect(parts).toBeGreaterThan(0);
  expect(lines).toEqual([]);
});
