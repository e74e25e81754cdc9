import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedServer, freePort, startRedis } from '@firmlens/embedded';
import type { RedisServers } from '@firmlens/redis';
import { Redis } from 'ioredis';
import { clientTls, type RedisTls, tlsSettings, urlWithTls } from './redis-tls';
import { waitUntil } from './wait-until';

const MASTERS = 3;
const SLOTS = 16_384;
/** How long a node may be silent before another takes over, in ms. */
const NODE_TIMEOUT_MS = 2_000;

export interface RedisCluster extends RedisServers {
  clusterNodes: { host: string; port: number }[];
  /** Kills the master that serves the slot of this key. */
  killMasterOf(key: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts three masters with a replica each, fast and not durable. */
export async function startRedisCluster(tls?: RedisTls): Promise<RedisCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-cluster-'));
  const password = randomBytes(24).toString('hex');
  const servers: EmbeddedServer[] = [];
  const nodes: Redis[] = [];
  for (let index = 0; index < 2 * MASTERS; index += 1) {
    const [port, busPort] = [await freePort(), await freePort()];
    const dataDir = path.join(folder, String(index));
    const server = await startRedis({
      ...{ dataDir, persistent: false, port, password },
      settings: [
        'cluster-enabled yes',
        `cluster-port ${busPort}`,
        `cluster-node-timeout ${NODE_TIMEOUT_MS}`,
        `masterauth ${password}`,
        'repl-diskless-sync-delay 0',
        ...tlsSettings(tls, port),
        ...(tls === undefined ? [] : ['tls-cluster yes']),
      ],
    });
    servers.push(server);
    nodes.push(new Redis(server.url, clientTls(tls)).on('error', () => undefined));
  }
  await joinNodes(nodes);
  const portOf = (node: Redis | undefined): number => node?.options.port ?? 0;
  const [first] = nodes;
  return {
    url: urlWithTls(servers[0]?.url ?? '', tls),
    clusterNodes: nodes.slice(1).map((node) => ({ host: '127.0.0.1', port: portOf(node) })),
    async killMasterOf(key) {
      const slot = Number(await first?.cluster('KEYSLOT', key));
      const ranges = await first?.cluster('SLOTS');
      const [, , master] = ranges?.find(([from, to]) => slot >= from && slot <= to) ?? [];
      const port = master?.[1];
      const server = servers[nodes.findIndex((node) => portOf(node) === port)];
      process.kill(Number(server?.pid), 'SIGKILL');
      await server?.ended;
    },
    async stop() {
      running = null;
      for (const node of nodes) node.disconnect();
      await Promise.all(servers.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a cluster of empty nodes. The second half are replicas of the first. */
async function joinNodes(nodes: readonly Redis[]): Promise<void> {
  const masters = nodes.slice(0, MASTERS);
  const replicas = nodes.slice(MASTERS);
  const [first] = masters;
  for (const [index, master] of masters.entries()) {
    const from = Math.ceil((index * SLOTS) / MASTERS);
    const to = Math.ceil(((index + 1) * SLOTS) / MASTERS);
    await master.cluster('ADDSLOTS', ...Array.from({ length: to - from }, (_, slot) => from + slot));
    // Without it, two nodes that meet may claim the same epoch, which delays the first failover.
    await master.cluster('SET-CONFIG-EPOCH', index + 1);
  }
  for (const { options } of nodes.slice(1))
    await first?.call(
      'CLUSTER',
      'MEET',
      '127.0.0.1',
      String(options.port),
      await busPortOf(options.port, nodes),
    );
  const everyoneKnows = async (count: number) =>
    (await Promise.all(nodes.map((node) => node.cluster('INFO')))).every((info) =>
      info.includes(`cluster_known_nodes:${count}`),
    );
  await waitUntil(() => everyoneKnows(nodes.length), { what: 'all nodes know each other' });
  for (const [index, replica] of replicas.entries())
    await replica.cluster('REPLICATE', String(await masters[index]?.cluster('MYID')));
  await waitUntil(
    async () => {
      const states = await Promise.all(nodes.map((node) => node.cluster('INFO')));
      const views = await Promise.all(nodes.map((node) => node.cluster('NODES')));
      const links = await Promise.all(replicas.map((replica) => replica.info('replication')));
      return (
        states.every((info) => info.includes('cluster_state:ok')) &&
        views.every((view) => String(view).match(/ (myself,)?slave /g)?.length === replicas.length) &&
        links.every((info) => info.includes('master_link_status:up'))
      );
    },
    { what: 'the cluster serves all slots' },
  );
}

async function busPortOf(port: number | undefined, nodes: readonly Redis[]): Promise<string> {
  const node = nodes.find(({ options }) => options.port === port);
  const [, busPort = ''] = (await node?.config('GET', 'cluster-port')) as string[];
  return busPort;
}

let running: RedisCluster | null = null;

/** Returns the cluster of this test file, or null if it has none. */
export const runningCluster = (): RedisCluster | null => running;

/** Starts a cluster that `emptyRedis` returns from now on in this test file, until it is stopped. */
export async function useRedisCluster(): Promise<RedisCluster> {
  running = await startRedisCluster();
  return running;
}
