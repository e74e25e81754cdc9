import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { createConnector } from '../src/connector';
import { closeAfterTest } from './support/close-after-test';
import { egressFor } from './support/egress-for';
import { serveHttp, serveTcp } from './support/servers';

const http = { allowHttp: true };

it('sends the request as given, with a user agent and the encodings it accepts', async () => {
  const server = closeAfterTest(
    await serveHttp((request, response) => {
      const { method, url, headers } = request;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        response
          .writeHead(201)
          .end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() })),
      );
    }),
  );
  const egress = egressFor({ 'a.example:8080': server.port });
  const received = await egress.request('http://a.example:8080/p?q=1', {
    ...http,
    method: 'POST',
    body: '{"é":1}',
    headers: { 'X-Batch': '7', 'User-Agent': 'Other/1' },
  });
  expect(received.status).toBe(201);
  expect(JSON.parse(received.body.toString())).toEqual({
    method: 'POST',
    url: '/p?q=1',
    body: '{"é":1}',
    headers: {
      host: 'a.example:8080',
      connection: 'keep-alive',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Other/1',
      'x-batch': '7',
      'content-length': '8',
    },
  });
});

it('neither stores nor sends cookies', async () => {
  const cookies: unknown[] = [];
  const server = closeAfterTest(
    await serveHttp((request, response) => {
      cookies.push(request.headers.cookie);
      response.setHeader('set-cookie', 'id=1').end();
    }),
  );
  const egress = egressFor({ 'a.example:80': server.port });
  await egress.request('http://a.example/', http);
  await egress.request('http://a.example/', http);
  expect(cookies).toEqual([undefined, undefined]);
});

it('reuses connections for the same origin only', async () => {
  const hostsOf = new Map<Socket, Set<string | undefined>>();
  const server = closeAfterTest(
    await serveHttp(({ socket, headers }, response) => {
      hostsOf.set(socket, (hostsOf.get(socket) ?? new Set()).add(headers.host));
      response.end('x'.repeat(1000));
    }),
  );
  const egress = egressFor({ 'a.example:80': server.port, 'b.example:80': server.port });
  for (let round = 0; round < 20; round += 1) {
    await egress.request(`http://${round % 2 === 0 ? 'a' : 'b'}.example/`, http);
  }
  expect(server.connections()).toBeLessThanOrEqual(4);
  expect([...hostsOf.values()].every(({ size }) => size === 1)).toBe(true);
});

it('does not reuse a connection whose body was left unread', async () => {
  const sockets = new Set<Socket>();
  const server = closeAfterTest(
    await serveHttp(({ socket }, response) => {
      sockets.add(socket);
      response.end('x'.repeat(1_000_000));
    }),
  );
  const egress = egressFor({ 'a.example:80': server.port });
  for (let round = 0; round < 3; round += 1) {
    const response = await egress.request('http://a.example/', { ...http, maxBytes: 10 });
    expect(response.body.toString()).toBe('xxxxxxxxxx');
  }
  expect(sockets.size).toBe(3);
});

it('opens at most ten connections to an origin and completes every request', async () => {
  const server = closeAfterTest(
    await serveHttp((_request, response) => setImmediate(() => response.end('ok'))),
  );
  const egress = egressFor({ 'a.example:80': server.port });
  const responses = await Promise.all(
    Array.from({ length: 60 }, () => egress.request('http://a.example/', http)),
  );
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(server.connections()).toBeLessThanOrEqual(10);
});

it('accepts thousands of mapped hosts', async () => {
  const server = closeAfterTest(await serveHttp((request, response) => response.end(request.headers.host)));
  const hosts = Array.from({ length: 5000 }, (_, index) => [`n${index}.example:80`, server.port] as const);
  const egress = egressFor(Object.fromEntries(hosts));
  const received = await egress.request('http://n4999.example/', http);
  expect(received.body.toString()).toBe('n4999.example');
});

it('reaches a host that is mapped to IPv6', async () => {
  const egress = egressFor({}, { connectTo: ['[2001:db8::1]:80:[::1]:9'] });
  expect(egress.isMapped('[2001:DB8::1]', 80)).toBe(true);
  await expect(egress.request('http://[2001:db8:0::1]/', http)).rejects.toHaveProperty(
    'code',
    expect.stringMatching(/^connection_/),
  );
});

describe('the connector', () => {
  /** Opens a connection for a name that the guard resolves to these addresses. */
  function connectBy(addresses: string[], port: number): Promise<Socket> {
    const guard = (): Promise<string[]> => Promise.resolve(addresses);
    const { connect } = createConnector({
      connectTo: new Map(),
      isTrusted: () => false,
      certificates: createSecureContext(),
      timeoutMs: 5_000,
      guard,
    });
    return new Promise((resolve, reject) => {
      const options = { hostname: 'no.such.name.invalid', protocol: 'http:', port: String(port) };
      connect(options, (error, socket) => (error ? reject(error) : resolve(socket)));
    });
  }

  it.each([[['127.0.0.1']], [['::1', '127.0.0.1']]])(
    'connects only to the addresses that the guard returned (%j)',
    async (addresses) => {
      const server = closeAfterTest(await serveTcp((socket) => socket.end('hello')));
      const socket = await connectBy(addresses, server.port);
      const [data] = (await once(socket, 'data')) as [Buffer];
      expect(data.toString()).toBe('hello');
    },
  );

  it('reports why if no address responds', async () => {
    const server = await serveTcp(() => undefined);
    await server.close();
    await expect(connectBy(['127.0.0.1', '127.0.0.2'], server.port)).rejects.toMatchObject({
      code: 'connection_refused',
      message: expect.stringContaining(': the connection was refused') as string,
    });
  });
});

