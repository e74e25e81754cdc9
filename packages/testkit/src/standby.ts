import { appendFileSync, chownSync, copyFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@firmlens/domain';
import { type EmbeddedServer, freePort, startPostgres } from '@firmlens/embedded';
import { takeBaseBackup } from './base-backup';
import { withPgClient } from './with-pg-client';

/** A primary with our tables, and a replica that streams from it. */
export interface Standby {
  primaryUrl: string;
  replicaUrl: string;
  /** Stops and resumes the replay of what the replica receives, so that it falls behind. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Waits until the replica has everything that the primary has written. */
  catchUp(): Promise<void>;
  /** Kills the replica. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the copy of a cluster stream from its primary. */
function followPrimary(cluster: string, { hostname, port, username, password }: URL): void {
  const target = `host=${hostname} port=${port} user=${username} password=${password}`;
  const signal = path.join(cluster, 'standby.signal');
  const { uid, gid } = statSync(cluster);
  writeFileSync(signal, '');
  chownSync(signal, uid, gid);
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${target}'\n`);
}

/** Starts a primary and a replica of it, with data of their own. */
export async function startPrimaryAndStandby(): Promise<Standby> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-standby-'));
  await chmod(folder, 0o711);
  const [primaryDir, replicaDir] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  const primary = await startPostgres({ dataDir: primaryDir, durable: false });
  await migrate(primary.url);

  await mkdir(replicaDir, { mode: 0o711 });
  copyFileSync(path.join(primaryDir, 'password'), path.join(replicaDir, 'password'));
  const cluster = path.join(replicaDir, 'cluster');
  await takeBaseBackup(primary.url, path.join(primaryDir, 'cluster'), cluster);
  followPrimary(cluster, new URL(primary.url));
  const port = await freePort();
  const start = () => startPostgres({ dataDir: replicaDir, port, durable: false });
  let replica: EmbeddedServer = await start();

  const onReplica = (sql: string) =>
    withPgClient(replica.url, async (client) => {
      await client.query(sql);
    });
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    pauseReplay: () => onReplica('SELECT pg_wal_replay_pause()'),
    resumeReplay: () => onReplica('SELECT pg_wal_replay_resume()'),
    async catchUp() {
      const position = await withPgClient(primary.url, async (client) => {
        // A commit that is waited for flushes those before it, which the test servers do not wait for.
        await client.query('SET synchronous_commit = local');
        await client.query("SELECT pg_logical_emit_message(true, 'catch-up', '')");
        const { rows } = await client.query<{ at: string }>('SELECT pg_current_wal_flush_lsn()::text AS at');
        return String(rows[0]?.at);
      });
      await onReplica(`
        DO $$ BEGIN
          WHILE pg_last_wal_replay_lsn() < '${position}' LOOP PERFORM pg_sleep(0.05); END LOOP;
        END $$`);
    },
    async kill() {
      process.kill(replica.pid, 'SIGKILL');
      await replica.ended;
    },
    async restart() {
      replica = await start();
    },
    async close() {
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
