import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';

interface Received {
  resourceSpans: { scopeSpans: { spans: { name: string; traceId: string; parentSpanId?: string }[] }[] }[];
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs the built package in a process of its own, as apps do: Jest cannot load what OpenTelemetry loads late. */
function trace(endpoint: string, work: string): Promise<{ stdout: string }> {
  const script = `const { continueTrace, inSpan, startTracing } = require('@firmlens/tracing');
    const nothing = async () => undefined;
    startTracing({ service: 'test', endpoint: ${JSON.stringify(endpoint)}, onError() {} }).then(async (tracing) => {
      ${work}
      await tracing.close();
      process.exit();
    });`;
  return promisify(execFile)(process.execPath, ['-e', script], { cwd: __dirname });
}

/** Returns the spans that arrived, and everything that arrived as text. */
async function spansOf(work: string) {
  const bodies: Received[] = [];
  const endpoint = await listen((request, response) => {
    void json(request).then((body) => {
      bodies.push(body as Received);
      response.end('{}');
    });
  });
  await trace(endpoint, work);
  const spans = bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  return { spans, text: JSON.stringify(bodies) };
}

const TRACE = 'a'.repeat(32);
const PARENT = 'b'.repeat(16);

test('continues the trace of another process, unless that did not record it', async () => {
  const { spans } = await spansOf(`
    await continueTrace('00-${TRACE}-${PARENT}-01', () => inSpan('recorded', {}, nothing));
    await continueTrace('00-${TRACE}-${PARENT}-00', () => inSpan('not recorded', {}, nothing));`);
  expect(spans).toMatchObject([{ name: 'recorded', traceId: TRACE, parentSpanId: PARENT }]);
});

test('begins a trace of its own if the other one is malformed', async () => {
  const malformed = [
    '',
    'x',
    `00-${TRACE}-${PARENT}`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `ff-${TRACE}-${PARENT}-01`,
  ];
  const { spans } = await spansOf(`
    for (const traceparent of ${JSON.stringify(malformed)})
      await continueTrace(traceparent, () => inSpan('alone', {}, nothing));`);
  expect(spans).toHaveLength(malformed.length);
  expect(new Set(spans.map(({ traceId }) => traceId.toLowerCase())).size).toBe(malformed.length);
  expect(spans.some(({ traceId, parentSpanId }) => traceId === TRACE || parentSpanId !== undefined)).toBe(
    false,
  );
});

test('says of an error which it is, not what it says', async () => {
  const { text } = await spansOf(`
    const fail = (error) => inSpan('failed', {}, async () => { throw error; }).catch(() => undefined);
    await fail(Object.assign(new TypeError('secret'), { code: 'not a code: secret' }));
    await fail(Object.assign(new Error('secret'), { code: 'timeout' }));`);
  expect(text).toContain('"TypeError"');
  expect(text).toContain('"timeout"');
  expect(text).not.toContain('secret');
});

test('ends without the receiver if that does not answer', async () => {
  let isWaiting = false;
  const endpoint = await listen((request, response) => {
    if (request.url === '/closed') {
      response.end(String(isWaiting));
      return;
    }
    isWaiting = true;
    request.resume();
    response.on('close', () => (isWaiting = false));
  });
  const { stdout } = await trace(
    endpoint,
    `await inSpan('lost', {}, nothing);
     await tracing.close();
     console.log(await (await fetch('${endpoint}/closed')).text());`,
  );
  expect(stdout.trim()).toBe('true');
});
