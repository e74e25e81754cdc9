import { rm } from 'node:fs/promises';
import { freePort } from '@firmlens/embedded';
import { createTestDatabase, type TestDatabase, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { writeJsonLines, createFolder, peopleDataLabsRow } from './support/data-files';
import { runAdmin } from './support/run-admin';
import { startApp } from './support/start-app';

const DOMAIN = 'acme-robotics.example';

let database: TestDatabase;
let folder: string;
let environment: NodeJS.ProcessEnv;
let base: string;
let headers: Record<string, string>;
const stops: (() => Promise<void>)[] = [];

async function admin(...args: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await runAdmin([...args, '--json'], environment);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, unknown>;
}

async function get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${base}${path}`, { headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await createFolder();
  const port = await freePort();
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedisUrl(),
    SECRETS_KEY: 'ab'.repeat(32),
    PORT: String(port),
    HEALTH_PORT: String(await freePort()),
    // Resolves no name: there is no network except for the database and Redis.
    DNS_SERVERS: '127.0.0.1:1',
    EGRESS_CONNECT_TO: 'receiver.example:443:127.0.0.1:9',
  };
  base = `http://127.0.0.1:${port}/api/v1`;
  const account = await admin('account', 'create', '--email', 'a@tanner.example', '--name', 'Tanner');
  headers = { 'x-api-key': String(account['api_key']), 'x-webhook-url': 'https://receiver.example/in' };
  stops.push(startApp('api', environment), startApp('enrichment-worker', environment));
  const isUp = () =>
    fetch(`${base}/health`).then(
      ({ ok }) => ok || null,
      () => null,
    );
  await waitUntil(isUp, { what: 'the API' });
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

test('an imported dataset makes a domain known without any network, and coverage shows that the website failed', async () => {
  expect((await get(`/company/${DOMAIN}`)).status).toBe(404);
  await admin(
    'dataset',
    'import',
    '--format',
    'pdl',
    writeJsonLines(folder, 'set.jsonl', [peopleDataLabsRow('acme-robotics')]),
  );

  const queued = await get(`/company/${DOMAIN}?enrich=business`);
  expect(queued).toMatchObject({ status: 202 });
  const batch = String(queued.body['batch_id']);
  const ended = await waitUntil(
    async () => {
      const { body } = await get(`/enrichment/${batch}/status`);
      return ['completed', 'failed', 'no_data_found'].includes(String(body['status'])) ? body : null;
    },
    { what: 'the end of the batch', everyMs: 500 },
  );
  expect(ended['status']).toBe('completed');

  expect((await get(`/company/${DOMAIN}?enrich=business`)).body['data']).toMatchObject({
    company: {
      ...{ name: 'Acme Robotics', domain: DOMAIN, founded_year: 2014, employee_range: '11-50' },
      ...{ headquarter_city: 'Leeds', linkedin_url: 'https://www.linkedin.com/company/acme-robotics' },
    },
    business: { industries: ['Industrial automation'] },
  });
  const { body } = await get(`/company/${DOMAIN}/evidence`);
  const evidence = body['evidence'] as { field: string; source: string }[];
  expect(evidence).toContainEqual(
    expect.objectContaining({
      field: 'company.name',
      value: 'Acme Robotics',
      source: 'people-data-labs',
      url: null,
    }),
  );
  const { sources } = body['coverage'] as {
    sources: { source: string; status: string; reason: string | null }[];
  };
  expect(sources).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ source: 'people-data-labs', status: 'found' }),
      expect.objectContaining({ source: 'website', status: 'failed' }),
      expect.objectContaining({ source: 'bigpicture', reason: 'off: no such dataset is imported' }),
    ]),
  );
});
