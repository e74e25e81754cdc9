import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRedis, freePort, startRedis, startServer } from '@firmlens/embedded';
import type { RedisServers } from '@firmlens/redis';
import { Redis } from 'ioredis';
import { clientTls, type RedisTls, tlsSettings, urlWithTls } from './redis-tls';
import { waitUntil } from './wait-until';

const SENTINELS = 3;
const MASTER = 'mymaster';
/** How long the master may be silent before the replica takes over, in ms. */
const DOWN_AFTER_MS = 1_000;

export interface SentinelRedis extends RedisServers {
  sentinels: { host: string; port: number }[];
  killMaster(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a master with a replica, and three Sentinels that have a password of their own. Nothing is durable. */
export async function startRedisWithSentinels(tls?: RedisTls): Promise<SentinelRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-sentinels-'));
  const password = randomBytes(24).toString('hex');
  const sentinelPassword = randomBytes(24).toString('hex');
  const start = async (name: string, settings: string[]) => {
    const port = await freePort();
    return startRedis({
      ...{ dataDir: path.join(folder, name), persistent: false, password, port },
      settings: [...settings, ...tlsSettings(tls, port)],
    });
  };
  const common = [`masterauth ${password}`, 'repl-diskless-sync-delay 0'];
  const master = await start('master', common);
  const { port: masterPort } = new URL(master.url);
  const replica = await start('replica', [...common, `replicaof 127.0.0.1 ${masterPort}`]);

  async function startSentinel(index: number) {
    const port = await freePort();
    // A Sentinel writes what it learns into its configuration.
    const file = path.join(folder, `sentinel-${index}.conf`);
    const settings = [
      ...[`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, `requirepass ${sentinelPassword}`],
      `sentinel monitor ${MASTER} 127.0.0.1 ${masterPort} ${Math.ceil(SENTINELS / 2)}`,
      `sentinel auth-pass ${MASTER} ${password}`,
      `sentinel down-after-milliseconds ${MASTER} ${DOWN_AFTER_MS}`,
      `sentinel failover-timeout ${MASTER} 5000`,
      ...tlsSettings(tls, port),
    ];
    await writeFile(file, `${settings.join('\n')}\n`);
    const server = await startServer({
      file: findRedis() ?? 'redis-server',
      args: [file, '--sentinel'],
      env: process.env,
      ready: '+monitor master',
      stopSignal: 'SIGTERM',
      killSignal: 'SIGKILL',
      log: () => undefined,
    });
    const client = new Redis({ port, password: sentinelPassword, ...clientTls(tls) }).on(
      'error',
      () => undefined,
    );
    return { server, client, address: { host: '127.0.0.1', port } };
  }
  const sentinels = await Promise.all(Array.from({ length: SENTINELS }, (_, index) => startSentinel(index)));
  const knows = async ({ client }: (typeof sentinels)[number]) => {
    const [fields = []] = (await client.call('SENTINEL', 'MASTERS')) as string[][];
    const valueOf = (name: string) => fields[fields.indexOf(name) + 1];
    return valueOf('num-slaves') === '1' && valueOf('num-other-sentinels') === String(SENTINELS - 1);
  };
  await waitUntil(async () => (await Promise.all(sentinels.map(knows))).every(Boolean), {
    what: 'the Sentinels know the replica and each other',
  });
  return {
    // Only the password of this address counts.
    url: urlWithTls(`redis://default:${password}@sentinels.invalid`, tls),
    sentinels: sentinels.map(({ address }) => address),
    sentinelMaster: MASTER,
    sentinelPassword,
    async killMaster() {
      process.kill(master.pid, 'SIGKILL');
      await master.ended;
    },
    async stop() {
      for (const { client } of sentinels) client.disconnect();
      await Promise.all(
        [...sentinels.map(({ server }) => server), master, replica].map(({ stop }) => stop()),
      );
      await rm(folder, { recursive: true, force: true });
    },
  };
}
