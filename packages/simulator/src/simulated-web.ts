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
 * What a host name serves: a folder of files, a function that handles https and http requests alike, or null
 * if the host's ports are closed.
 */
export type SimulatedSite = string | RequestListener | null;

export interface SimulatedWebOptions {
  /** By host name in lower case. `www.` names are separate hosts. */
  sites: Readonly<Record<string, SimulatedSite>>;
  /** Default: one authority for the whole process. */
  ca?: CertificateAuthority;
  /** Hosts with a bad certificate. */
  certificateFlaws?: Readonly<Record<string, CertificateFlaw>>;
}

export interface SimulatedRequest {
  at: Date;
  host: string;
  secure: boolean;
  method: string;
  /** Includes the query. */
  path: string;
  headers: Readonly<IncomingMessage['headers']>;
}

/**
 * A simulated web of any number of sites on this machine, for crawlers whose connections can be redirected.
 */
export interface SimulatedWeb {
  /** `HOST:PORT:ADDRESS:PORT` for ports 443 and 80 of every host, as curl's `--connect-to` takes them. */
  connectTo: string[];
  caPem: string;
  /** Every request so far, in order. Only the latest ten thousand are kept. */
  requests: readonly SimulatedRequest[];
  close(): Promise<void>;
}

/** Shared, so that clients in one process parse their trusted roots once. */
let sharedAuthority: Promise<CertificateAuthority> | undefined;

const MAX_LOGGED_REQUESTS = 10_000;
/** Port 1 (tcpmux), on which nothing listens today. */
const CLOSED = '127.0.0.1:1';

/** Redirects http requests to https, as most sites do. */
function redirectToHttps(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(301, { location: `https://${request.headers.host ?? ''}${request.url ?? '/'}` }).end();
}

/**
 * Starts the sites behind one https server and one http server on 127.0.0.1, with a certificate for each host
 * name.
 */
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

  const body: RequestListener = (request, response) => {
    const secure = (request.socket as Partial<TLSSocket>).encrypted === true;
    const host = (request.headers.host ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
    const { method = '', url = '/', headers } = request;
    requests.push({ at: new Date(), host, secure, method, path: url, headers });
    if (requests.length > MAX_LOGGED_REQUESTS) requests.shift();
    const handler = handlers.get(host)?.[secure ? 'https' : 'http'];
    if (handler === undefined) response.writeHead(421).end();
    else handler(request, response);
  };

  const https = await listenHttps(authority, new Set(handlers.keys()), body, certificateFlaws);
  const http = await listenHttp(body);
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
