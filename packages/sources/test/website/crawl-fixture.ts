import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import type { RequestListener } from 'node:http';
import { createEgress, type Egress } from '@firmlens/egress';
import { startSimulatedWeb, type SimulatedSite, type SimulatedWeb } from '@firmlens/simulator';
import type { CachedResponse, CachedResponses } from '../../src/http';
import {
  type CrawlOutcome,
  type CrawlSettings,
  crawlSite,
  createTextBudget,
  DEFAULT_CRAWL_SETTINGS,
} from '../../src/website';

/** Without the delays of a polite crawl, except in tests about them. */
export const FAST_CRAWL_SETTINGS: CrawlSettings = {
  ...DEFAULT_CRAWL_SETTINGS,
  rateLimit: { requestsPerSecond: 2_000, burst: 100, parallel: 4 },
};

export const NOW = new Date('2026-11-20T12:00:00Z');

/** Local sites and a way to crawl them. Other names do not resolve. */
export interface CrawlFixture {
  egress: Egress;
  web: SimulatedWeb;
  /** Feeds cached for conditional requests. */
  cachedResponses: Map<string, CachedResponse>;
  crawl(domain: string, settings?: Partial<CrawlSettings>): Promise<CrawlOutcome>;
  /** Paths requested from a host so far, without robots.txt. */
  pathsRequested(host: string): string[];
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

/** Creates a cache for conditional requests that stores responses in a map. */
export function cachedResponsesIn(responses: Map<string, CachedResponse>): CachedResponses {
  return {
    find: async (url) => responses.get(url) ?? null,
    keep: async (url, response) => void responses.set(url, response),
  };
}

/**
 * Starts local sites. `unmapped` lists addresses (`HOST:PORT`) that must be resolved through the name server.
 */
export async function startCrawlFixture(
  sites: Readonly<Record<string, SimulatedSite>>,
  unmapped: readonly string[] = [],
): Promise<CrawlFixture> {
  const web = await startSimulatedWeb({ sites });
  const names = await serveNoNames();
  const egress = createEgress({
    connectTo: web.connectTo.filter((pair) => !unmapped.some((place) => pair.startsWith(`${place}:`))),
    extraCa: web.caPem,
    dnsServers: [`127.0.0.1:${names.address().port}`],
    userAgent: 'Firmlens/test',
  });
  const { signal } = new AbortController();
  const cachedFeeds = new Map<string, CachedResponse>();
  const context = { egress, signal, now: NOW, cachedResponses: cachedResponsesIn(cachedFeeds) };
  return {
    egress,
    web,
    cachedResponses: cachedFeeds,
    crawl: (domain, settings) =>
      crawlSite(
        { ...context, domain, text: createTextBudget().open() },
        { ...FAST_CRAWL_SETTINGS, ...settings },
      ),
    pathsRequested: (host) =>
      web.requests
        .filter((request) => request.host === host && request.path !== '/robots.txt')
        .map((request) => request.path),
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
