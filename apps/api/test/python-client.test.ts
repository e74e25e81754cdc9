import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { findPython } from './support/find-python';
import { startStage } from './support/stage';
import { startApi } from './support/start-api';

const run = promisify(execFile);
const client = path.resolve(__dirname, '../../../clients/python');
const python = findPython(['httpx', 'pydantic']);
if (python === null)
  process.stderr.write('The tests of the Python client are skipped: no Python has httpx and pydantic.\n');
const testWithPython = python === null ? test.skip : test;

/** Runs the tests of a folder. Throws with what they printed if one fails. */
async function runTests(folder: string, env: Record<string, string>): Promise<number> {
  const { stderr } = await run(
    python ?? '',
    ['-W', 'error', '-m', 'unittest', 'discover', '-v', '-t', '.', '-s', folder],
    { cwd: client, env: { ...process.env, PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1', ...env } },
  );
  return Number(/^Ran (\d+) tests/m.exec(stderr)?.[1]);
}

testWithPython('the Python client passes its tests against the service', async () => {
  const api = await startApi();
  const stage = await startStage(api);
  try {
    const env = { FIRMLENS_URL: `http://127.0.0.1:${api.port}/api/v1`, FIRMLENS_STAGE: stage.url };
    expect(await runTests('tests/service', env)).toBeGreaterThan(30);
  } finally {
    await stage.stop();
    await api.stop();
  }
});

testWithPython('the Python client passes the tests that need no service', async () => {
  const secret = `whsec_${Buffer.alloc(24, 5).toString('base64')}`;
  const id = 'batch_1';
  const sentAt = new Date();
  const body = JSON.stringify({
    ...{ event: 'enrichment.failed', batch_id: id, domain: 'acme.example', status: 'failed', error: 'Ärger' },
    credits: { reserved: 10, used: 0, refunded: 10 },
    _meta: { api_version: '2.0', webhook_attempt: 1 },
  });
  const env = {
    WEBHOOK_SECRET: secret,
    WEBHOOK_BODY: body,
    WEBHOOK_ID: id,
    WEBHOOK_TIMESTAMP: String(Math.floor(sentAt.getTime() / 1_000)),
    WEBHOOK_SIGNATURE: new Webhook(secret).sign(id, sentAt, body),
  };
  expect(await runTests('tests/alone', env)).toBeGreaterThan(20);
});
