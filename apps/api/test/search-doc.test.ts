import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import { companyWithSignals, highlight } from './support/signals';
import { type Api, startApi } from './support/start-api';

const run = promisify(execFile);
const GUIDE = path.join(__dirname, '../../../docs/search.md');

let api: Api;
let caller: Caller;
beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db, { plan: 'trial' });
});
afterAll(() => api.stop());

const LOGO = 'https://cdn.firmlens.dev/logo.svg';

test('the commands of the guide work', async () => {
  await companyWithSignals(api.db, caller, 'parcelnest.example', {
    highlights: [highlight({ title: 'A round' })],
  });
  const batch = await completeBatch(api.db, caller, 'lumenfold.example', {
    data: { company: { name: 'Lumenfold', description: 'Energy', headquarter_country: 'United Kingdom' } },
    evidence: [
      {
        ...{ field: 'company.name', value: 'Lumenfold', source: 'website', url: null },
        ...{ observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.9 },
      },
      {
        ...{ field: 'company.logo_url', value: LOGO, source: 'website:header', url: null },
        ...{ observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.8 },
      },
    ],
    isUsed: true,
  });
  const guide = await readFile(GUIDE, 'utf8');
  const blocks = guide
    .split('```sh\n')
    .slice(1)
    .map((rest) => rest.split('```', 1)[0] ?? '');
  const env = {
    ...{ ...process.env, KEY: caller.key, BATCH: batch },
    BASE: `http://127.0.0.1:${api.port}/api/v1`,
  };
  const answers: unknown[] = [];
  for (const block of blocks) {
    const { stdout } = await run('bash', ['-c', block], { env });
    answers.push(JSON.parse(stdout));
  }
  expect(answers).toMatchObject([
    { data: { companies: [{ domain: 'lumenfold.example' }] }, credits_used: 2 },
    { data: { signals: [{ title: 'A round' }] }, credits_used: 2 },
    { data: { domain: 'lumenfold.example' } },
    { success: true, logo_url: LOGO },
    { applied: ['company'], credits_used: 0 },
  ]);
}, 60_000);
