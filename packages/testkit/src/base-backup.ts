import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPgClient } from './with-pg-client';

/** With ownership: the server runs as another user than root. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

/**
 * Copies a running server's cluster to `backup`, in the steps of pg_basebackup, which the embedded PostgreSQL lacks
 * (https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP).
 */
export async function takeBaseBackup(url: string, cluster: string, backup: string): Promise<void> {
  await withPgClient(url, async (client) => {
    await client.query("SELECT pg_backup_start('drill', true)");
    copy(cluster, backup);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    // The log up to the end of the backup, without which the copy is inconsistent.
    rmSync(path.join(backup, 'pg_wal'), { recursive: true });
    copy(path.join(cluster, 'pg_wal'), path.join(backup, 'pg_wal'));
    rmSync(path.join(backup, 'postmaster.pid'));
    const label = path.join(backup, 'backup_label');
    const { uid, gid } = statSync(cluster);
    writeFileSync(label, String(rows[0]?.labelfile));
    chownSync(label, uid, gid);
  });
}

/** Replaces whatever is left of a cluster by a backup. */
export function restoreBaseBackup(backup: string, cluster: string): void {
  rmSync(cluster, { recursive: true, force: true });
  copy(backup, cluster);
}
