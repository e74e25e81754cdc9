import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { CertificateAuthority, CertificateFlaw } from './certificate-authority';

/** A server on 127.0.0.1. */
export interface LoopbackServer {
  port: number;
  /** Drops the open connections and stops the server. */
  close(): Promise<void>;
}

async function listen(server: Server): Promise<LoopbackServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Starts a plain HTTP server on a free port. */
export function listenHttp(handler: RequestListener): Promise<LoopbackServer> {
  return listen(createHttpServer(handler));
}

/**
 * Starts an HTTPS server on a free port. It rejects clients whose SNI host name is not in `hosts`. `flaws`
 * lists the hosts with a bad certificate.
 */
export function listenHttps(
  ca: CertificateAuthority,
  hosts: ReadonlySet<string>,
  handler: RequestListener,
  flaws: Readonly<Record<string, CertificateFlaw>> = {},
): Promise<LoopbackServer> {
  const server = createHttpsServer(
    {
      SNICallback: (name, done) => {
        const host = name.toLowerCase();
        if (!hosts.has(host)) return done(new Error(`No site ${host} here`));
        ca.contextFor(host, flaws[host]).then((context) => done(null, context), done);
      },
    },
    handler,
  );
  return listen(server);
}
