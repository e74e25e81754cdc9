import { Writable } from 'node:stream';
import {
  createLogger,
  startHealthServer,
  type HealthReport,
  type HealthServer,
  type MetricsSource,
} from '../src';

const logger = createLogger({
  service: 'test',
  level: 'error',
  destination: new Writable({ write: (_c, _e, done) => done() }),
});
const fine: HealthReport = { status: 'ok', checks: { database: true, redis: true }, waiting_for: [] };
const open: HealthServer[] = [];

async function serve(
  check: () => Promise<HealthReport>,
  port: number | null = null,
  defaultPort = 0,
  metrics: MetricsSource | null = null,
) {
  const options = { service: 'firmlens-worker', port, defaultPort, check, metrics, logger };
  const server = await startHealthServer(options);
  open.push(server);
  return server;
}

async function fetchPath(server: HealthServer, path = '/health', init?: RequestInit) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text && (JSON.parse(text) as Record<string, unknown>),
  };
}

afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

describe('startHealthServer', () => {
  it('responds with 200, the report and its further fields', async () => {
    const server = await serve(() => Promise.resolve({ ...fine, running: 3 }));
    const { status, body, headers } = await fetchPath(server);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      service: 'firmlens-worker',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      checks: fine.checks,
      waiting_for: [],
      running: 3,
    });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('responds with 503 and says what the worker waits for', async () => {
    const unavailable: HealthReport = {
      status: 'unavailable',
      checks: { redis: false },
      waiting_for: ['Redis'],
    };
    const { status, body } = await fetchPath(await serve(() => Promise.resolve(unavailable)));
    expect(status).toBe(503);
    expect(body).toMatchObject(unavailable);
  });

  it('responds with 503 if the check fails or hangs', async () => {
    const failing = await serve(() => Promise.reject(new Error('refused')));
    const hanging = await serve(() => new Promise(() => undefined));
    const responses = await Promise.all([fetchPath(failing), fetchPath(hanging)]);
    for (const { status, body } of responses) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ status: 'unavailable', waiting_for: ['the health check'] });
    }
  });

  it('responds to other paths with 404 and to other methods with 405, as JSON', async () => {
    const server = await serve(() => Promise.resolve(fine));
    expect(await fetchPath(server, '/metrics')).toMatchObject({ status: 404, body: { error: 'not_found' } });
    expect(await fetchPath(server, '/health', { method: 'POST' })).toMatchObject({
      status: 405,
      body: { error: 'method_not_allowed' },
    });
    expect((await fetchPath(server, '/health?probe=1')).status).toBe(200);
  });

  it('serves Prometheus metrics if there are any, and 503 if they are unavailable', async () => {
    const contentType = 'text/plain; version=0.0.4; charset=utf-8';
    const serveMetrics = (metrics: () => Promise<string>) =>
      serve(() => Promise.resolve(fine), null, 0, { contentType, metrics });
    const available = await serveMetrics(() => Promise.resolve('firmlens_figure 3\n'));
    const response = await fetch(`http://127.0.0.1:${available.port}/metrics`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      contentType,
      'firmlens_figure 3\n',
    ]);
    expect((await fetchPath(available, '/metrics', { method: 'POST' })).status).toBe(405);
    const unavailable = await serveMetrics(() => Promise.reject(new Error('refused')));
    expect(await fetchPath(unavailable, '/metrics')).toMatchObject({
      status: 503,
      body: { error: 'unavailable' },
    });
    expect((await fetchPath(unavailable)).status).toBe(200);
  });

  it('takes a free port if its default port is in use, so many workers can run on one machine', async () => {
    const first = await serve(() => Promise.resolve(fine));
    const second = await serve(() => Promise.resolve(fine), null, first.port);
    expect(second.port).not.toBe(first.port);
    expect((await fetchPath(second)).status).toBe(200);
  });

  it('fails to start if the given port is in use', async () => {
    const first = await serve(() => Promise.resolve(fine));
    await expect(serve(() => Promise.resolve(fine), first.port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('closes while a client is connected', async () => {
    const server = await startHealthServer({
      service: 'w',
      port: null,
      defaultPort: 0,
      check: () => Promise.resolve(fine),
      metrics: null,
      logger,
    });
    await fetchPath(server);
    await server.close();
    await expect(fetchPath(server)).rejects.toThrow();
  });
});
