import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openHostGate, type RedisHostGate } from '@firmlens/cache';
import { createEgress, type Egress } from '@firmlens/egress';
import { type SimulatedWeb, startSimulatedWeb } from '@firmlens/simulator';
import { createSourceHttp, type HostLimit } from '@firmlens/sources';
import { emptyRedisUrl } from '@firmlens/testkit';
import { Redis } from 'ioredis';

const WORKERS = [0, 1, 2, 3];
/** How late a request may reach the server on a busy machine. */
const TOLERANCE_MS = 400;

interface Worker {
  gate: RedisHostGate;
  egress: Egress;
}

/** The listener of each host. */
const responses = new Map<string, RequestListener>();
const hosts = ['pace.example', 'places.example', 'pause.example', 'faults.example'];
let web: SimulatedWeb;
let redis: Redis;
let workers: Worker[];
let url: string;
const openGate = () => openHostGate({ url, timeoutMs: 5_000 });
beforeAll(async () => {
  url = await emptyRedisUrl();
  redis = new Redis(url);
  const received: RequestListener = (request, response) =>
    responses.get(request.headers.host ?? '')?.(request, response);
  web = await startSimulatedWeb({ sites: Object.fromEntries(hosts.map((host) => [host, received])) });
  workers = WORKERS.map((number) => ({
    gate: openGate(),
    egress: createEgress({
      connectTo: web.connectTo,
      extraCa: web.caPem,
      dnsServers: ['127.0.0.1:1'],
      userAgent: `Firmlens/test-${number}`,
    }),
  }));
});
afterAll(async () => {
  for (const { gate, egress } of workers) {
    gate.close();
    await egress.close();
  }
  await web.close();
  redis.disconnect();
});

const respondOk: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
const respond503: RequestListener = (_request, response) => void response.writeHead(503).end();

/** Makes one request from a worker. Returns the response, or the error message. */
async function sendRequest(worker: number, limit: HostLimit): Promise<unknown> {
  const { gate, egress } = workers[worker] as Worker;
  const http = createSourceHttp({
    egress,
    gate,
    cachedResponses: { find: async () => null, keep: async () => undefined },
    signal: new AbortController().signal,
    until: performance.now() + 25_000,
  });
  const upstream = { isHost: (host: string) => host === limit.name, limit };
  return http.json(upstream, `https://${limit.name}/`).catch((error: Error) => error.message);
}

/** Makes `each` requests from every worker, one after another per worker. */
async function sendFromAll(limit: HostLimit, each: number): Promise<unknown[]> {
  const responsesOf = async (worker: number) => {
    const results = [];
    for (let number = 0; number < each; number += 1) results.push(await sendRequest(worker, limit));
    return results;
  };
  return (await Promise.all(WORKERS.map(responsesOf))).flat();
}

/** Returns when the server received its requests, in ms since the first. */
function arrivalTimes(host: string): number[] {
  const times = web.requests.filter((request) => request.host === host).map(({ at }) => at.getTime());
  return times.map((at) => at - (times[0] ?? 0));
}

const agents = (host: string) =>
  new Set(
    web.requests.filter((request) => request.host === host).map(({ headers }) => headers['user-agent']),
  );

describe('with four workers and one host limit, the server sees that', () => {
  test('requests never come faster than the limit', async () => {
    responses.set('pace.example', respondOk);
    const results = await sendFromAll({ name: 'pace.example', requestsPerSecond: 10, parallel: 4 }, 5);
    expect(results).toEqual(results.map(() => ({})));
    const times = arrivalTimes('pace.example');
    expect(times).toHaveLength(20);
    expect(agents('pace.example').size).toBe(4);
    // The first request of each worker also opens its connection and so takes longer to arrive.
    const [first = 0, ...later] = times.slice(4);
    for (const [index, at] of later.entries()) {
      expect(at - first).toBeGreaterThan((index + 1) * 100 - TOLERANCE_MS);
    }
    expect(times.at(-1)).toBeGreaterThan(19 * 100 - TOLERANCE_MS);
  });

  test('no more requests are in flight than the limit allows', async () => {
    const responseMs = 300;
    let inFlight = 0;
    let most = 0;
    responses.set('places.example', (request, response) => {
      most = Math.max(most, (inFlight += 1));
      void delay(responseMs).then(() => {
        inFlight -= 1;
        respondOk(request, response);
      });
    });
    await sendFromAll({ name: 'places.example', requestsPerSecond: 100, parallel: 2 }, 2);
    expect(arrivalTimes('places.example')).toHaveLength(8);
    expect(most).toBe(2);
  });

  test('no worker sends a request before a Retry-After is over', async () => {
    responses.set('pause.example', (request, response) => {
      if (arrivalTimes('pause.example').length === 3) response.writeHead(429, { 'retry-after': '2' }).end();
      else respondOk(request, response);
    });
    const results = await sendFromAll({ name: 'pause.example', requestsPerSecond: 20, parallel: 1 }, 2);
    expect(results).toEqual(results.map(() => ({})));
    const times = arrivalTimes('pause.example');
    expect(times).toHaveLength(9);
    const [, , refused = 0, next = 0] = times;
    expect(next - refused).toBeGreaterThan(2_000 - 5);
  });

  test('the circuit breaker opens, lets one trial request through at a time, and closes', async () => {
    const limit = { name: 'faults.example', requestsPerSecond: 200, parallel: 1 };
    const seconds = async (passed: number) => {
      await redis.hincrby(`{firmlens-hosts}:state:${limit.name}`, 'open', -1_000 * passed);
      // A new gate has forgotten everything, as if the worker had restarted.
      for (const worker of workers) {
        worker.gate.close();
        worker.gate = openGate();
      }
    };
    const requestsDuring = async (each: number) => {
      const before = arrivalTimes(limit.name).length;
      const results = await sendFromAll(limit, each);
      return {
        requests: arrivalTimes(limit.name).length - before,
        good: results.filter((of) => typeof of !== 'string'),
      };
    };
    responses.set(limit.name, respond503);
    expect((await requestsDuring(5)).requests).toBe(5);
    expect((await requestsDuring(5)).requests).toBe(0);
    await seconds(30);
    expect((await requestsDuring(5)).requests).toBe(1);
    await seconds(30);
    expect((await requestsDuring(5)).requests).toBe(0);
    await seconds(30);
    responses.set(limit.name, respondOk);
    expect(await sendRequest(2, limit)).toEqual({});
    expect(await requestsDuring(5)).toMatchObject({ requests: 20, good: { length: 20 } });
  });
});
