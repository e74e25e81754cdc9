import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../load';
import type { RoundTrips } from './compare';

const REQUESTS = 21;
/** What a request leaves to be done afterwards is over by then. */
const PAUSE_MS = 100;

/** A proxy in front of a server that counts how often a client sends something and waits for the response. */
export interface CountingProxy {
  /** The server's URL with the proxy's address. */
  url: string;
  roundTrips: () => number;
  close: () => void;
}

/** Starts a proxy in front of the server that the URL names. */
export async function startCountingProxy(serverUrl: string): Promise<CountingProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let roundTrips = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isAnswered = true;
    client.on('data', () => {
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
    });
    upstream.on('data', () => {
      isAnswered = true;
    });
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    roundTrips: () => roundTrips,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Counts the round trips from the start of a request to its response: the median of several requests. */
export async function countRoundTrips(
  proxies: Readonly<Record<keyof RoundTrips, CountingProxy>>,
  request: () => Promise<void>,
): Promise<RoundTrips> {
  const redis: number[] = [];
  const postgres: number[] = [];
  for (let time = 0; time < REQUESTS; time += 1) {
    await delay(PAUSE_MS);
    const before = [proxies.redis.roundTrips(), proxies.postgres.roundTrips()] as const;
    await request();
    redis.push(proxies.redis.roundTrips() - before[0]);
    postgres.push(proxies.postgres.roundTrips() - before[1]);
  }
  return { redis: median(redis), postgres: median(postgres) };
}
