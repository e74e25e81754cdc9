import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWithParent, freePort } from '@firmlens/embedded';
import { recordLog, waitUntil } from '@firmlens/testkit';

const DOCUMENT = path.resolve(__dirname, '../../../../docs/operations.md');

/** Returns the configuration that docs/operations.md shows, with the test's own values. */
function configuration(values: Record<string, string>): string {
  const [, shown = ''] = /```ini\n(\[databases\][^`]+)```/.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  return Object.entries(values).reduce((text, [name, value]) => {
    const changed = text.replace(new RegExp(`\\b${name} ?=.*?(?= \\w+=|$)`, 'm'), `${name}=${value}`);
    if (changed === text) throw new Error(`docs/operations.md shows no ${name}`);
    return changed;
  }, shown);
}

/** A PgBouncer in transaction mode in front of a database. */
export interface PgBouncer {
  /** The database's URL through the pooler. */
  url: string;
  close(): Promise<void>;
}

/** Starts Debian's PgBouncer with the documented configuration and a pool of `poolSize` connections. */
export async function startPgBouncer(databaseUrl: string, poolSize: number): Promise<PgBouncer> {
  const server = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-pgbouncer-'));
  chmodSync(folder, 0o755);
  const users = path.join(folder, 'userlist.txt');
  writeFileSync(users, `"${server.username}" "${server.password}"\n`);
  const file = path.join(folder, 'pgbouncer.ini');
  const values = {
    host: server.hostname,
    port: server.port,
    dbname: server.pathname.slice(1),
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_file: users,
    default_pool_size: String(poolSize),
  };
  writeFileSync(file, configuration(values));
  // It does not run as root.
  const isRoot = process.getuid?.() === 0;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const child = spawn('pgbouncer', [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Debian has it where only root looks.
    env: { PATH: `${process.env['PATH']}:/usr/sbin` },
    ...(isRoot && { uid: id('-u'), gid: id('-g') }),
  });
  endWithParent(child, 'SIGKILL');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      recordLog(chunk.toString());
    });
  child.once('error', (error) => (output += error.message));
  await waitUntil(
    () => {
      if (/ENOENT|FATAL/.test(output)) throw new Error(`pgbouncer did not start: ${output}`);
      return output.includes('process up');
    },
    { what: 'pgbouncer' },
  );
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  url.pathname = '/firmlens';
  return {
    url: url.href,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
