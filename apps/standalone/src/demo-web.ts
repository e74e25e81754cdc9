import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createCertificateAuthority,
  demoSites,
  startReplicaWeb,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@firmlens/replica';
import type { ClosingStack } from '@firmlens/runtime';
import type { DataDir } from './data-dir';
import { announceDelivery } from './announce';
import type { StandaloneSettings } from './settings';

const RECEIVER_HOST = 'receiver.firmlens.example';

export interface DemoWeb {
  companies: string[];
  webhookUrl: string;
  /** What the apps need to reach the demo's hosts, joined with what the environment says already. */
  env: { EGRESS_CONNECT_TO: string; EGRESS_CA_FILE: string };
}

/** The apps take one file of certificates: the demo's, and those of a file that the operator named. */
function certificatesFile(dataDir: DataDir, caPem: string, given: string | undefined): string {
  const file = path.join(dataDir.path, 'egress-ca.pem');
  writeFileSync(file, given === undefined ? caPem : `${caPem}\n${readFileSync(given, 'utf8')}`);
  return file;
}

/** Starts the invented companies' websites and the receiver of the demo account's webhooks, on loopback. */
export async function openDemoWeb(
  { given }: StandaloneSettings,
  dataDir: DataDir,
  stack: ClosingStack,
  secret: string,
): Promise<DemoWeb> {
  const ca = await createCertificateAuthority();
  const sites = demoSites();
  const web = await stack.open(
    'replica web',
    () => startReplicaWeb({ sites, ca }),
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
          announceDelivery(delivery);
          response.writeHead(204).end();
        },
      }),
    ({ close }) => close(),
  );
  const connectTo = [...web.connectTo, ...receiver.connectTo, given('EGRESS_CONNECT_TO') ?? []].flat();
  return {
    companies: Object.keys(sites),
    webhookUrl: receiver.url,
    env: {
      EGRESS_CONNECT_TO: connectTo.join(','),
      EGRESS_CA_FILE: certificatesFile(dataDir, ca.caPem, given('EGRESS_CA_FILE')),
    },
  };
}
