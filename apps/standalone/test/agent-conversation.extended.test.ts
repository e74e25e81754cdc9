import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { type CountedRequest, startCountingProxy } from './support/counting-proxy';
import { prepareService, type Service } from './support/service';

const CONVERSATION = path.resolve(__dirname, '../../../scripts/agent-conversation.mjs');

/** What the conversation prints for each call. */
interface PrintedCall {
  tool: string;
  message: string;
  coverage: string;
  billing: { price: number; credits_charged: number; credits_remaining: number };
}

let database: TestDatabase;
let service: Service;
let requests: readonly CountedRequest[];
let calls: PrintedCall[];
let warnings: string;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await prepareService({ databaseUrl: database.url, redisUrl: await emptyRedisUrl(), sites: {} });
  await Promise.all(
    (['api', 'enrichment-worker', 'webhook-worker'] as const).map((app) => service.start(app)),
  );
  const counter = await startCountingProxy(service.baseUrl);
  const printed = await promisify(execFile)(process.execPath, [
    CONVERSATION,
    counter.baseUrl,
    service.apiKey,
  ]);
  await counter.close();
  requests = counter.requests;
  calls = printed.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PrintedCall);
  warnings = printed.stderr;
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

test('takes an unknown company from coverage to signals', () => {
  const polls = calls.filter(({ tool }) => tool === 'get_scan_status');
  expect(calls.map(({ tool }) => tool)).toEqual([
    'check_coverage',
    'get_company',
    'refresh_company',
    ...polls.map(({ tool }) => tool),
    'get_company',
    'search_signals',
    'get_account',
  ]);
  const [before, unread] = calls;
  expect([before?.coverage, unread?.coverage]).toEqual(['not_indexed', 'not_indexed']);
  expect(polls.at(-1)?.message).toContain('is complete, for 32 credits');
  const [company, signals] = calls.slice(-3);
  expect([company?.coverage, signals?.coverage]).toEqual(['fresh', 'fresh']);
  expect(warnings).toBe('');
});

test("takes 8 to 13 requests, including the connection's", async () => {
  const batch = await service.db.batch.findFirstOrThrow();
  const seconds = (Number(batch.completedAt) - Number(batch.requestedAt)) / 1_000;
  const connectionRequests = ['initialize', 'notifications/initialized', 'GET', 'tools/list'];
  expect(requests.slice(0, 4).map(({ calledMethod }) => calledMethod)).toEqual(
    expect.arrayContaining(connectionRequests),
  );
  const statuses = requests.map(({ calledMethod, status }) => [calledMethod, status]);
  expect(statuses.slice(4)).toEqual(calls.map(({ tool }) => [tool, 200]));
  expect(statuses).toContainEqual(['notifications/initialized', 202]);
  expect(statuses).toContainEqual(['GET', 405]);
  expect(requests.length).toBeGreaterThanOrEqual(8);
  // The waits double from ten seconds, so three polls cover 40 seconds. A busy machine may need more.
  const further = Math.max(0, Math.ceil(Math.log2(seconds / 40)));
  expect(requests.length).toBeLessThanOrEqual(13 + further);
});

test('costs a scan and a page of signals according to its responses, the ledger and the history', async () => {
  const charged = calls.map(({ tool, billing }) => [tool, billing.credits_charged]);
  expect(charged.filter(([, credits]) => credits !== 0)).toEqual([
    ['refresh_company', 32],
    ['search_signals', 2],
  ]);

  const entries = await service.db.ledgerEntry.findMany({ orderBy: { sequence: 'asc' } });
  expect(entries.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['opening', 25_000, 25_000],
    ['reserve', -32, 24_968],
    ['settle', 0, 24_968],
    ['charge', -2, 24_966],
  ]);
  expect(calls.at(-1)?.billing.credits_remaining).toBe(24_966);
  expect(await service.admin('ledger', 'verify')).toMatch(/entries: 4\nbatches: 1\nfaults:\n *\(none\)/);

  const history = await waitUntil(
    async () => {
      const { body } = await service.get('/account/history?limit=100');
      const { requests: records } = body['data'] as {
        requests: { endpoint: string; method: string; credits_consumed: number; response_status: number }[];
      };
      const agentRequests = records.filter(({ endpoint }) => endpoint === '/mcp').reverse();
      return agentRequests.length === requests.length - 1 && agentRequests;
    },
    { what: 'the history of the conversation' },
  );
  expect(history.slice(3).map((record) => [record.credits_consumed, record.response_status])).toEqual(
    calls.map(({ billing }) => [billing.credits_charged, 200]),
  );
});
