import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call } from '../../test/support/call';
import { webhookRequest } from '../listen/webhook-request';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const env = { FIRMLENS_SIGNING_SECRET: SECRET };
const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-webhook-'));
afterAll(() => rmSync(folder, { recursive: true }));

function request(at = Date.now()) {
  const signed = webhookRequest(
    {
      ...{ delivery_id: '1', webhook_id: 'batch_1', event: 'enrichment.failed', url: '', status: 'pending' },
      ...{ attempts: 1, created_at: '', next_attempt_at: null, status_code: null, error: null },
      payload: { event: 'enrichment.failed', batch_id: 'batch_1', error: 'Ärger' },
    },
    SECRET,
    at,
  );
  if (signed === null) throw new Error('no payload');
  const lines = Object.entries(signed.headers).map(([name, value]) => `${name.toUpperCase()}: ${value}`);
  return { ...signed, lines: lines.join('\r\n') };
}

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

it('accepts a genuine webhook from files or standard input', async () => {
  const { headers, lines, body } = request();
  for (const text of [lines, JSON.stringify(headers)]) {
    const words = ['--headers', write('headers', text), '--body', write('body', body)];
    expect(await call(['verify-webhook', ...words, '--json'], { env })).toMatchObject({
      code: 0,
      stdout: `{"genuine":true,"event":${body}}\n`,
    });
  }
  const stdin = `${lines}\r\n\r\n${body}`;
  expect(await call(['verify-webhook'], { env, stdin })).toMatchObject({
    code: 0,
    stderr: 'It is genuine.\n',
  });
});

it.each<[string, (sent: ReturnType<typeof request>) => string, RegExp]>([
  ['a changed body', ({ lines, body }) => `${lines}\n\n${body} `, /does not match/],
  ['a body with a line break more', ({ lines, body }) => `${lines}\n\n${body}\n`, /without the line break/],
  [
    'a missing signature',
    ({ body }) => `x-service-timestamp: 1\n\n${body}`,
    /x-service-signature is missing/,
  ],
])('exits with 1 for %s, and says so', async (_what, stdinOf, message) => {
  const { code, stderr } = await call(['verify-webhook'], { env, stdin: stdinOf(request()) });
  expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
});

it('accepts an old one only with --any-age', async () => {
  const { lines, body } = request(Date.now() - 3_600_000);
  const stdin = `${lines}\n\n${body}`;
  expect(await call(['verify-webhook'], { env, stdin })).toMatchObject({ code: 1 });
  expect(await call(['verify-webhook', '--any-age'], { env, stdin })).toMatchObject({ code: 0 });
});

it('needs both files and a secret', async () => {
  expect(await call(['verify-webhook', '--body', '-'], { env })).toMatchObject({ code: 2 });
  expect(await call(['verify-webhook'], { stdin: 'a: b\n\n{}' })).toMatchObject({ code: 2 });
});
