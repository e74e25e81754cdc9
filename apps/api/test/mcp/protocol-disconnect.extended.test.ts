import { once } from 'node:events';
import { request } from 'node:http';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from '../support/accounts';
import { ageCompanyData, completeBatch } from '../support/batches';
import { toolCall } from '../support/json-rpc';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let caller: Caller;
let domain: string;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db, { credits: 10 });
  domain = newDomain();
  await completeBatch(api.db, await openAccount(api.db), domain);
  await ageCompanyData(api.db, domain);
});
afterAll(() => api.stop());

const finished = (id: string) =>
  api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg, request_id }) => msg === 'request' && request_id === id);

/** Counts the sessions of this test's database that wait for a lock, and those idle in a transaction. */
async function sessions(): Promise<{ waiting: number; open: number }> {
  const [counted] = await api.db.$queryRaw<{ waiting: bigint; open: bigint }[]>`
    SELECT count(*) FILTER (WHERE wait_event_type = 'Lock') AS waiting,
           count(*) FILTER (WHERE state LIKE 'idle in transaction%') AS open
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  return { waiting: Number(counted?.waiting), open: Number(counted?.open) };
}

/**
 * Sends a charged call that waits for the locked account, and disconnects. Returns a function that unlocks
 * the account.
 */
async function abandonCall(port: number, id: string): Promise<() => Promise<void>> {
  let unlock = () => undefined as void;
  const unlocked = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  const holding = api.db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${caller.accountId} FOR UPDATE`;
      await unlocked;
    },
    { timeout: 20_000 },
  );
  const call = request({
    port,
    method: 'POST',
    path: '/api/v1/mcp',
    headers: { 'x-api-key': caller.key, 'content-type': 'application/json', 'x-request-id': id },
  });
  call.on('error', () => undefined);
  call.end(JSON.stringify(toolCall('get_company', { domain })));
  await waitUntil(async () => (await sessions()).waiting > 0, { what: 'the call to reach the account' });
  call.destroy();
  return async () => {
    unlock();
    await holding;
  };
}

describe('a client that disconnects during its call', () => {
  it('leaves no transaction open, is charged once, and has the call in the history', async () => {
    const unlock = await abandonCall(api.port, 'gone');
    await unlock();
    const [line] = await waitUntil(() => finished('gone').length > 0 && finished('gone'), {
      what: 'the log line',
    });
    expect(line).toMatchObject({ tool: 'get_company', aborted: true, credits: 2 });
    await waitUntil(
      async () => {
        const { waiting, open } = await sessions();
        return waiting + open === 0;
      },
      { what: 'its transaction to end' },
    );
    const next = await api.post('/mcp', toolCall('get_account', {}), caller);
    expect(next.body.result.structuredContent.billing).toMatchObject({ credits_remaining: 8 });
    const { body } = await api.get('/account/history', caller);
    expect(body.data.requests.map((entry: Record<string, unknown>) => entry['credits_consumed'])).toEqual([
      0, 2,
    ]);
  });

  it('has its call in the history even if the process is being shut down', async () => {
    const { databaseUrl, redisUrl } = api;
    const stoppingApi = await startApi({ databaseUrl, redisUrl });
    const unlock = await abandonCall(stoppingApi.port, 'late');
    const stopped = stoppingApi.stop();
    const isClosed = () =>
      fetch(`http://127.0.0.1:${stoppingApi.port}/health`).then(
        () => false,
        () => true,
      );
    await waitUntil(isClosed, { what: 'the process to accept nothing new' });
    await unlock();
    await stopped;
    const { body } = await api.get('/account/history', caller);
    const { balance } = await api.db.account.findUniqueOrThrow({ where: { id: caller.accountId } });
    const credits = (body.data.requests as { credits_consumed: number }[]).map(
      ({ credits_consumed }) => credits_consumed,
    );
    expect(credits.reduce((sum, cost) => sum + cost, 0)).toBe(10 - balance);
    expect(credits.filter((cost) => cost === 2)).toHaveLength(2);
  });

  it('changes nothing if its body is incomplete', async () => {
    const half = request({
      port: api.port,
      method: 'POST',
      path: '/api/v1/mcp',
      headers: {
        'x-api-key': caller.key,
        'content-type': 'application/json',
        'x-request-id': 'half',
        expect: '100-continue',
      },
    });
    half.on('error', () => undefined);
    half.flushHeaders();
    await once(half, 'continue');
    half.write('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_company"');
    half.destroy();
    const [line] = await waitUntil(() => finished('half').length > 0 && finished('half'), {
      what: 'the log line',
    });
    expect(line).toMatchObject({ aborted: true });
    expect(line).not.toHaveProperty('tool');
  });
});
