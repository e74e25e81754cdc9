import { type Caller, openAccount } from '../support/accounts';
import { ageCompanyData, completeBatch } from '../support/batches';
import { rpcRequest, toolCall } from '../support/json-rpc';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let owner: Caller;

beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api.db);
});
afterAll(() => api.stop());

/** Puts a company on file whose data is too old to be free. */
async function staleCompany(): Promise<string> {
  const domain = newDomain();
  await completeBatch(api.db, owner, domain);
  await ageCompanyData(api.db, domain);
  return domain;
}

const history = async (caller: Caller) =>
  (await api.get('/account/history', caller)).body.data.requests as Record<string, unknown>[];
const usage = async (caller: Caller) => (await api.get('/account/usage', caller)).body.data;

function logLine(id: string): Record<string, unknown> {
  const lines = api.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const requestLines = lines.filter((line) => line['request_id'] === id && line['msg'] === 'request');
  expect(requestLines).toHaveLength(1);
  return requestLines[0] ?? {};
}

describe('the history', () => {
  it('shows each call as a POST of /mcp, with its status and cost', async () => {
    const account = await openAccount(api.db);
    const domain = await staleCompany();
    await api.post('/mcp', toolCall('get_account', {}), account);
    await api.post('/mcp', toolCall('get_company', { domain }), account);
    await api.post('/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' }, account);
    await api.post('/mcp', '{', account);
    await api.post('/mcp', toolCall('get_account', {}), {
      ...account,
      headers: { 'mcp-protocol-version': '1' },
    });
    const entry = (status: number, credits: number) => ({
      endpoint: '/mcp',
      method: 'POST',
      response_status: status,
      credits_consumed: credits,
    });
    expect(await history(account)).toMatchObject([
      entry(400, 0),
      entry(400, 0),
      entry(202, 0),
      entry(200, 2),
      entry(200, 0),
    ]);
  });

  it('lists two calls with the same id separately', async () => {
    const account = await openAccount(api.db, { credits: 10 });
    const domain = await staleCompany();
    await api.post('/mcp', toolCall('get_company', { domain }), account);
    await api.post('/mcp', toolCall('get_company', { domain }), account);
    expect((await history(account)).map((entry) => entry['credits_consumed'])).toEqual([2, 2]);
    const { body } = await api.get('/account/credits', account);
    expect(body.data.credits).toMatchObject({ balance: 6, used: 4 });
  });

  it('leaves out requests refused for their key, origin, method or rate limit', async () => {
    const account = await openAccount(api.db, { ratePerMinute: 2 });
    await api.post('/mcp', rpcRequest('ping'), { key: `${account.key}x` });
    await api.post('/mcp', rpcRequest('ping'), { ...account, headers: { origin: 'https://evil.example' } });
    await fetch(`http://127.0.0.1:${api.port}/api/v1/mcp`, { headers: { 'x-api-key': account.key } });
    expect(await history(account)).toEqual([]);
  });
});

describe('the usage summary', () => {
  it('counts all tools under /mcp', async () => {
    const account = await openAccount(api.db);
    const domain = await staleCompany();
    await api.post('/mcp', toolCall('get_company', { domain }), account);
    await api.post('/mcp', toolCall('check_coverage', { domains: [domain] }), account);
    await api.post('/mcp', rpcRequest('tools/list'), account);
    const { monthly_usage, top_endpoints } = await usage(account);
    expect(monthly_usage).toMatchObject({ requests: 3, credits_consumed: 2 });
    expect(top_endpoints).toEqual([
      { endpoint: '/mcp', requests: 3, credits_used: 2, avg_credits_per_request: 0.67 },
    ]);
  });

  it('shows why each call was refused, even if its status is 200', async () => {
    const account = await openAccount(api.db, { credits: 1 });
    const calls = [
      rpcRequest('resources/list'),
      toolCall('get_account', { x: 1 }),
      toolCall('get_scan_status', { batch_id: 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
      toolCall('search_signals', {}),
      [],
      toolCall('get_account', {}),
    ];
    for (const call of calls) await api.post('/mcp', call, account);
    const { recent_requests } = await usage(account);
    const listed = (recent_requests as Record<string, unknown>[]).map((entry) => [
      entry['response_status'],
      entry['error_message'],
    ]);
    expect(listed.reverse()).toEqual([
      [200, expect.stringContaining('Unknown method')],
      [200, expect.stringContaining('x: unknown argument')],
      [200, expect.stringMatching(/batch/i)],
      [402, expect.stringContaining('balance')],
      [400, expect.stringContaining('Batches')],
      [200, null],
    ]);
  });
});

describe('the log', () => {
  it('names the tool, its cost, and the code of a refusal', async () => {
    const account = await openAccount(api.db, { credits: 3 });
    const domain = await staleCompany();
    const lines: [string, unknown, object][] = [
      ['priced', toolCall('get_company', { domain }), { status: 200, tool: 'get_company', credits: 2 }],
      ['free', toolCall('get_account', {}), { status: 200, tool: 'get_account' }],
      [
        'refused',
        toolCall('get_scan_status', { batch_id: 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
        { status: 200, tool: 'get_scan_status', error: 'batch_not_found' },
      ],
      [
        'poor',
        toolCall('search_signals', {}),
        { status: 402, tool: 'search_signals', error: 'insufficient_credits' },
      ],
      ['unknown', toolCall('nothing', {}), { status: 200, error: 'invalid_parameter' }],
      ['method', rpcRequest('resources/read'), { status: 200, error: 'not_found' }],
      ['batch', [], { status: 400, error: 'invalid_parameter' }],
    ];
    for (const [id, body, line] of lines) {
      await api.post('/mcp', body, { ...account, headers: { 'x-request-id': id } });
      const listed = logLine(id);
      expect(listed).toMatchObject({
        path: '/api/v1/mcp',
        method: 'POST',
        account_id: account.accountId,
        ...line,
      });
      if (!('tool' in line)) expect(listed).not.toHaveProperty('tool');
      if (!('error' in line)) expect(listed).not.toHaveProperty('error');
    }
  });

  it('contains neither keys nor arguments', async () => {
    await api.post('/mcp', toolCall('get_company', { domain: 'marlow-in-the-arguments.example' }), owner);
    expect(api.logLines.join('')).not.toMatch(/marlow-in-the-arguments/);
    expect(api.logLines.join('')).not.toContain(owner.key.slice(4, 20));
  });
});
