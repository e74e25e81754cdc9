import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import type { RequestListener } from 'node:http';
import { createEgress, type Egress } from '@firmlens/egress';
import { startSimulatedWeb, type SimulatedSite, type SimulatedWeb } from '@firmlens/simulator';

/** Sites on this machine, and a client that reaches them alone. Other names do not resolve. */
export interface LocalSites {
  egress: Egress;
  web: SimulatedWeb;
  close(): Promise<void>;
}

const NXDOMAIN = 0x8183;
const SERVFAIL = 0x8182;

/** Starts a name server that knows no name. It fails for names that contain `unsure`. */
async function serveNoNames() {
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const response = Buffer.from(question);
    response.writeUInt16BE(question.includes('unsure') ? SERVFAIL : NXDOMAIN, 2);
    socket.send(response, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

/**
 * Serves sites on this machine. `unmapped` lists addresses (`HOST:PORT`) that must be resolved through the
 * name server.
 */
export async function startLocalSites(
  sites: Readonly<Record<string, SimulatedSite>>,
  unmapped: readonly string[] = [],
): Promise<LocalSites> {
  const web = await startSimulatedWeb({ sites });
  const names = await serveNoNames();
  const egress = createEgress({
    connectTo: web.connectTo.filter((pair) => !unmapped.some((place) => pair.startsWith(`${place}:`))),
    extraCa: web.caPem,
    dnsServers: [`127.0.0.1:${names.address().port}`],
    userAgent: 'Firmlens/test',
  });
  return {
    egress,
    web,
    async close() {
      await egress.close();
      await web.close();
      names.close();
    },
  };
}

type CannedResponse =
  string | { status?: number; headers?: Record<string, string>; body?: string | Buffer } | RequestListener;

/** A site with a few paths. Other paths get 404. A string is the HTML of a page. */
export function site(paths: Readonly<Record<string, CannedResponse>>): RequestListener {
  return (request, response) => {
    const received = paths[request.url ?? ''];
    if (typeof received === 'function') return received(request, response);
    const html = { 'content-type': 'text/html; charset=utf-8' };
    if (received === undefined) return response.writeHead(404, html).end('<title>Not found</title>');
    if (typeof received === 'string') return response.writeHead(200, html).end(received);
    return response.writeHead(received.status ?? 200, { ...html, ...received.headers }).end(received.body);
  };
}

export const status = (code: number) => ({ status: code });
export const redirect = (location: string) => ({ status: 301, headers: { location } });
export const robotsTxt = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body });

/** A page with links, long enough to count as a real site. */
export const page = (title: string, links: readonly string[] = []) =>
  `<!doctype html><title>${title}</title><h1>${title}</h1>${links.map((link) => `<a href="${link}">${link}</a>`).join('')}`;
