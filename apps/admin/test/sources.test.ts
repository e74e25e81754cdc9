import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openHostGate } from '@firmlens/cache';
import { type Database, openDatabase, reportSources } from '@firmlens/domain';
import { type SimulatedWeb, startSimulatedWeb } from '@firmlens/simulator';
import { createTestDatabase, emptyRedisUrl, type TestDatabase } from '@firmlens/testkit';
import { runAdmin } from './support/run-admin';

const PAGE = '<html><head><title>Tanner</title></head><body><h1>Tanner Ltd</h1><p>Leather.</p></body></html>';

let database: TestDatabase;
let db: Database;
let web: SimulatedWeb;
let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 10_000 });
  web = await startSimulatedWeb({
    sites: {
      'broken.example': (_request, response) => void response.writeHead(500).end(),
      'tanner.example': (request, response) => {
        response.statusCode = request.url === '/' ? 200 : 404;
        response.setHeader('content-type', 'text/html');
        response.end(PAGE);
      },
    },
  });
  folder = mkdtempSync(path.join(tmpdir(), 'firmlens-sources-'));
  writeFileSync(path.join(folder, 'ca.pem'), web.caPem);
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedisUrl(),
    SECRETS_KEY: 'ab'.repeat(32),
    EGRESS_CONNECT_TO: web.connectTo.join(','),
    EGRESS_CA_FILE: path.join(folder, 'ca.pem'),
    CRAWLER_REQUESTS_PER_SECOND: '1000',
  };
});
afterAll(async () => {
  await web.close();
  await db.$disconnect();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const { code, stdout, stderr } = await runAdmin([...args, '--json'], environment);
  return { code, stderr, result: stdout === '' ? null : (JSON.parse(stdout) as Record<string, unknown>) };
}

test('a source is tried on a company: what it found, without credits and without storing anything', async () => {
  const { code, stderr, result } = await run(
    'sources',
    'try',
    '--source',
    'website',
    '--domain',
    'tanner.example',
  );
  expect([code, stderr]).toEqual([0, '']);
  expect(result).toMatchObject({ source: 'website', domain: 'tanner.example', status: 'found' });
  expect(result?.['evidence']).toContainEqual(
    expect.objectContaining({ field: 'company.name', source: expect.stringMatching(/^website/) }),
  );
  expect([await db.batch.count(), await db.evidence.count(), await db.company.count()]).toEqual([0, 0, 0]);
});

test('a source that fails is a failure with its reason', async () => {
  const { code, stderr, result } = await run(
    'sources',
    'try',
    '--source',
    'website',
    '--domain',
    'broken.example',
  );
  expect(code).toBe(1);
  expect(result).toMatchObject({ status: 'failed', reason: expect.any(String), evidence: [] });
  expect(stderr).toBe(`The source failed: ${String(result?.['reason'])}.\n`);
});

test('a source that is off names the missing setting', async () => {
  expect(await run('sources', 'try', '--source', 'wikidata', '--domain', 'tanner.example')).toEqual({
    ...{ code: 1, stderr: 'The source wikidata is off here: CRAWLER_CONTACT is not set.\n', result: null },
  });
});

test('the list shows which sources are on, and the hosts whose circuit breaker is open', async () => {
  await reportSources(db, [
    { source: 'website', isOn: true, reason: null },
    { source: 'wikidata', isOn: false, reason: 'CRAWLER_CONTACT is not set' },
  ]);
  const gate = openHostGate({ redis: { url: environment['REDIS_URL'] ?? '' }, timeoutMs: 2_000 });
  const limit = { name: 'busy.example', requestsPerSecond: 1_000, parallel: 1 };
  const request = { account: null, withinMs: 5_000, signal: new AbortController().signal };
  for (let fault = 0; fault < 5; fault++) {
    const turn = await gate.take(limit, request);
    if (turn.status === 'go') await turn.leave({ faulty: true });
  }
  gate.close();
  const { code, result } = await run('sources', 'list');
  expect(code).toBe(0);
  expect(result).toMatchObject({
    sources: [
      { source: 'website', status: 'on', reason: null, found: 0, failed: 0 },
      { source: 'wikidata', status: 'off', reason: 'CRAWLER_CONTACT is not set' },
    ],
    hosts: expect.arrayContaining([
      expect.objectContaining({ host: 'busy.example', state: 'open', until: expect.any(String) }),
    ]),
  });
});
