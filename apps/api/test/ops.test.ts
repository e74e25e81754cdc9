import { operatorEntries } from '@firmlens/domain';
import { freePort } from '@firmlens/embedded';
import { connectForCommands, openQueues } from '@firmlens/queues';
import { createLogger, createShutdownStack, type ServiceSettings } from '@firmlens/runtime';
import { emptyRedisUrl, recordedLog, unknownKey, waitUntil } from '@firmlens/testkit';
import { openOpsServer } from '../src/ops/open-ops-server';
import { openAccount } from './support/accounts';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

const TOKEN = 'a-token-of-operators';
const DASHBOARD = '/ops/queues';

let api: Api;
const opened: (() => Promise<void>)[] = [];

beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});
afterAll(() => api.stop());

interface Sent {
  method?: string;
  authorization?: string | null;
  headers?: Record<string, string>;
  body?: object;
}

/** Opens the server of operators beside the API. */
async function openOps(ops: Partial<ServiceSettings['ops']> = {}, redisUrl = api.redisUrl) {
  const logger = createLogger({ service: 'api', level: 'warn', destination: recordedLog() });
  const stack = createShutdownStack(logger);
  opened.push(() => stack.close());
  const connection = await stack.open(
    'connection',
    () => connectForCommands({ url: redisUrl }),
    (open) => open.disconnect(),
  );
  const queues = openQueues(connection);
  const settings = {
    redis: { url: redisUrl },
    ops: { port: await freePort(), host: '127.0.0.1', token: TOKEN, actions: false, ...ops },
  };
  const { port } = await openOpsServer(
    settings,
    { operatorDb: api.db, queues, replicaLagSeconds: () => null },
    logger,
    stack,
  );
  const send = async (path: string, { method = 'GET', authorization, headers = {}, body }: Sent = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...(authorization !== null && { authorization: authorization ?? basic('anyone', TOKEN) }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const isReady = async () => (await send(DASHBOARD)).status !== 503;
  return { queues, send, whenReady: () => waitUntil(isReady, { what: 'the connection to Redis' }) };
}

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Returns the value of each sample, by name and labels. */
async function scrape({ send }: Awaited<ReturnType<typeof openOps>>): Promise<Record<string, number>> {
  const { text } = await send('/metrics', { authorization: null });
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe('the metrics', () => {
  test('count requests by route and status, errors by code, and name no company', async () => {
    const ops = await openOps();
    const { key } = await openAccount(api.db);
    const domain = newDomain();
    const before = await scrape(ops);
    await api.get(`/company/${domain}`, { key: unknownKey() });
    await api.get('/account/info', { key });
    await api.get('/enrichment/batch_unknown/status', { key });
    const count = (route: string, status: number) =>
      `firmlens_http_request_duration_seconds_count{route="${route}",status="${status}"}`;
    const after = await scrape(ops);
    const risen = Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0));
    expect(risen).toEqual(
      expect.arrayContaining([
        count('/company/{domain}', 401),
        count('/account/info', 200),
        count('/enrichment/{batch_id}/status', 404),
        'firmlens_refused_requests_total{code="invalid_api_key"}',
        'firmlens_refused_requests_total{code="batch_not_found"}',
      ]),
    );
    expect(JSON.stringify(after)).not.toContain(domain);
  });

  test('count what is reserved, once, and queued', async () => {
    const ops = await openOps();
    const { key } = await openAccount(api.db);
    const path = `/company/${newDomain()}`;
    const before = await scrape(ops);
    const order = { key, headers: { 'x-webhook-url': WEBHOOK_URL } };
    const { body } = await api.get(path, order);
    expect(await api.get(path, order)).toMatchObject({ status: 409 });
    const after = await scrape(ops);
    const rise = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(rise('firmlens_batches_reserved_total')).toBe(1);
    expect(rise('firmlens_credits_reserved_total')).toBe(body.credits_reserved);
    expect(rise('firmlens_company_answers_total{answer="queued"}')).toBe(1);
    expect(rise('firmlens_refused_requests_total{code="enrichment_in_progress"}')).toBe(1);
  });

  test('show the queues, and leave them out while Redis is down', async () => {
    const ops = await openOps({}, await emptyRedisUrl());
    await ops.whenReady();
    await ops.queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
    expect(await scrape(ops)).toMatchObject({
      'firmlens_queue_jobs{queue="enrichment",state="waiting"}': 1,
      'firmlens_queue_oldest_waiting_seconds{queue="webhooks"}': 0,
      'firmlens_database_connections_limit{pool="customers"}': 10,
    });
    const cutOff = await openOps({}, 'redis://127.0.0.1:1');
    const names = Object.keys(await scrape(cutOff));
    expect(names.filter((name) => name.startsWith('firmlens_queue'))).toEqual([]);
    expect(names).toContain('firmlens_batches_reserved_total');
  });
});

describe('the queue dashboard', () => {
  test('is not there without OPS_TOKEN', async () => {
    const { send } = await openOps({ token: null });
    expect((await send(DASHBOARD)).status).toBe(404);
  });

  test('asks for the token, which browsers send as the password of any user', async () => {
    const { send, whenReady } = await openOps();
    await whenReady();
    for (const authorization of [
      null,
      basic(TOKEN, ''),
      basic('x', `${TOKEN}x`),
      `Bearer x${TOKEN}`,
      'Basic',
    ]) {
      const { status, headers } = await send(DASHBOARD, { authorization });
      expect([status, headers.get('www-authenticate')]).toEqual([
        401,
        expect.stringMatching(/^Basic realm=/),
      ]);
    }
    for (const authorization of [basic('', TOKEN), basic('anyone', TOKEN), `Bearer ${TOKEN}`]) {
      const { status, headers } = await send(DASHBOARD, { authorization });
      expect([status, headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining("script-src 'self';"),
      ]);
    }
  });

  test('shows ids of jobs and nothing else that their data may hold', async () => {
    const { send, whenReady } = await openOps({ actions: true }, await emptyRedisUrl());
    await whenReady();
    const data = { batchId: 'batch_A', generation: 1, domain: 'secret.example', nested: { url: 'x' } };
    await send(`${DASHBOARD}/api/queues/enrichment/add`, { method: 'POST', body: { name: 'collect', data } });
    const { text } = await send(`${DASHBOARD}/api/queues?activeQueue=enrichment&status=waiting`);
    expect(JSON.parse(text)).toMatchObject({
      queues: expect.arrayContaining([
        expect.objectContaining({
          name: 'enrichment',
          jobs: [expect.objectContaining({ data: { batchId: 'batch_A', generation: 1 } })],
        }),
      ]),
    });
    expect(text).not.toContain('secret.example');
  });

  test('changes nothing unless OPS_ACTIONS is on', async () => {
    const { send, queues, whenReady } = await openOps({}, await emptyRedisUrl());
    await whenReady();
    await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
    const emptied = await send(`${DASHBOARD}/api/queues/enrichment/empty`, { method: 'PUT' });
    expect([emptied.status, emptied.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await queues.waitingTurns()).toBe(1);
  });

  test('notes each change in the audit log of operators, and takes none from another site', async () => {
    const { send, queues, whenReady } = await openOps({ actions: true }, await emptyRedisUrl());
    await whenReady();
    await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
    const empty = (site: string) =>
      send(`${DASHBOARD}/api/queues/enrichment/empty`, {
        method: 'PUT',
        headers: { 'sec-fetch-site': site },
      });
    for (const site of ['cross-site', 'same-site', 'none']) expect((await empty(site)).status).toBe(403);
    expect(await queues.waitingTurns()).toBe(1);
    expect((await empty('same-origin')).status).toBe(200);
    expect(await queues.waitingTurns()).toBe(0);
    const entries = await operatorEntries(api.db, { before: null, limit: 10 });
    expect(entries.filter(({ target }) => target === 'PUT enrichment/empty')).toEqual([
      expect.objectContaining({ action: 'queue.changed', actor: 'operator', address: '127.0.0.1' }),
    ]);
  });
});
