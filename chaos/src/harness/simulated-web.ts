import {
  type CertificateAuthority,
  type CertificateFlaw,
  createCertificateAuthority,
  type ReceivedDelivery,
  type SimulatedSite,
  startSimulatedWeb,
  startWebhookReceiver,
} from '@firmlens/simulator';
import { startDnsServer } from '@firmlens/testkit';
import { createSpans, type Spans } from '../spans';
import { type BadReceivers, createBadReceivers } from './bad-receivers';
import { type Canaries, startCanaries } from './canaries';
import { rebindingNames } from './rebinding-names';

/** What a company's website is like. `slow` delays the first page for some seconds. */
export type SiteKind = 'small' | 'slow' | 'absent' | 'broken';

export interface Company {
  domain: string;
  kind: SiteKind;
}

export interface SimulatedWeb {
  companies: readonly Company[];
  /** Returns the companies of one kind. */
  companiesOf(kind: SiteKind): readonly Company[];
  /** The receiver of webhooks. It accepts everything, except while it is made to respond 503. */
  receiver: {
    url: string;
    deliveries: readonly ReceivedDelivery[];
    refusals: Spans;
  };
  badReceivers: BadReceivers;
  canaries: Canaries;
  /** The address of the name server for `rebindingNames`, in the form that the setting takes. */
  nameServer: string;
  ca: CertificateAuthority;
  connectTo: string[];
  close(): Promise<void>;
}

const COUNTS: Record<SiteKind, number> = { small: 300, slow: 60, absent: 24, broken: 16 };
const SLOW_MS = 1_500;

function page(domain: string): string {
  const name = domain.replace('.example', '').replace('-', ' ');
  return (
    `<html lang="en"><head><title>${name} Ltd</title><meta name="description" content="${name} makes clocks."></head>` +
    `<body><h1>${name} Ltd</h1><p>${name} makes clocks for people who have time.</p></body></html>`
  );
}

/** Returns a company's website. */
export function siteOf({ domain, kind }: Company): SimulatedSite {
  switch (kind) {
    case 'absent':
      return null;
    case 'broken':
      return (_request, response) => void response.writeHead(503).end();
    case 'small':
    case 'slow':
      return (request, response) => {
        const send = () => {
          const isHomePage = request.url === '/';
          response
            .writeHead(isHomePage ? 200 : 404, { 'content-type': 'text/html' })
            .end(isHomePage ? page(domain) : '');
        };
        if (kind === 'slow' && request.url === '/') setTimeout(send, SLOW_MS);
        else send();
      };
  }
}

export interface SimulatedSites {
  sites?: Readonly<Record<string, SimulatedSite>>;
  certificateFlaws?: Readonly<Record<string, CertificateFlaw>>;
}

/**
 * Responding sites are mapped for https only: all mappings go into one environment variable, which may not be
 * longer than 128 KiB.
 */
const isWanted = (entry: string) => !/^[^:]+:80:/.test(entry) || entry.endsWith(':127.0.0.1:1');

/** Starts a web of small companies and of good and bad webhook receivers, plus `sites`. */
export async function openSimulatedWeb({
  sites = {},
  certificateFlaws = {},
}: SimulatedSites = {}): Promise<SimulatedWeb> {
  const companies = Object.entries(COUNTS).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => ({
      domain: `${kind}-${index + 1}.example`,
      kind: kind as SiteKind,
    })),
  );
  const ca = await createCertificateAuthority();
  const canaries = await startCanaries();
  const nameServer = await startDnsServer(rebindingNames());
  const badReceivers = createBadReceivers(`http://127.0.0.1:${canaries.port}/`);
  const web = await startSimulatedWeb({
    sites: {
      ...Object.fromEntries(companies.map((company) => [company.domain, siteOf(company)])),
      ...badReceivers.sites,
      ...sites,
    },
    ca,
    certificateFlaws: { ...badReceivers.certificateFlaws, ...certificateFlaws },
  });
  const refusals = createSpans();
  const server = await startWebhookReceiver({
    host: 'receiver.example',
    ca,
    respond: (_delivery, response) => void response.writeHead(refusals.isNow() ? 503 : 204).end(),
  });
  return {
    companies,
    companiesOf: (kind) => companies.filter((company) => company.kind === kind),
    receiver: { url: server.url, deliveries: server.deliveries, refusals },
    badReceivers,
    canaries,
    nameServer: nameServer.address,
    ca,
    connectTo: [...web.connectTo, ...server.connectTo].filter(isWanted),
    async close() {
      await web.close();
      await server.close();
      await canaries.close();
      await nameServer.close();
    },
  };
}
