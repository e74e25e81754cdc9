import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CompanyData } from '@firmlens/contract';
import { freePort } from '@firmlens/embedded';
import { waitUntil } from '@firmlens/testkit';
import { runAdmin, type StandaloneProcess, startStandalone } from './support/standalone-process';

let dataDir: string;
let running: StandaloneProcess;

afterAll(async () => {
  if (running.process.exitCode === null) await running.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

test('a second start has the same key, webhook URL and data', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'firmlens-restart-'));
  const port = await freePort();
  running = await startStandalone(dataDir, port);
  const first = running;
  const key = first.printed(/API key +(\S+)/);
  const companyUrl = first.printed(/curl .*'(http[^']+)'/);
  const headers = { 'x-api-key': key };
  expect((await fetch(companyUrl, { headers })).status).toBe(202);
  await waitUntil(() => first.lines.some((line) => line.includes('enrichment.completed')), {
    what: 'the webhook of the company',
  });
  const webhookUrl = 'https://receiver.firmlens.example/mine';
  const stored = await fetch(`http://localhost:${port}/api/v1/account/webhook`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ webhook_url: webhookUrl }),
  });
  expect(stored.status).toBe(200);
  await first.end('SIGINT');

  running = await startStandalone(dataDir, port);
  expect(running.printed(/API key +(\S+)/)).toBe(key);
  const cached = await fetch(companyUrl, { headers });
  expect(cached.status).toBe(200);
  const { data } = (await cached.json()) as { data: CompanyData };
  expect(data.company?.name).toBe('Lumenfold');
  const { accounts } = await runAdmin<{ accounts: object[] }>(dataDir, 'account', 'list');
  expect(accounts).toContainEqual(expect.objectContaining({ name: 'Demo', webhook_url: webhookUrl }));
});
