import { EventEmitter, on } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createCertificateAuthority, type CertificateAuthority } from './certificate-authority';
import { listenHttps } from './loopback-server';
import { verifyDelivery, type DeliveryVerdicts } from './verify-delivery';

export interface ReceivedDelivery {
  at: Date;
  /** Path and query of the URL. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<IncomingHttpHeaders>;
  /** The raw body. */
  body: string;
  /** True if both signatures are valid. Null if the receiver has no secret. */
  verified: boolean | null;
  verdicts: DeliveryVerdicts | null;
}

export interface WebhookReceiverOptions {
  /** The receiver's host name. Clients reach it through `connectTo`. */
  host: string;
  /** The account's signing secret, in its `whsec_` form. */
  secret?: string;
  /** Default: a new authority. */
  ca?: CertificateAuthority;
  /** Responds to a delivery after it is recorded. Default: 204 immediately. */
  respond?: (delivery: ReceivedDelivery, response: ServerResponse) => void;
}

/** An https server that receives webhooks, verifies their signatures and records them. */
export interface WebhookReceiver {
  /** The webhook URL, `https://HOST/webhook`. */
  url: string;
  connectTo: string[];
  caPem: string;
  /** In order of arrival. */
  deliveries: readonly ReceivedDelivery[];
  /**
   * Resolves with the delivery of this number, counted from 1, once it arrives. Rejects after `timeoutMs`
   * (default 10 s).
   */
  delivery(number: number, timeoutMs?: number): Promise<ReceivedDelivery>;
  close(): Promise<void>;
}

/** Starts a receiver on 127.0.0.1. */
export async function startWebhookReceiver(options: WebhookReceiverOptions): Promise<WebhookReceiver> {
  const { host, secret, respond = (_delivery, response) => response.writeHead(204).end() } = options;
  const ca = options.ca ?? (await createCertificateAuthority());
  const deliveries: ReceivedDelivery[] = [];
  const arrivals = new EventEmitter();
  arrivals.setMaxListeners(0);

  const server = await listenHttps(ca, new Set([host]), (request, response) => {
    buffer(request).then(
      (body) => {
        const at = new Date();
        const verdicts = secret === undefined ? null : verifyDelivery(request.headers, body, secret, at);
        const delivery: ReceivedDelivery = {
          at,
          path: request.url ?? '/',
          headers: request.headers,
          body: body.toString('utf8'),
          verified: verdicts && verdicts.service === 'verified' && verdicts.standard === 'verified',
          verdicts,
        };
        deliveries.push(delivery);
        arrivals.emit('delivery');
        respond(delivery, response);
      },
      () => response.destroy(),
    );
  });

  return {
    url: `https://${host}/webhook`,
    connectTo: [`${host}:443:127.0.0.1:${server.port}`],
    caPem: ca.caPem,
    deliveries,
    async delivery(number, timeoutMs = 10_000) {
      const arrival = on(arrivals, 'delivery', { signal: AbortSignal.timeout(timeoutMs) });
      for (;;) {
        const delivery = deliveries[number - 1];
        if (delivery !== undefined) {
          await arrival.return?.();
          return delivery;
        }
        await arrival.next().catch(() => {
          throw new Error(
            `Delivery ${number} did not arrive within ${timeoutMs} ms; there are ${deliveries.length}`,
          );
        });
      }
    },
    close: () => server.close(),
  };
}
