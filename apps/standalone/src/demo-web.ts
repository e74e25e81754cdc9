import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createCertificateAuthority,
  DEMO_COMPANIES_HOUSE_KEY,
  demoSites,
  demoSources,
  startSimulatedWeb,
  startSitePages,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@firmlens/simulator';
import type { ShutdownStack } from '@firmlens/runtime';
import type { DataDir } from './data-dir';
import { formatDelivery } from './banner';
import { hasNetwork } from './has-network';
import type { StandaloneSettings } from './settings';
import { print } from './terminal';

const RECEIVER_HOST = 'receiver.firmlens.example';

/** The settings that the simulated public sources require. */
const SOURCES_ENV = {
  CRAWLER_CONTACT: 'demo@firmlens.example',
  COMPANIES_HOUSE_KEY: DEMO_COMPANIES_HOUSE_KEY,
  GITHUB_TOKEN: 'demo-github-token',
};

export interface DemoWeb {
  companies: string[];
  /** Whether the public sources are simulated and know only the demo companies. */
  hasSimulatedSources: boolean;
  webhookUrl: string;
  /** The settings for reaching the demo's hosts, merged with those of the environment. */
  env: Record<string, string>;
}

/** Writes one certificate file for the apps: the demo's CA and the operator's certificates, if any. */
function certificatesFile(dataDir: DataDir, caPem: string, operatorFile: string | undefined): string {
  const file = path.join(dataDir.path, 'egress-ca.pem');
  writeFileSync(file, operatorFile === undefined ? caPem : `${caPem}\n${readFileSync(operatorFile, 'utf8')}`);
  return file;
}

/** Returns the settings that the simulated sources require, except those that the operator has set. */
function simulatorSettings(given: StandaloneSettings['readVariable']): Record<string, string> {
  return Object.fromEntries(Object.entries(SOURCES_ENV).filter(([name]) => given(name) === undefined));
}

/** `DEMO_SITES`: the hosts, with where the pages of those are that have any. */
const demoSetting = (hosts: readonly string[], urls: ReadonlyMap<string, string>): string =>
  hosts.map((host) => [host, urls.get(host) ?? []].flat().join('=')).join(',');

/**
 * Starts the demo companies' websites and the demo account's webhook receiver on loopback, and the same websites
 * for the browser of whoever reads the panel. Without a network it simulates the public sources as well. Otherwise
 * the real ones are queried.
 */
export async function openDemoWeb(
  { dnsServers, readVariable }: StandaloneSettings,
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
  const pages = await stack.open(
    'pages of the demo sites',
    () => startSitePages(sites),
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
          print(formatDelivery(delivery));
          response.writeHead(204).end();
        },
      }),
    ({ close }) => close(),
  );
  const connectTo = [...web.connectTo, ...receiver.connectTo, readVariable('EGRESS_CONNECT_TO') ?? []].flat();
  return {
    companies: Object.keys(sites),
    hasSimulatedSources,
    webhookUrl: receiver.url,
    env: {
      EGRESS_CONNECT_TO: connectTo.join(','),
      EGRESS_CA_FILE: certificatesFile(dataDir, ca.caPem, readVariable('EGRESS_CA_FILE')),
      DEMO_SITES: demoSetting(Object.keys(sites), pages.urls),
      ...(hasSimulatedSources ? simulatorSettings(readVariable) : {}),
    },
  };
}
