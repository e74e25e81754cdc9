import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MODULES } from '@firmlens/contract';
import { freePort } from '@firmlens/embedded';
import { waitUntil } from '@firmlens/testkit';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type StandaloneProcess, startStandalone } from './support/standalone-process';

/** The demo company with the most data. */
const DOMAIN = 'lumenfold.example';
const MODULE_NAMES = [...MODULES];

/** Most tokens of a step, as agents pay for them. Steps without a limit are only printed. */
const LIMITS: Readonly<Record<string, number>> = {
  'tools/list': 4_000,
  get_company: 900,
  'get_company, all modules': 3_500,
};

let dataDir: string;
let running: StandaloneProcess;
let client: Client;
const steps = new Map<string, number>();

/** Counts a step's result: a token is four characters of JSON, be they read as text or as fields. */
function count<Result>(step: string, result: Result): Result {
  steps.set(step, Math.ceil(JSON.stringify(result).length / 4));
  return result;
}

async function call(step: string, name: string, args: Record<string, unknown> = {}) {
  const { structuredContent } = count(step, await client.callTool({ name, arguments: args }));
  return structuredContent as Record<string, unknown>;
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'firmlens-tokens-'));
  const port = await freePort();
  running = await startStandalone(dataDir, port);
  client = new Client({ name: 'tokens', version: '1.0.0' });
  const headers = { 'x-api-key': running.printed(/API key +(\S+)/) };
  const url = new URL(`http://127.0.0.1:${port}/api/v1/mcp`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
});
afterAll(async () => {
  await client.close();
  await running.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

test('a conversation stays within its tokens', async () => {
  count('initialize', [client.getServerVersion(), client.getServerCapabilities(), client.getInstructions()]);
  count('tools/list', await client.listTools());
  await call('get_account', 'get_account');
  await call('check_coverage', 'check_coverage', { domains: [DOMAIN] });
  const scan = { domain: DOMAIN, modules: MODULE_NAMES, max_credits: 60 };
  const { batch_id } = await call('refresh_company', 'refresh_company', scan);
  await call('get_scan_status', 'get_scan_status', { batch_id });
  await waitUntil(() => running.lines.some((line) => /Webhook/.test(line) && line.includes(DOMAIN)), {
    what: 'the end of the scan',
  });
  await call('get_scan_status, at the end', 'get_scan_status', { batch_id });
  await call('check_coverage, scanned', 'check_coverage', { domains: [DOMAIN] });
  await call('get_company', 'get_company', { domain: DOMAIN });
  const all = { domain: DOMAIN, modules: MODULE_NAMES };
  const { data } = await call('get_company, all modules', 'get_company', all);
  await call('get_company, all modules, evidence used', 'get_company', { ...all, evidence: 'used' });
  await call('search_signals', 'search_signals', { domains: [DOMAIN] });
  await call('search_companies', 'search_companies', { query: 'energy software' });

  process.stdout.write([...steps].map(([step, tokens]) => `${step}: ${tokens}\n`).join(''));
  // A company with little data would prove nothing.
  expect(Object.keys(data as object)).toEqual(['untrusted', 'company', ...MODULE_NAMES]);
  expect(JSON.stringify(data).length / 4).toBeGreaterThan(2_500);
  const exceeded = Object.entries(LIMITS).filter(([step, most]) => (steps.get(step) ?? Infinity) > most);
  expect(exceeded).toEqual([]);
});
