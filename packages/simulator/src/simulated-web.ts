import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import {
  createCertificateAuthority,
  type CertificateAuthority,
  type CertificateFlaw,
} from './certificate-authority';
import { listenHttp, listenHttps } from './loopback-server';
import { serveSiteFolder } from './site-folder';

/**
 * What stands at a host name: a folder of files, a function that answers https and http requests alike, or null for a
 * host whose ports are closed.
 */
export type SimulatedSite = string | RequestListener | null;

export interface SimulatedWebOptions {
  /** By host name in lower case; `www.` names are hosts of their own. */
  sites: Readonly<Record<string, SimulatedSite>>;
  /** Default: one for the whole process. */
  ca?: CertificateAuthority;
  /** Hosts whose certificates are bad. */
  certificateFlaws?: Readonly<Record<string, CertificateFlaw>>;
}

export interface SimulatedRequest {
  at: Date;
  host: string;
  secure: boolean;
  method: string;
  /** With its query. */
  path: string;
  headers: Readonly<IncomingMessage['headers']>;
}

/** A web of any number of sites on this machine, for crawlers that can be told where to connect. */
export interface SimulatedWeb {
  /** `HOST:PORT:ADDRESS:PORT` for ports 443 and 80 of every host, as curl's `--connect-to` takes them. */
  connectTo: string[];
  caPem: string;
  /** Every request so far, in order; the oldest are dropped beyond ten thousand. */
  requests: readonly SimulatedRequest[];
  close(): Promise<void>;
}

/** Shared, so that clients in one process parse their trusted roots once. */
let sharedAuthority: Promise<CertificateAuthority> | undefined;

const REQUESTS_KEPT = 10_000;
/** Nothing listens on port 1 (tcpmux) these days. */
const CLOSED = '127.0.0.1:1';

/** Sends visitors of a folder's site from http to https, as such sites do. */
function redirectToHttps(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(301, { location: `https://${request.headers.host ?? ''}${request.url ?? '/'}` }).end();
}

/** Starts the sites behind one https and one http server on 127.0.0.1, with a certificate for each host name. */
export async function startSimulatedWeb({
  sites,
  ca,
  certificateFlaws,
}: SimulatedWebOptions): Promise<SimulatedWeb> {
  const authority = ca ?? (await (sharedAuthority ??= createCertificateAuthority()));
  const requests: SimulatedRequest[] = [];
  const handlers = new Map<string, { https: RequestListener; http: RequestListener }>();
  for (const [host, site] of Object.entries(sites)) {
    if (typeof site === 'string') handlers.set(host, { https: serveSiteFolder(site), http: redirectToHttps });
    if (typeof site === 'function') handlers.set(host, { https: site, http: site });
  }

  const answer: RequestListener = (request, response) => {
    const secure = (request.socket as Partial<TLSSocket>).encrypted === true;
    const host = (request.headers.host ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
    const { method = '', url = '/', headers } = request;
    requests.push({ at: new Date(), host, secure, method, path: url, headers });
    if (requests.length > REQUESTS_KEPT) requests.shift();
    const handler = handlers.get(host)?.[secure ? 'https' : 'http'];
    if (handler === undefined) response.writeHead(421).end();
    else handler(request, response);
  };

  const https = await listenHttps(authority, new Set(handlers.keys()), answer, certificateFlaws);
  const http = await listenHttp(answer);
  return {
    connectTo: Object.keys(sites).flatMap((host) =>
      handlers.has(host)
        ? [`${host}:443:127.0.0.1:${https.port}`, `${host}:80:127.0.0.1:${http.port}`]
        : [`${host}:443:${CLOSED}`, `${host}:80:${CLOSED}`],
    ),
    caPem: authority.caPem,
    requests,
    close: async () => {
      await Promise.all([https.close(), http.close()]);
    },
  };
}
