import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createCertificateAuthority,
  DEMO_COMPANIES_HOUSE_KEY,
  demoSites,
  demoSources,
  startSimulatedWeb,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@firmlens/simulator';
import type { ShutdownStack } from '@firmlens/runtime';
import type { DataDir } from './data-dir';
import { printDelivery } from './banner';
import { hasNetwork } from './has-network';
import type { StandaloneSettings } from './settings';

const RECEIVER_HOST = 'receiver.firmlens.example';

/** What the simulated public sources ask of whoever asks them. */
const SOURCES_ENV = {
  CRAWLER_CONTACT: 'demo@firmlens.example',
  COMPANIES_HOUSE_KEY: DEMO_COMPANIES_HOUSE_KEY,
  GITHUB_TOKEN: 'demo-github-token',
};

export interface DemoWeb {
  companies: string[];
  /** Whether the public sources are simulated and know the demo's companies alone. */
  hasSimulatedSources: boolean;
  webhookUrl: string;
  /** What the apps need to reach the demo's hosts, joined with what the environment says already. */
  env: Record<string, string>;
}

/** The apps take one file of certificates: the demo's, and those of a file that the operator named. */
function certificatesFile(dataDir: DataDir, caPem: string, given: string | undefined): string {
  const file = path.join(dataDir.path, 'egress-ca.pem');
  writeFileSync(file, given === undefined ? caPem : `${caPem}\n${readFileSync(given, 'utf8')}`);
  return file;
}

/** The settings that the simulated public sources ask for, unless the operator has set them. */
function simulatorSettings(given: StandaloneSettings['given']): Record<string, string> {
  return Object.fromEntries(Object.entries(SOURCES_ENV).filter(([name]) => given(name) === undefined));
}

/**
 * Starts the invented companies' websites and the receiver of the demo account's webhooks, on loopback; without a
 * network the public sources as well, which are otherwise asked as they are.
 */
export async function openDemoWeb(
  { dnsServers, given }: StandaloneSettings,
  dataDir: DataDir,
  stack: ShutdownStack,
  secret: string,
): Promise<DemoWeb> {
  const ca = await createCertificateAuthority();
  const sites = demoSites();
  const hasSimulatedSources = !(await hasNetwork(dnsServers));
  const web = await stack.open(
    'simulated web',
    () => startSimulatedWeb({ sites: { ...sites, ...(hasSimulatedSources ? demoSources() : {}) }, ca }),
    ({ close }) => close(),
  );
  const receiver: WebhookReceiver = await stack.open(
    'webhook receiver',
    () =>
      startWebhookReceiver({
        host: RECEIVER_HOST,
        secret,
        ca,
        respond: (delivery, response) => {
          printDelivery(delivery);
          response.writeHead(204).end();
        },
      }),
    ({ close }) => close(),
  );
  const connectTo = [...web.connectTo, ...receiver.connectTo, given('EGRESS_CONNECT_TO') ?? []].flat();
  return {
    companies: Object.keys(sites),
    hasSimulatedSources,
    webhookUrl: receiver.url,
    env: {
      EGRESS_CONNECT_TO: connectTo.join(','),
      EGRESS_CA_FILE: certificatesFile(dataDir, ca.caPem, given('EGRESS_CA_FILE')),
      ...(hasSimulatedSources ? simulatorSettings(given) : {}),
    },
  };
}
