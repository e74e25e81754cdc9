import { waitUntil } from '@firmlens/testkit';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { type Caller, openAccount } from '../support/accounts';
import { ageCompanyData, queueBatch } from '../support/batches';
import { companyWithSignals, highlight } from '../support/signals';
import { type Api, newDomain, startApi, WEBHOOK_URL } from '../support/start-api';

let api: Api;
let caller: Caller;
let domain: string;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  domain = newDomain();
  await companyWithSignals(api.db, caller, domain, { highlights: [highlight()], country: 'GB' });
  await ageCompanyData(api.db, domain);
  await api.post('/account/webhook', { webhook_url: WEBHOOK_URL }, caller);
});
afterAll(() => api.stop());

/** Returns method and status of every logged request to the agent endpoint, oldest first. */
const answered = () =>
  api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg, path }) => msg === 'request' && path === '/api/v1/mcp')
    .map(({ method, status }) => `${String(method)} ${String(status)}`);

interface WatchedClient {
  client: Client;
  transport: StreamableHTTPClientTransport;
  /** Errors that the client reported, here or on the console. */
  complaints: unknown[];
}

/** Creates the protocol's own client and records everything that it reports. */
function watchedClient(headers: Record<string, string> = { 'x-api-key': caller.key }): WatchedClient {
  const complaints: unknown[] = [];
  const addComplaints = (...messages: unknown[]) => void complaints.push(...messages);
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation(addComplaints);
  }
  const client = new Client({ name: 'watched', version: '1.0.0' });
  const url = new URL(`http://127.0.0.1:${api.port}/api/v1/mcp`);
  const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
  client.onerror = addComplaints;
  transport.onerror = addComplaints;
  return { client, transport, complaints };
}

afterEach(() => {
  jest.restoreAllMocks();
});

const ARGUMENTS: Record<string, () => Promise<object> | object> = {
  search_signals: () => ({ domains: [domain] }),
  get_company: () => ({ domain }),
  refresh_company: () => ({ domain: newDomain() }),
  get_scan_status: async () => ({ batch_id: await queueBatch(api.db, caller, newDomain()) }),
  search_companies: () => ({ countries: ['GB'] }),
  check_coverage: () => ({ domains: [domain] }),
  get_account: () => ({}),
};

const PROMPT_ARGUMENTS: Record<string, () => Record<string, string>> = {
  account_brief: () => ({ domain }),
  why_now: () => ({ domain, offer: 'payments software' }),
  signal_sweep: () => ({ types: 'funding' }),
  freshness_audit: () => ({ domains: domain }),
};

describe("the protocol's own client", () => {
  it('connects, lists, calls every tool, gets every prompt and closes, without an error or a retry', async () => {
    const before = answered().length;
    const { client, transport, complaints } = watchedClient();
    await client.connect(transport);
    expect(client.getServerVersion()).toMatchObject({ name: 'firmlens' });
    expect(client.getInstructions()).toContain('check_coverage');
    await client.ping();

    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(ARGUMENTS));
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    for (const { name, outputSchema } of tools) {
      const result = await client.callTool({ name, arguments: { ...(await ARGUMENTS[name]?.()) } });
      expect({ name, isError: result.isError ?? false }).toEqual({ name, isError: false });
      const valid = ajv.compile(outputSchema ?? false);
      expect({ name, valid: valid(result.structuredContent), errors: valid.errors }).toMatchObject({
        valid: true,
      });
    }

    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(Object.keys(PROMPT_ARGUMENTS));
    for (const { name } of prompts) {
      const { messages } = await client.getPrompt({ name, arguments: PROMPT_ARGUMENTS[name]?.() ?? {} });
      expect(messages.length).toBeGreaterThan(0);
    }
    await client.close();

    expect(complaints).toEqual([]);
    const requests =
      ['initialize', 'ping', 'tools/list', 'prompts/list'].length + tools.length + prompts.length;
    // A request is logged shortly after its response.
    await waitUntil(() => answered().length - before >= requests + 2, {
      what: 'the last request in the log',
    });
    // The client tries to open an event stream once, and does without.
    expect(answered().slice(before).sort()).toEqual([
      'GET 405',
      ...Array.from({ length: requests }, () => 'POST 200'),
      'POST 202',
    ]);
  });

  it('connects with the key as a bearer token and ends no session, as there never was one', async () => {
    const { client, transport, complaints } = watchedClient({ authorization: `Bearer ${caller.key}` });
    await client.connect(transport);
    expect(transport.sessionId).toBeUndefined();
    await transport.terminateSession();
    await client.close();
    expect(complaints).toEqual([]);
  });

  it('learns from the response why it was refused', async () => {
    const { client, transport } = watchedClient({ 'x-api-key': 'flk_wrong' });
    await expect(client.connect(transport)).rejects.toThrow(/invalid_api_key/);
  });

  it('learns from code and data what is wrong with a call', async () => {
    const { client, transport, complaints } = watchedClient();
    await client.connect(transport);
    await expect(client.callTool({ name: 'search_signals', arguments: { limit: 0 } })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('limit: send a whole number from 1 to 50.'),
      data: { field: 'limit' },
    });
    await expect(client.listResources()).rejects.toMatchObject({ code: -32601 });
    await client.close();
    expect(complaints).toEqual([]);
  });

  it('receives nothing more about a call that it cancels, and continues', async () => {
    const { client, transport, complaints } = watchedClient();
    await client.connect(transport);
    const cancellation = new AbortController();
    const call = client.callTool({ name: 'check_coverage', arguments: { domains: [domain] } }, undefined, {
      signal: cancellation.signal,
    });
    cancellation.abort('enough');
    await expect(call).rejects.toThrow('enough');
    await client.ping();
    await client.close();
    // The response may still arrive.
    expect(complaints.filter((complaint) => !/unknown message ID/.test(String(complaint)))).toEqual([]);
  });
});
