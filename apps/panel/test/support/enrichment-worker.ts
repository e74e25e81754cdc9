import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWithParent, freePort } from '@firmlens/embedded';
import {
  createCertificateAuthority,
  DEMO_COMPANIES_HOUSE_KEY,
  demoSites,
  demoSources,
  startSimulatedWeb,
  startSitePages,
} from '@firmlens/simulator';
import { recordLog, waitUntil } from '@firmlens/testkit';

/** The build output: what runs is what an operator runs. */
const WORKER = path.resolve(__dirname, '../../../enrichment-worker/dist/main.js');

/** The demo companies' websites and simulated public sources, on this machine. */
export async function startDemoWeb() {
  const ca = await createCertificateAuthority();
  const web = await startSimulatedWeb({ sites: { ...demoSites(), ...demoSources() }, ca });
  const pages = await startSitePages(demoSites());
  const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-panel-'));
  const caFile = path.join(folder, 'ca.pem');
  writeFileSync(caFile, ca.caPem);
  return {
    /** The settings with which the service reaches it. */
    env: {
      EGRESS_CONNECT_TO: web.connectTo.join(','),
      EGRESS_CA_FILE: caFile,
      DEMO_SITES: [...pages.urls].map((site) => site.join('=')).join(','),
    },
    /** Where a browser finds the pages of each site. */
    pageUrls: pages.urls,
    close: async () => {
      await Promise.all([web.close(), pages.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts the built enrichment worker in a process of its own. `env` has its servers and how to reach the web. */
export async function startEnrichmentWorker(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const worker = spawn(process.execPath, [WORKER], {
    env: {
      PATH: process.env['PATH'],
      HEALTH_PORT: String(port),
      CRAWLER_CONTACT: 'demo@firmlens.example',
      CRAWLER_REQUESTS_PER_SECOND: '20',
      COMPANIES_HOUSE_KEY: DEMO_COMPANIES_HOUSE_KEY,
      GITHUB_TOKEN: 'demo-github-token',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(worker, 'SIGKILL');
  for (const stream of [worker.stdout, worker.stderr]) stream.on('data', (line) => recordLog(String(line)));
  await waitUntil(() => isHealthy(`http://127.0.0.1:${port}/health`), {
    what: 'the enrichment worker',
  });
  return {
    stop: async () => {
      const ended = once(worker, 'exit');
      worker.kill();
      await ended;
    },
  };
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
