import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount, type Database, openDatabase } from '@firmlens/domain';
import { type EmbeddedServer, startRedis } from '@firmlens/embedded';
import { connectForCommands } from '@firmlens/queues';
import { type SimulatedWeb, startSimulatedWeb } from '@firmlens/simulator';
import {
  createTestDatabase,
  type DnsServer,
  emptyRedisUrl,
  startCountingServer,
  startDnsServer,
  type TestDatabase,
  waitUntil,
} from '@firmlens/testkit';
import { Client } from 'pg';
import { THIS_MACHINE } from '../src/doctor/check-machine';
import { runAdmin } from './support/run-admin';

const SECRETS_KEY = Buffer.alloc(32, 5);
const NOWHERE = '127.0.0.1:1';
const GIB = 1_073_741_824;

let database: TestDatabase;
let db: Database;
let web: SimulatedWeb;
let names: DnsServer;
let silentNames: DnsServer;
let evictingRedis: EmbeddedServer;
let folder: string;
let healthy: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'firmlens-doctor-'));
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 10_000 });
  web = await startSimulatedWeb({
    sites: { 'api.gleif.org': (_request, response) => void response.end('{}') },
  });
  names = await startDnsServer(() => ['203.0.113.7']);
  silentNames = await startDnsServer(() => 'silence');
  const caFile = path.join(folder, 'ca.pem');
  writeFileSync(caFile, web.caPem);
  healthy = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedisUrl(),
    SECRETS_KEY: SECRETS_KEY.toString('hex'),
    PUBLIC_BASE_URL: 'https://api.firm.example/api/v1',
    CRAWLER_CONTACT: 'bots@firm.example',
    COMPANIES_HOUSE_KEY: '0000-aaaa-1111',
    DNS_SERVERS: names.address,
    EGRESS_CONNECT_TO: web.connectTo.join(','),
    EGRESS_CA_FILE: caFile,
    DATA_DIR: folder,
  };
  const account = { name: 'Tanner', email: 'd@tanner.example', companyName: null, plan: 'trial' as const };
  await createAccount(db, { ...account, secretsKey: SECRETS_KEY });
  await db.invariantCheck.update({ where: { id: 1 }, data: { checkedAt: new Date() } });
  evictingRedis = await startRedis({ dataDir: path.join(folder, 'redis'), persistent: false });
  const connection = connectForCommands({ url: evictingRedis.url });
  await waitUntil(() => connection.status === 'ready', { what: 'Redis' });
  await connection.config('SET', 'maxmemory-policy', 'allkeys-lru');
  connection.disconnect();
});
afterAll(async () => {
  await evictingRedis.stop();
  await Promise.all([web.close(), names.close(), silentNames.close(), db.$disconnect()]);
  await database.drop();
  rmSync(folder, { recursive: true });
});

interface Check {
  check: string;
  status: string;
  found: string;
  change: string | null;
}

/** Examines a set-up that differs from the healthy one. */
async function examine(
  changes: NodeJS.ProcessEnv,
  machine: Partial<typeof THIS_MACHINE> = {},
): Promise<{ code: number | null; stderr: string; checks: Check[]; stdout: string }> {
  const call = {
    machine: { ...THIS_MACHINE, disk: async () => ({ free: 40 * GIB, total: 100 * GIB }), ...machine },
  };
  const { code, stdout, stderr } = await runAdmin(['doctor', '--json'], { ...healthy, ...changes }, call);
  return { code, stderr, stdout, ...(JSON.parse(stdout) as { checks: Check[] }) };
}

/** The checks that failed or warn, and what to change. */
const complaints = (checks: readonly Check[]) =>
  checks
    .filter(({ status }) => ['warn', 'fail'].includes(status))
    .map(({ check, status }) => [check, status]);

