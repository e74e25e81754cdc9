import { connectForWorker, mastersOf, type RedisServers } from '@firmlens/redis';
import {
  type RedisCluster,
  type SentinelRedis,
  startRedisCluster,
  startRedisWithSentinels,
  waitUntil,
} from '@firmlens/testkit';
import { THIS_MACHINE } from '../src/doctor/check-machine';
import { checkRedis } from '../src/doctor/check-redis';

let cluster: RedisCluster;
let watched: SentinelRedis;
beforeAll(async () => {
  [cluster, watched] = await Promise.all([startRedisCluster(), startRedisWithSentinels()]);
});
afterAll(() => Promise.all([cluster.stop(), watched.stop()]));

const examine = (servers: RedisServers) => checkRedis(servers, THIS_MACHINE);
const statesOf = (checks: Awaited<ReturnType<typeof examine>>) =>
  checks.map(({ check, status }) => `${check}: ${status}`);
const NOWHERE = { host: '127.0.0.1', port: 1 };

test('the doctor finds a master through its Sentinels, and says what to change if none responds', async () => {
  expect(statesOf(await examine(watched))).toEqual([
    ...['Redis: ok', 'Redis memory policy: ok', 'Redis memory: ok', 'clock of Redis: ok'],
  ]);
  for (const wrong of [
    { sentinels: [NOWHERE] },
    { sentinelMaster: 'other' },
    { sentinelPassword: 'wrong' },
  ]) {
    const [check] = await examine({ ...watched, ...wrong });
    expect(check).toMatchObject({ status: 'fail', change: expect.stringContaining('REDIS_SENTINELS') });
  }
});

test('the doctor examines every master of a cluster', async () => {
  expect(statesOf(await examine({ ...cluster, clusterNodes: [NOWHERE] }))).toEqual([
    ...['Redis: ok', 'Redis cluster: ok'],
    ...['Redis memory policy: ok', 'Redis memory: ok', 'clock of Redis: ok'],
  ]);
  const connection = connectForWorker(cluster, () => false);
  await connection.ping();
  await mastersOf(connection)[1]?.config('SET', 'maxmemory-policy', 'allkeys-lru');
  connection.disconnect();
  const policy = (await examine(cluster)).find(({ check }) => check === 'Redis memory policy');
  expect(policy).toMatchObject({ status: 'fail', found: expect.stringMatching(/^allkeys-lru: 127/) });
});

test('the doctor notices that the setting and the server do not agree', async () => {
  const [node] = await examine({ url: cluster.url });
  expect(node).toMatchObject({ status: 'fail', change: 'Name the nodes in REDIS_CLUSTER_NODES' });
});

test('the doctor warns of a master without a replica, also from a node that is still there', async () => {
  await cluster.killMasterOf('{firmlens}:x');
  await waitUntil(
    async () =>
      (await examine(cluster)).some(({ check, status }) => check === 'Redis cluster' && status === 'warn'),
    { what: 'the replica that takes over' },
  );
});
