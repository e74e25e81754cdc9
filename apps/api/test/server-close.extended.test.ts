import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { createLogger } from '@firmlens/runtime';
import express from 'express';
import { type HttpServer, startHttpServer } from '../src/http-server';

let server: HttpServer;
let release: () => void;
beforeEach(async () => {
  const app = express();
  const released = new Promise<void>((resolve) => (release = resolve));
  app.get('/', (_request, response) => response.send('soon'));
  app.get('/held', async (_request, response) => {
    await released;
    response.send('late');
  });
  server = await startHttpServer(app, { port: 0, logger: createLogger({ service: 'api', level: 'error' }) });
});

async function sendRequest(agent: Agent, path = '/'): Promise<IncomingMessage> {
  const request = get({ port: server.port, path, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

describe('closing the server', () => {
  it('ends busy keep-alive connections without cutting off a response', async () => {
    const agents = Array.from({ length: 6 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    await Promise.all(agents.map((agent) => sendRequest(agent)));
    const lastResponses = Promise.all(
      agents.map(async (agent) => {
        for (;;) {
          const { headers } = await sendRequest(agent);
          if (headers.connection === 'close') return headers.connection;
        }
      }),
    );
    const closed = server.close();
    expect(await lastResponses).toEqual(Array(6).fill('close'));
    await closed;
  });

  it('waits for a request in flight', async () => {
    const response = sendRequest(new Agent({ keepAlive: true }), '/held');
    await sendRequest(new Agent({ keepAlive: true }));
    const closed = server.close();
    setTimeout(release, 1_300);
    expect((await response).headers.connection).toBe('close');
    await closed;
  });

  it('does not wait for a connection without requests', async () => {
    const silent = connect(server.port);
    await once(silent, 'connect');
    await sendRequest(new Agent());
    const disconnected = once(silent, 'close');
    await server.close();
    await disconnected;
  });
});