test('finds nothing on a healthy set-up and exits with 0', async () => {
  const { code, stderr, checks } = await examine({});
  expect(checks.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect([code, stderr]).toEqual([0, '']);
  expect(checks.map(({ check }) => check)).toEqual([
    ...[
      'Node.js',
      'settings',
      'public address',
      'sources',
      'PostgreSQL',
      'connections',
      'clock of PostgreSQL',
    ],
    ...['tables', 'secrets', 'invariants', 'dispatch', 'Redis', 'Redis memory policy', 'Redis memory'],
    ...['clock of Redis', 'disk', 'DNS', 'network'],
  ]);
});

/** The URL with other parts. */
const urlWith = (url: string | undefined, parts: Partial<Pick<URL, 'host' | 'password' | 'pathname'>>) =>
  Object.assign(new URL(url ?? ''), parts).href;

interface BrokenSetUp {
  what: string;
  changes?: () => NodeJS.ProcessEnv;
  machine?: Partial<typeof THIS_MACHINE>;
  failing: string[];
  found: RegExp;
  change: RegExp;
}

const BROKEN: BrokenSetUp[] = [
  {
    what: 'PostgreSQL is down',
    changes: () => ({ DATABASE_URL: `postgres://u:pw-hunter2@${NOWHERE}/x` }),
    failing: ['PostgreSQL'],
    found: /Can't reach/,
    change: /^Start PostgreSQL/,
  },
  {
    what: 'the password of PostgreSQL is wrong',
    changes: () => ({ DATABASE_URL: urlWith(database.url, { password: 'pw-hunter2' }) }),
    failing: ['PostgreSQL'],
    found: /password authentication failed/,
    change: /^Correct the user and the password in DATABASE_URL/,
  },
  {
    what: 'Redis is down',
    changes: () => ({ REDIS_URL: `redis://:pw-hunter2@${NOWHERE}` }),
    failing: ['Redis'],
    found: /ECONNREFUSED/,
    change: /^Start Redis/,
  },
  {
    what: 'the password of Redis is wrong',
    changes: () => ({ REDIS_URL: urlWith(healthy['REDIS_URL'], { password: 'pw-hunter2' }) }),
    failing: ['Redis'],
    found: /WRONGPASS|NOAUTH/,
    change: /^Correct the user and the password in REDIS_URL/,
  },
  {
    what: 'Redis evicts',
    changes: () => ({ REDIS_URL: evictingRedis.url }),
    failing: ['Redis memory policy'],
    found: /^allkeys-lru/,
    change: /maxmemory-policy noeviction/,
  },
  {
    what: 'a setting is malformed',
    changes: () => ({ WEBHOOK_PORTS: 'pw-hunter2' }),
    failing: ['settings'],
    found: /^WEBHOOK_PORTS must be/,
    change: /docs\/settings\.md/,
  },
  {
    what: 'the secrets have another key',
    changes: () => ({ SECRETS_KEY: '0a'.repeat(32) }),
    failing: ['secrets'],
    found: /does not decrypt/,
    change: /with which the accounts were created/,
  },
  {
    what: 'the name server is silent',
    changes: () => ({ DNS_SERVERS: silentNames.address }),
    failing: ['DNS'],
    found: /do not respond/,
    change: /^Correct DNS_SERVERS/,
  },
  {
    what: 'the clock is off',
    machine: { now: () => Date.now() - 60_000 },
    failing: ['clock of PostgreSQL', 'clock of Redis'],
    // Asking takes time, too.
    found: /(?:5|6)\d(?:\.\d)? s ahead/,
    change: /NTP/,
  },
  {
    what: 'the disk is nearly full',
    machine: { disk: async () => ({ free: 0.4 * GIB, total: 100 * GIB }) },
    failing: ['disk'],
    found: /^0\.4 GiB of 100\.0 GiB/,
    change: /^Free space/,
  },
];

test.each(BROKEN)('says what to change if $what', async ({ changes, machine, failing, found, change }) => {
  const { code, stderr, stdout, checks } = await examine(changes?.() ?? {}, machine);
  expect(complaints(checks)).toEqual(failing.map((name) => [name, 'fail']));
  const failed = checks.filter(({ status }) => status === 'fail');
  for (const check of failed) expect(check).toMatchObject({ found: expect.stringMatching(found) });
  for (const check of failed) expect(check).toMatchObject({ change: expect.stringMatching(change) });
  expect([code, stderr]).toEqual([1, `${failing.length} of ${checks.length} checks failed.\n`]);
  expect(stdout).not.toContain('pw-hunter2');
});

test('says to migrate a database without tables', async () => {
  const name = `empty_${process.pid}`;
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
    const { code, checks } = await examine({ DATABASE_URL: urlWith(database.url, { pathname: `/${name}` }) });
    expect([code, complaints(checks)]).toEqual([1, [['tables', 'fail']]]);
    expect(checks.find(({ check }) => check === 'tables')).toMatchObject({
      ...{ found: expect.stringContaining('is empty'), change: 'Run `npm run migrate`' },
    });
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.end();
  }
});

test('warns of a pooler without timeouts, and of a replica that is none', async () => {
  const { code, checks } = await examine({
    DATABASE_DIRECT_URL: database.url,
    DATABASE_REPLICA_URL: database.url,
  });
  expect([code, complaints(checks)]).toEqual([
    0,
    [
      ['pooler', 'warn'],
      ['replica', 'warn'],
    ],
  ]);
  expect(checks.find(({ check }) => check === 'replica')).toMatchObject({ found: 'it is not a replica' });
});

test('warns of a pooler and a replica that do not respond', async () => {
  const nowhere = `postgres://u:pw-hunter2@${NOWHERE}/x`;
  const { checks, stdout } = await examine({
    ...{ DATABASE_URL: nowhere, DATABASE_DIRECT_URL: database.url, DATABASE_REPLICA_URL: nowhere },
  });
  expect(complaints(checks)).toEqual([
    ['pooler', 'fail'],
    ['replica', 'warn'],
  ]);
  expect(stdout).not.toContain('pw-hunter2');
});

test('refuses a Redis that is too old', async () => {
  // Answers as Redis 5 does, which cannot be installed any more.
  const info = 'redis_version:5.0.14\r\nmaxmemory_policy:noeviction\r\nrole:master\r\n';
  const seconds = String(Math.floor(Date.now() / 1_000));
  const answers: Record<string, string> = {
    info: `$${info.length}\r\n${info}\r\n`,
    time: `*2\r\n$${seconds.length}\r\n${seconds}\r\n$1\r\n0\r\n`,
  };
  const old = createServer((socket) =>
    socket.on('data', (data) => {
      for (const [, command = ''] of String(data).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g))
        socket.write(answers[command.toLowerCase()] ?? '-ERR unknown command\r\n');
    }),
  );
  const server = await startCountingServer(old, '127.0.0.1');
  try {
    const { code, checks } = await examine({ REDIS_URL: `redis://127.0.0.1:${server.port}` });
    expect([code, complaints(checks)]).toEqual([1, [['Redis', 'fail']]]);
    expect(checks.find(({ check }) => check === 'Redis')).toMatchObject({
      ...{ found: 'version 5.0.14', change: expect.stringContaining('Redis 6.2 or newer') },
    });
  } finally {
    await server.close();
  }
});

test('works without any settings, and says so in lines for people', async () => {
  const { code, stdout, stderr } = await runAdmin(['doctor'], {});
  expect([code, stderr]).toEqual([1, '1 of 2 checks failed.\n']);
  expect(stdout).toMatch(
    /^ok {4}Node\.js {3}v\d+[^\n]*\nfail {2}settings {2}No service is running here[^\n]+Run `npm start`/,
  );
});
