import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { CompanyData, EvidenceResponse } from '@firmlens/contract';
import { freePort } from '@firmlens/embedded';
import { waitUntil } from '@firmlens/testkit';
import { ROOT, runAdmin, type StandaloneProcess, startStandalone } from './support/standalone-process';

let dataDir: string;
let port: number;
let running: StandaloneProcess;

interface JsonResponse {
  status: number;
  body: { error?: string; data?: CompanyData } & Partial<Pick<EvidenceResponse, 'evidence' | 'coverage'>>;
}

async function get(url: string): Promise<JsonResponse> {
  const response = await fetch(url, { headers: { 'x-api-key': running.printed(/API key +(\S+)/) } });
  return { status: response.status, body: (await response.json()) as JsonResponse['body'] };
}

const panelUrl = () => running.printed(/Panel +(\S+)/);
const demoOwner = () => ({
  email: running.printed(/(\S+), password \S+$/),
  password: running.printed(/, password (\S+)$/),
});

/** Signs the demo owner in to the panel. */
const signIn = () =>
  fetch(`${panelUrl()}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoOwner()),
  });

const webhookLine = (domain: string) =>
  waitUntil(() => running.lines.find((line) => line.includes('Webhook') && line.includes(domain)), {
    what: `the webhook of ${domain}`,
  });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'firmlens-standalone-'));
  port = await freePort();
  running = await startStandalone(dataDir, port);
});
afterAll(async () => {
  if (running.process.exitCode === null) await running.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

describe('the embedded default', () => {
  test('enriches the company of the printed curl line and shows its verified webhook', async () => {
    const url = running.printed(/curl .*'(http[^']+)'/);
    expect((await get(url)).status).toBe(202);
    expect(await webhookLine('lumenfold.example')).toMatch(/enrichment\.completed .* signatures verified/);

    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect(body.data?.company).toMatchObject({
      name: 'Lumenfold',
      description: expect.stringContaining('cold-storage') as string,
      phone: '+442079460318',
      // From the register, not the website.
      registered_address: expect.stringContaining('Cooperage Row') as string,
    });
    expect(body.data?.technology?.technologies).toEqual(expect.arrayContaining(['HubSpot', 'Nginx']));
    expect(body.data?.team?.team_members?.map(({ name }) => name)).toContain('Maren Oduya');
    expect(body.data?.team?.job_titles).toContain('VP Engineering');
    expect(body.data?.signals?.highlights?.map(({ type }) => type)).toContain('funding');
  });

  test('prints the key and the base URL for the examples, with its own port', () => {
    const key = running.printed(/API key +(\S+)/);
    expect(running.lines).toContain(`  export KEY=${key} BASE=http://localhost:${port}/api/v1`);
  });

  test('prints health checks that respond, one for each process', async () => {
    for (const process of ['API', 'enrichment worker', 'webhook worker']) {
      const url = running.printed(new RegExp(`(http\\S+) \\(${process}\\)$`));
      expect([process, (await fetch(url)).status]).toEqual([process, 200]);
    }
  });

  test('names the sources of each value, the most trusted first, and the outcome of each source', async () => {
    const { status, body } = await get(`http://localhost:${port}/api/v1/company/lumenfold.example/evidence`);
    expect(status).toBe(200);
    const { evidence = [], coverage } = body;
    const stated = evidence
      .filter(({ field }) => field === 'company.employee_count')
      .map(({ source, value, url }) => [source, value, new URL(url ?? '').hostname]);
    expect(stated).toEqual([
      ['website:json-ld', 84, 'lumenfold.example'],
      ['companies-house', 71, 'find-and-update.company-information.service.gov.uk'],
      ['wikidata', 61, 'www.wikidata.org'],
    ]);
    expect(new Set(coverage?.sources.map((source) => source.status))).toEqual(
      new Set(['found', 'nothing', 'not_asked', 'failed']),
    );
  });

  test('leads to the logo that the website shows', async () => {
    const url = `http://localhost:${port}/api/v1/company/lumenfold.example/logo`;
    const { status, headers } = await fetch(url, {
      headers: { 'x-api-key': running.printed(/API key +(\S+)/) },
      redirect: 'manual',
    });
    expect([status, headers.get('location')]).toEqual([302, 'https://lumenfold.example/logo.svg']);
  });

  test('lets the owner of the demo account sign in to the panel as printed', async () => {
    const response = await signIn();
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ account: expect.objectContaining({ role: 'owner' }) as object }),
    ]);
    expect(response.headers.get('set-cookie')).toMatch(/^firmlens=flp_\S+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('tells whom the command makes an operator which sources its worker has', async () => {
    await runAdmin(dataDir, 'panel', 'operator', '--email', demoOwner().email);
    const [cookie = ''] = (await signIn()).headers.get('set-cookie')?.split(';') ?? [];
    const response = await fetch(`${panelUrl()}/api/operator/sources`, { headers: { cookie } });
    const { sources, hosts } = (await response.json()) as { sources: object[]; hosts: object[] };
    expect(sources).toContainEqual(expect.objectContaining({ source: 'website', is_on: true }));
    expect(hosts).not.toEqual([]);
  });

  test('serves the pages of the demo companies to the browser in which the panel is read', async () => {
    const [cookie = ''] = (await signIn()).headers.get('set-cookie')?.split(';') ?? [];
    const response = await fetch(`${panelUrl()}/api/demo-sites`, { headers: { cookie } });
    const { sites } = (await response.json()) as { sites: { domain: string; url: string | null }[] };
    const urls = new Map(sites.map(({ domain, url }) => [domain, url]));
    expect(urls.get('silent-harbour.example')).toBeNull();
    const page = await fetch(`${urls.get('lumenfold.example')}/about`);
    expect(await page.text()).toContain('Lumenfold');
  });

  test('finds no data for the company that does not exist', async () => {
    const url = `http://localhost:${port}/api/v1/company/silent-harbour.example`;
    expect((await get(url)).status).toBe(202);
    expect(await webhookLine('silent-harbour.example')).toMatch(
      /enrichment\.no_data_found .* 10 credits refunded {2}signatures verified$/,
    );
    expect(await get(url)).toMatchObject({ status: 409, body: { error: 'no_data_cooldown' } });
  });

  test('lets the operator command work without further settings', async () => {
    const call = ['account', 'create', '--email', 'ops@firm.example', '--name', 'Ops'];
    const { api_key: key } = await runAdmin<{ api_key: string }>(dataDir, ...call);
    const response = await fetch(`http://localhost:${port}/api/v1/account/info`, {
      headers: { 'x-api-key': key },
    });
    expect(response.status).toBe(200);
  });

  test('rejects a second start on the same data', async () => {
    const otherPort = String(await freePort());
    const env = { ...process.env, DATA_DIR: dataDir, PORT: otherPort };
    const second = spawn(process.execPath, ['scripts/run.mjs', 'standalone'], { cwd: ROOT, env });
    const lines: string[] = [];
    createInterface({ input: second.stderr }).on('line', (line) => lines.push(line));
    const [code] = (await once(second, 'close')) as [number];
    expect(lines.at(-1)).toContain(`already uses ${dataDir}`);
    expect(code).toBe(1);
  });

  test('ends on Ctrl-C with exit code 0, and says that it stops', async () => {
    const ended = running.end('SIGINT');
    await waitUntil(() => running.lines.includes('Stopping …'), { what: 'the line about the stop' });
    expect(running.process.exitCode).toBeNull();
    expect(await ended).toBe(0);
  });
});
