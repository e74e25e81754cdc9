import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RedisServers } from '@firmlens/redis';
import {
  createRedisTls,
  createTestDatabase,
  type RedisCluster,
  type SentinelRedis,
  startRedisCluster,
  startRedisWithSentinels,
  type TestDatabase,
} from '@firmlens/testkit';
import { runAdminProcess } from './support/run-admin';

let folder: string;
let database: TestDatabase;
let cluster: RedisCluster;
let watched: SentinelRedis;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'firmlens-tls-'));
  const tls = await createRedisTls(folder);
  database = await createTestDatabase();
  [cluster, watched] = await Promise.all([startRedisCluster(tls), startRedisWithSentinels(tls)]);
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    SECRETS_KEY: 'ab'.repeat(32),
    NODE_EXTRA_CA_CERTS: tls.certFile,
    // What doctor says of the network does not matter here.
    DNS_SERVERS: '127.0.0.1:1',
  };
});
afterAll(async () => {
  await Promise.all([cluster.stop(), watched.stop(), database.drop()]);
  rmSync(folder, { recursive: true });
});

const listOf = (addresses: RedisServers['sentinels'] = []) =>
  addresses.map(({ host, port }) => `${host}:${port}`).join(',');

/** The settings of each, as an operator writes them. */
const SET_UPS: [string, () => NodeJS.ProcessEnv][] = [
  ['a cluster', () => ({ REDIS_URL: cluster.url, REDIS_CLUSTER_NODES: listOf(cluster.clusterNodes) })],
  [
    'Sentinels',
    () => ({
      REDIS_URL: watched.url,
      REDIS_SENTINELS: listOf(watched.sentinels),
      REDIS_SENTINEL_MASTER: watched.sentinelMaster ?? '',
      REDIS_SENTINEL_PASSWORD: watched.sentinelPassword ?? '',
    }),
  ],
];

test.each(SET_UPS)('%s with TLS and passwords is reached by its settings', async (_what, settings) => {
  const env = { ...environment, ...settings() };
  const queues = await runAdminProcess(['queues', 'list', '--json'], env);
  expect([queues.code, queues.stderr]).toEqual([0, '']);
  expect(JSON.parse(queues.stdout)).toMatchObject({
    queues: [{ queue: 'enrichment', waiting: 0 }, {}, {}, {}],
  });
  const { stdout } = await runAdminProcess(['doctor', '--json'], env);
  const { checks } = JSON.parse(stdout) as { checks: { check: string; status: string }[] };
  const ofRedis = checks.filter(({ check }) => check.includes('Redis'));
  expect(ofRedis.length).toBeGreaterThanOrEqual(4);
  expect(ofRedis.filter(({ status }) => status !== 'ok')).toEqual([]);
});

test.each(SET_UPS)('%s with TLS is refused if its certificate is not trusted', async (_what, settings) => {
  const { code, stdout } = await runAdminProcess(['queues', 'list', '--json'], {
    ...environment,
    ...settings(),
    NODE_EXTRA_CA_CERTS: '',
  });
  expect([code, stdout]).toEqual([1, '']);
});
