import { type RedisCluster, useRedisCluster } from '@firmlens/testkit';

let cluster: RedisCluster;
beforeAll(async () => {
  cluster = await useRedisCluster();
});
afterAll(() => cluster.stop());
