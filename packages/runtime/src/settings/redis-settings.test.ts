import { loadSettings, redisSettings, SettingsError } from '..';

const REDIS_URL = 'rediss://user:hunter2@redis.example:6380';
const REDIS_CLUSTER_NODES = '10.0.0.1:6379, node-2.example:6380,[2001:db8::1]:6381';
const REDIS_SENTINELS = 'sentinel-1.example:26379,sentinel-2.example:26379';

const load = (environment: Record<string, string>) =>
  loadSettings({ redis: redisSettings }, { REDIS_URL, ...environment }).redis;

function failure(environment: Record<string, string>): string {
  try {
    load(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('the settings of Redis', () => {
  it('name the nodes of a cluster, with the access in the URL', () => {
    expect(load({ REDIS_CLUSTER_NODES })).toMatchObject({
      url: REDIS_URL,
      clusterNodes: [
        { host: '10.0.0.1', port: 6379 },
        { host: 'node-2.example', port: 6380 },
        { host: '2001:db8::1', port: 6381 },
      ],
    });
  });

  it('name the Sentinels and their master, with or without a password', () => {
    const master = { REDIS_SENTINELS, REDIS_SENTINEL_MASTER: 'mymaster' };
    const sentinels = [
      { host: 'sentinel-1.example', port: 26_379 },
      { host: 'sentinel-2.example', port: 26_379 },
    ];
    expect(load(master)).toMatchObject({ sentinels, sentinelMaster: 'mymaster', sentinelPassword: null });
    expect(load({ ...master, REDIS_SENTINEL_PASSWORD: 'pw' })).toMatchObject({ sentinelPassword: 'pw' });
    // Only a cluster has no other database than 0.
    expect(load({ ...master, REDIS_URL: `${REDIS_URL}/3` })).toMatchObject({ sentinels });
  });

  it.each<[string, Record<string, string>]>([
    ...['redis.example', 'redis.example:0', 'redis://a:1', 'a:1,', '::1:6379'].flatMap(
      (nodes): [string, Record<string, string>][] => [
        ['REDIS_CLUSTER_NODES must be', { REDIS_CLUSTER_NODES: nodes }],
        ['REDIS_SENTINELS must be', { REDIS_SENTINELS: nodes, REDIS_SENTINEL_MASTER: 'm' }],
      ],
    ),
    ['REDIS_CLUSTER_NODES must be', { REDIS_CLUSTER_NODES, REDIS_URL: `${REDIS_URL}/3` }],
    ['REDIS_SENTINELS must be', { REDIS_CLUSTER_NODES, REDIS_SENTINELS, REDIS_SENTINEL_MASTER: 'm' }],
    ['REDIS_SENTINEL_MASTER is missing', { REDIS_SENTINELS }],
    ['REDIS_SENTINEL_MASTER must be', { REDIS_SENTINELS, REDIS_SENTINEL_MASTER: 'two words' }],
    ['REDIS_SENTINEL_MASTER must be', { REDIS_SENTINEL_MASTER: 'mymaster' }],
    ['REDIS_SENTINEL_PASSWORD must be', { REDIS_SENTINEL_PASSWORD: 'hunter3' }],
  ])('are refused: %s', (message, environment) => {
    expect(failure(environment)).toContain(message);
    expect(failure(environment)).not.toContain('hunter');
  });
});
