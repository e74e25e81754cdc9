import { createServer as createTlsServer } from 'node:tls';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ServerResponse } from 'node:http';
import type { CertificateFlaw } from '@firmlens/simulator';
import {
  type Canary,
  PRIVATE_ADDRESSES,
  PRIVATE_HOSTS,
  PRIVATE_NAMES,
  startDnsServer,
  startCanary,
  waitUntil,
} from '@firmlens/testkit';
import { createHarness, type Harness } from './support/harness';

const PUBLIC = '8.8.8.8';

let harness: Harness;
let canary: Canary;
beforeAll(async () => {
  harness = await createHarness();
  canary = await startCanary();
});
afterEach(() => harness.stopWorkers());
afterAll(async () => {
  await canary.close();
  await harness.close();
});

/** Delivers once to each URL and returns the recorded attempts in the order of the URLs. */
async function deliverTo(urls: readonly string[], worker: Parameters<Harness['startWorker']>[0] = {}) {
  const batchIds: string[] = [];
  for (const url of urls) batchIds.push(await harness.endBatch({ url }));
  await harness.startWorker({ retrySeconds: [0], ...worker });
  await harness.dispatch();
  const attempts = [];
  for (const batchId of batchIds) {
    attempts.push(await waitUntil(async () => (await harness.attempts(batchId))[0], { what: 'the attempt' }));
  }
  return attempts;
}

const isUrl = (text: string): boolean => {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
};

test('never delivers to this machine, in whatever form a URL or name points to it, and records why', async () => {
  const names = new Map<string, readonly string[]>(
    Object.entries(PRIVATE_NAMES).map(([name, address]) => [name, [address]]),
  );
  for (const [index, address] of PRIVATE_ADDRESSES.entries()) {
    names.set(`n${index}.example`, index % 2 === 0 ? [address] : [PUBLIC, address]);
  }
  const dns = await startDnsServer((name) => names.get(name.toLowerCase()) ?? 'NXDOMAIN');
  const urls = [...PRIVATE_HOSTS, ...names.keys()].map((host) => `https://${host}:${canary.port}/hook`);
  const attempts = await deliverTo(urls.filter(isUrl), { dnsServers: [dns.address] });
  await dns.close();
  expect(attempts.length).toBeGreaterThan(150);
  const others = attempts.filter(({ error }) => !/^refused_(address|url): /.test(error ?? ''));
  expect(others).toEqual([]);
  expect(canary.connections()).toBe(0);
});

test('does not connect to a name that was public when it was stored and resolves to a private address now', async () => {
  let lookUps = 0;
  const dns = await startDnsServer((_name, type) => {
    if (type === 'AAAA') return [];
    lookUps += 1;
    return lookUps === 1 ? [PUBLIC, '10.0.0.1'] : ['127.0.0.1'];
  });
  const batchId = await harness.endBatch({ url: `https://rebinding.example:${canary.port}/hook` });
  await harness.startWorker({ retrySeconds: [0, 0.1, 0.1, 0.1, 0.1], dnsServers: [dns.address] });
  await harness.dispatch();
  await harness.whenDelivery(batchId, 'failed');
  await dns.close();
  const codes = (await harness.attempts(batchId)).map(({ error }) => error?.split(':')[0]);
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'refused_address'));
  expect(lookUps).toBe(5);
  expect(canary.connections()).toBe(0);
});

test('treats a redirect to this machine as a failure and does not follow it, whatever its status (186)', async () => {
  const statuses = [301, 302, 303, 307, 308];
  const receiver = await harness.receive({
    host: 'moved.example',
    respond: ({ path }, response) =>
      response.writeHead(Number(path.slice(1)), { location: `http://127.0.0.1:${canary.port}/` }).end(),
  });
  const attempts = await deliverTo(statuses.map((status) => new URL(`/${status}`, receiver.url).href));
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual(statuses);
  expect(attempts.map(({ error }) => error)).toEqual(
    statuses.map((status) => `the receiver responded with ${status}`),
  );
  expect(canary.connections()).toBe(0);
});

test.each<CertificateFlaw>(['expired', 'of another name', 'self-signed'])(
  'sends nothing to a receiver whose certificate is %s (185)',
  async (flaw) => {
    const flawed = { ...harness.ca, contextFor: (host: string) => harness.ca.contextFor(host, flaw) };
    const receiver = await harness.receive({ host: 'flawed.example', ca: flawed });
    const [attempt] = await deliverTo([receiver.url]);
    expect(attempt?.error).toMatch(/^tls_failed: /);
    expect(receiver.deliveries).toEqual([]);
  },
);

describe('a response of hostile length', () => {
  const answering = (respond: (response: ServerResponse) => void) =>
    harness.receive({ host: 'long.example', respond: (_delivery, response) => respond(response) });

  test('is a success if its status says so, even if it announces a gigabyte (187)', async () => {
    const receiver = await answering((response) => {
      response.writeHead(200, { 'content-length': String(2 ** 30) });
      response.write(Buffer.alloc(100_000));
    });
    const [attempt] = await deliverTo([receiver.url]);
    expect(attempt).toMatchObject({ statusCode: 200, error: null });
  });

  test('is a failure if it has 10,000 headers (188)', async () => {
    const receiver = await answering((response) => {
      for (let count = 0; count < 10_000; count += 1) response.setHeader(`x-${count}`, 'x');
      response.writeHead(200).end();
    });
    const [attempt] = await deliverTo([receiver.url]);
    expect(attempt).toMatchObject({ statusCode: null, error: expect.stringMatching(/^bad_answer: /) });
  });

  test('is a failure if it sends endless 1xx responses (188)', async () => {
    const receiver = await answering((response) => {
      for (let count = 0; count < 1_000; count += 1) response.writeProcessing();
    });
    const [attempt] = await deliverTo([receiver.url]);
    expect(attempt).toMatchObject({ statusCode: null, error: expect.stringMatching(/^bad_answer: /) });
  });
});

test('stores only the status of a response: no cookie, no text, no escape code (189)', async () => {
  const ansi = '\u001b[31mcrimson';
  const server = createTlsServer(
    { SNICallback: (host, done) => void harness.ca.contextFor(host).then((context) => done(null, context)) },
    (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () =>
        socket.end(
          `HTTP/1.1 418 ${ansi}\r\nset-cookie: a=b\r\nx-a: ${ansi}\r\nconnection: close\r\n\r\n${ansi}\0${ansi}`,
        ),
      );
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connectTo = [`talks.example:443:127.0.0.1:${port}`];
  const [attempt] = await deliverTo(['https://talks.example/'], { connectTo });
  server.close();
  expect(attempt).toMatchObject({ error: expect.stringMatching(/^[\x20-\x7e]{1,330}$/) });
  expect(await harness.db.deliveryAttempt.count({ where: { error: { contains: 'crimson' } } })).toBe(0);
});