describe('a request ends', () => {
  it('with connection_refused if nobody listens', async () => {
    const server = await serveTcp(() => undefined);
    await server.close();
    const egress = egressFor({ 'a.example:443': server.port });
    await expect(egress.request('https://a.example/')).rejects.toMatchObject({ code: 'connection_refused' });
  });

  it.each([
    ['closes the connection', (socket: Socket) => socket.end()],
    ['resets the connection', (socket: Socket) => socket.resetAndDestroy()],
    [
      'closes the connection within the headers',
      (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-'),
    ],
  ])('with connection_failed if the server %s', async (_what, listener) => {
    const server = closeAfterTest(
      await serveTcp((socket) => {
        socket.once('data', () => listener(socket));
      }),
    );
    const egress = egressFor({ 'a.example:80': server.port });
    await expect(egress.request('http://a.example/', http)).rejects.toMatchObject({
      code: 'connection_failed',
    });
  });

  it('with timeout if no response comes', async () => {
    const server = closeAfterTest(await serveTcp(() => undefined));
    const egress = egressFor({ 'a.example:80': server.port });
    await expect(egress.request('http://a.example/', { ...http, timeoutMs: 300 })).rejects.toMatchObject({
      code: 'timeout',
    });
  });

  it('with aborted if the caller aborts before the response', async () => {
    const stop = new AbortController();
    const server = closeAfterTest(await serveTcp((socket) => void socket.once('data', () => stop.abort())));
    const egress = egressFor({ 'a.example:80': server.port });
    const request = egress.request('http://a.example/', { ...http, signal: stop.signal });
    await expect(request).rejects.toMatchObject({ code: 'aborted' });
  });

  it('with aborted if the caller aborts during the body, even one that never fails', async () => {
    const stop = new AbortController();
    const server = closeAfterTest(
      await serveHttp((_request, response) => {
        let written = 0;
        const timer = setInterval(() => {
          response.write('x');
          written += 1;
          if (written === 10) stop.abort();
        }, 20);
        response.on('close', () => clearInterval(timer));
      }),
    );
    const egress = egressFor({ 'a.example:80': server.port });
    const request = egress.request('http://a.example/', {
      ...http,
      signal: stop.signal,
      bodyTimeoutMs: 5000,
    });
    await expect(request).rejects.toMatchObject({ code: 'aborted' });
  });

  it('with aborted before it starts if the signal has already fired', async () => {
    const server = closeAfterTest(await serveHttp((_request, response) => response.end()));
    const egress = egressFor({ 'a.example:80': server.port });
    const request = egress.request('http://a.example/', { ...http, signal: AbortSignal.abort() });
    await expect(request).rejects.toMatchObject({ code: 'aborted' });
    expect(server.connections()).toBe(0);
  });

  it('with aborted if the client is closed', async () => {
    const server = await serveTcp((socket) => void socket.once('data', () => void egress.close()));
    closeAfterTest(server);
    const egress = egressFor({ 'a.example:80': server.port });
    await expect(egress.request('http://a.example/', http)).rejects.toMatchObject({ code: 'aborted' });
    await expect(egress.request('http://a.example/', http)).rejects.toMatchObject({ code: 'aborted' });
  });

  it('with a message that holds neither path nor query', async () => {
    const server = await serveTcp(() => undefined);
    await server.close();
    const egress = egressFor({ 'a.example:443': server.port });
    await expect(egress.request('https://a.example/hook?token=hunter2')).rejects.toMatchObject({
      name: 'EgressError',
      message: expect.not.stringMatching(/hunter2|hook/) as string,
    });
  });
});

it('names a malformed setting', () => {
  expect(() => egressFor({}, { connectTo: ['a.example:443'] })).toThrow('connect-to entry "a.example:443"');
  expect(() => egressFor({}, { dnsServers: ['nowhere'] })).toThrow('nowhere');
});

it('refuses requests once it is closed, whether or not it has sent any', async () => {
  const server = closeAfterTest(await serveHttp((_request, response) => response.end()));
  const unused = egressFor({ 'a.example:80': server.port });
  const used = egressFor({ 'a.example:80': server.port });
  await used.request('http://a.example/', http);
  for (const egress of [unused, used]) {
    await egress.close();
    await expect(egress.request('http://a.example/', http)).rejects.toMatchObject({ code: 'aborted' });
  }
});
