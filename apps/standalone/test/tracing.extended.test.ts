import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestDatabase, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { type ReceivedSpan, startOtlpReceiver } from './support/otlp-receiver';
import { prepareService, type Service } from './support/service';

/** Stands in the company's pages and headers, the request's query and the customer's webhook. No span may hold it. */
const MARK = 'mark7f3a';

let database: TestDatabase;
let service: Service;
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let attempts = 0;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await startOtlpReceiver();
  service = await prepareService({
    databaseUrl: database.url,
    redisUrl: await emptyRedisUrl(),
    sites: {
      'marked.example': (request, response) => {
        response.writeHead(request.url === '/' || request.url?.startsWith('/team') ? 200 : 404, {
          'content-type': 'text/html',
          'x-powered-by': MARK,
          'set-cookie': `session=${MARK}`,
        });
        response.end(
          page(
            `Marked ${MARK} Ltd`,
            `<p>Marked ${MARK} Ltd makes clocks for people who like to be on time.</p>
             <a href="/team/${MARK}?who=${MARK}">Team</a><a href="https://${MARK}.marked.example/">More</a>
             <h2>Our team</h2><p>Jane ${MARK}, CEO</p>`,
          ),
        );
      },
    },
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      WEBHOOK_RETRY_SECONDS: '0,1',
    },
    respond: (_delivery, response) => {
      attempts += 1;
      response.writeHead(attempts === 1 ? 503 : 204, { 'x-mark': MARK }).end(MARK);
    },
  });
  await Promise.all(
    (['api', 'enrichment-worker', 'webhook-worker'] as const).map((app) => service.start(app)),
  );
});
afterAll(async () => {
  await service.close();
  await receiver.close();
  await database.drop();
});

/** Whether a span is what a test looks for. */
const named = (name: string) => (span: ReceivedSpan) => span.name === name;

test('one enrichment is one trace across all apps, without a secret or a name, and its log lines have its id', async () => {
  const queued = await service.get(`/company/marked.example?enrich=team&note=${MARK}`);
  expect(queued.status).toBe(202);
  const batchId = String(queued.body['batch_id']);
  await waitUntil(() => receiver.spans.filter(named('webhook attempt')).length === 2, {
    what: 'the spans of both attempts',
  });
  const request = receiver.spans.find(({ attributes }) => attributes['firmlens.batch_id'] === batchId);
  const spans = receiver.spans.filter(({ traceId }) => traceId === request?.traceId);
  const dump = process.env['TRACE_DUMP'];
  if (dump !== undefined) writeFileSync(dump, JSON.stringify(spans));

  const parentOf = (span: ReceivedSpan | undefined) =>
    spans.find(({ spanId }) => spanId === span?.parentSpanId) ?? null;
  const path = (name: string) => {
    const names: string[] = [];
    for (let span = spans.find(named(name)) ?? null; span !== null; span = parentOf(span))
      names.unshift(`${span.service}: ${span.name}`);
    return names;
  };
  const root = 'firmlens-api: GET /company/{domain}';
  const worker = 'firmlens-enrichment-worker';
  expect(path('reserve batch')).toEqual([root, 'firmlens-api: reserve batch']);
  expect(path('send enrichment')).toEqual([root, 'firmlens-api: send enrichment']);
  expect(path('read site')).toEqual([
    root,
    `${worker}: collect batch`,
    `${worker}: source website`,
    `${worker}: read site`,
  ]);
  expect(path('finish module')).toEqual([root, `${worker}: build module`, `${worker}: finish module`]);
  expect(path('record attempt')).toEqual([
    root,
    'firmlens-webhook-worker: webhook attempt',
    'firmlens-webhook-worker: record attempt',
  ]);
  expect(spans.filter(({ parentSpanId }) => parentSpanId === null)).toHaveLength(1);
  expect(spans.every((span) => span.parentSpanId === null || parentOf(span) !== null)).toBe(true);
  expect(spans.filter(named('webhook attempt')).map(({ attributes }) => attributes)).toMatchObject([
    { 'firmlens.attempt': 1, 'http.response.status_code': 503, 'firmlens.outcome': 'retrying' },
    { 'firmlens.attempt': 2, 'http.response.status_code': 204, 'firmlens.outcome': 'delivered' },
  ]);

  // The service has read the marks, and the spans have none of them.
  const results = await service.get(`/enrichment/${batchId}/results`);
  expect(JSON.stringify(results.body)).toContain(MARK);
  expect(receiver.received()).not.toContain(MARK);
  expect(receiver.received()).not.toContain(service.apiKey);
  expect(receiver.received()).not.toContain('receiver.example');
  expect(receiver.received()).not.toContain('Jane');

  for (const app of service.apps) {
    const lines = app.lines.flatMap((line) => (line.includes(batchId) ? [JSON.parse(line) as object] : []));
    expect([app.name, lines]).toEqual([
      app.name,
      expect.arrayContaining([expect.objectContaining({ batch_id: batchId, trace_id: request?.traceId })]),
    ]);
  }
});

test('without an endpoint no app loads the packages that record and send spans', () => {
  const builds = ['api/dist/app.js', 'enrichment-worker/dist/compose.js', 'webhook-worker/dist/compose.js'];
  const files = builds.map((build) => path.resolve(__dirname, '../..', build));
  const script = `for (const file of ${JSON.stringify(files)}) require(file);
    const { inSpan } = require('@firmlens/tracing');
    inSpan('untraced', {}, async () => undefined).then(() =>
      console.log(JSON.stringify(Object.keys(require.cache))));`;
  const cwd = path.resolve(__dirname, '../../api');
  const loaded = JSON.parse(
    execFileSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8' }),
  ) as string[];
  const ofTelemetry = loaded.flatMap((file) => /@opentelemetry\/([a-z-]+)/.exec(file)?.[1] ?? []);
  expect(loaded.some((file) => file.includes('packages/tracing/dist'))).toBe(true);
  // prom-client loads the API, which does nothing on its own.
  expect([...new Set(ofTelemetry)].filter((name) => name !== 'api')).toEqual([]);
});
