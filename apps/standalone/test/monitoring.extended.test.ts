import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, emptyRedisUrl, type TestDatabase } from '@firmlens/testkit';
import { prepareService, type Service } from './support/service';

const ROOT = path.resolve(__dirname, '../../..');
const MONITORING = path.join(ROOT, 'docker/monitoring');
const METRIC = /\b(?:firmlens|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const namesIn = (text: string) => new Set(text.match(METRIC));

/** Each exported metric, and all names that its samples have. */
let exported: Map<string, string[]>;
let database: TestDatabase;
let service: Service;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await prepareService({ databaseUrl: database.url, redisUrl: await emptyRedisUrl(), sites: {} });
  exported = new Map();
  for (const app of ['api', 'enrichment-worker', 'webhook-worker'] as const) {
    const { lines } = await service.start(app);
    const line = lines.find((each) => /"(metrics are|health check is) served"/.test(each)) ?? '{}';
    const { port } = JSON.parse(line) as { port: number };
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      exported.set(
        name,
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      );
    }
  }
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

test.each(['docker/monitoring/dashboard.json', 'docker/monitoring/alerts.yml'])(
  'every metric that %s names is exported',
  (file) => {
    const samples = new Set([...exported.values()].flat());
    const named = [...namesIn(read(file))];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !samples.has(name))).toEqual([]);
  },
);

test('every exported metric is in a table of docs/operations.md, and no other', () => {
  const rows = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = [...namesIn(rows.join('\n'))];
  expect(documented.sort()).toEqual([...exported.keys()].sort());
});

test('every alert has a paragraph in docs/operations.md that says what to do', () => {
  const alerts = [...read('docker/monitoring/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  const described = [...read('docs/operations.md').matchAll(/^\*\*(Firmlens\w+)\*\* \S/gm)].map(
    ([, name]) => name,
  );
  expect(alerts.length).toBeGreaterThan(10);
  expect(described).toEqual(alerts);
});

/** Runs Debian's promtool, of the package `prometheus`. Rejects with its output. */
async function promtool(...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('promtool', args, { cwd: MONITORING });
  return stdout + stderr;
}

test('Prometheus accepts its configuration and the rules, and each alert fires in their test', async () => {
  await promtool('check', 'config', 'prometheus.yml');
  const checked = await promtool('check', 'rules', 'alerts.yml');
  await promtool('test', 'rules', 'alerts.test.yml');
  const tested = [...read('docker/monitoring/alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(checked).toContain(`${new Set(tested).size} rules found`);
});
