import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { CertificateFlaw } from '@firmlens/simulator';

/**
 * How many hosts of each kind of bad receiver there are. There are many that hang, so that their deliveries
 * do not wait for each other.
 */
const HOSTS = {
  error: 1,
  redirect: 1,
  gone: 1,
  reset: 1,
  endless: 1,
  dribble: 1,
  flapping: 1,
  untrusted: 1,
  hanging: 20,
  silent: 20,
} as const;

export type BadReceiver = keyof typeof HOSTS;

/** A delivery as a bad receiver got it. */
export interface Arrival {
  at: Date;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface BadReceivers {
  sites: Readonly<Record<string, RequestListener>>;
  certificateFlaws: Readonly<Record<string, CertificateFlaw>>;
  arrivals: readonly Arrival[];
  /** Called when a delivery arrives. The response does not wait for it. */
  onArrival: (arrival: Arrival) => Promise<void>;
  /** Makes the silent receivers respond 204, to waiting requests too, or silent again. */
  setSilent(isSilent: boolean): void;
}

export function urlsOf(kind: BadReceiver): string[] {
  return Array.from({ length: HOSTS[kind] }, (_, index) => `https://${kind}-${index + 1}.hooks.example/`);
}

const CHUNK = 'x'.repeat(16_384);

function writeEndlessly(response: ServerResponse): void {
  while (!response.destroyed && response.write(CHUNK));
  if (!response.destroyed) response.once('drain', () => writeEndlessly(response));
}

/** `redirectTo` is an address that nothing may reach. */
export function createBadReceivers(redirectTo: string): BadReceivers {
  const arrivals: Arrival[] = [];
  const waiting = new Set<ServerResponse>();
  let isSilent = true;
  const status = (code: number) => (_arrival: Arrival, response: ServerResponse) =>
    void response.writeHead(code).end();

  const responses: Record<BadReceiver, (arrival: Arrival, response: ServerResponse) => void> = {
    error: status(500),
    gone: status(410),
    redirect: (_arrival, response) => void response.writeHead(301, { location: redirectTo }).end(),
    reset: (_arrival, response) => void response.socket?.resetAndDestroy(),
    endless: (_arrival, response) => writeEndlessly(response.writeHead(200)),
    dribble(_arrival, response) {
      response.writeHead(200).flushHeaders();
      const timer = setInterval(() => response.write('x'), 1_000);
      response.on('close', () => clearInterval(timer));
    },
    flapping({ body }, response) {
      const { _meta } = JSON.parse(body) as { _meta: { webhook_attempt: number } };
      response.writeHead(_meta.webhook_attempt < 3 ? 503 : 204).end();
    },
    untrusted: status(204),
    hanging: () => undefined,
    silent(_arrival, response) {
      if (!isSilent) return void response.writeHead(204).end();
      waiting.add(response);
      response.on('close', () => waiting.delete(response));
    },
  };

  const receivers: BadReceivers = {
    sites: Object.fromEntries(
      (Object.keys(HOSTS) as BadReceiver[]).flatMap((kind) =>
        urlsOf(kind).map((url): [string, RequestListener] => [
          new URL(url).host,
          (request, response) => {
            void take(kind, request, response).catch(() => response.destroy());
          },
        ]),
      ),
    ),
    certificateFlaws: Object.fromEntries(
      urlsOf('untrusted').map((url): [string, CertificateFlaw] => [new URL(url).host, 'self-signed']),
    ),
    arrivals,
    onArrival: () => Promise.resolve(),
    setSilent(next) {
      isSilent = next;
      if (!next) for (const response of waiting) response.writeHead(204).end();
    },
  };
  async function take(kind: BadReceiver, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await buffer(request)).toString('utf8');
    const arrival: Arrival = { at: new Date(), headers: request.headers, body };
    arrivals.push(arrival);
    const arrivalHandled = receivers.onArrival(arrival);
    responses[kind](arrival, response);
    await arrivalHandled;
  }
  return receivers;
}
