import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:net';
import { startPostgres } from '@firmlens/embedded';
import { Client } from 'pg';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows as unknown[];
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Shared by all tests, which start and stop it: creating a cluster takes long. */
let dataDir: string;
beforeAll(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'firmlens-postgres-')), 'data');
});
afterAll(async () => {
  await rm(path.dirname(dataDir), { recursive: true, force: true });
});

const postmasterPid = async (): Promise<number> =>
  Number.parseInt(await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);

describe('embedded PostgreSQL', () => {
  test('keeps its data across restarts', async () => {
    const first = await startPostgres({ dataDir });
    await query(first.url, 'CREATE TABLE kept_when_stopped AS SELECT 42 AS answer');
    await first.stop();
    const second = await startPostgres({ dataDir });
    const rows = await query(second.url, 'SELECT answer FROM kept_when_stopped');
    await second.stop();
    expect(rows).toEqual([{ answer: 42 }]);
  });

  test('requires the password, lets only its owner read it, and listens only on loopback', async () => {
    const server = await startPostgres({ dataDir });
    const { mode } = await stat(path.join(dataDir, 'password'));
    const wrongUrl = new URL(server.url);
    wrongUrl.password = 'guess';
    const refused = query(wrongUrl.href, 'SELECT 1');
    await expect(refused).rejects.toThrow('password authentication failed');
    const externalInterface = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.internal === false && address.family === 'IPv4');
    const fromOutside =
      externalInterface === undefined
        ? 'ECONNREFUSED'
        : await once(connect(Number(wrongUrl.port), externalInterface.address), 'connect').then(
            () => 'connected',
            (error: NodeJS.ErrnoException) => error.code,
          );
    await server.stop();

    expect(mode & 0o777).toBe(0o600);
    expect(fromOutside).toBe('ECONNREFUSED');
  });

  test('recovers what was committed before a crash that left its pid file behind', async () => {
    const crashed = await startPostgres({ dataDir });
    await query(crashed.url, 'CREATE TABLE kept_through_crash AS SELECT 7 AS answer');
    process.kill(await postmasterPid(), 'SIGKILL');
    await crashed.ended;
    const server = await startPostgres({ dataDir });
    const rows = await query(server.url, 'SELECT answer FROM kept_through_crash');
    await server.stop();
    expect(rows).toEqual([{ answer: 7 }]);
  });

  test('starts if the pid in a stale pid file belongs to another program, and leaves that program alone', async () => {
    await (await startPostgres({ dataDir })).stop();
    const otherProcess = spawn('sleep', ['60']);
    await once(otherProcess, 'spawn');
    await writeFile(path.join(dataDir, 'cluster', 'postmaster.pid'), `${otherProcess.pid}\n`);
    const server = await startPostgres({ dataDir });
    const rows = await query(server.url, 'SELECT 1 AS one');
    await server.stop();
    const isOtherAlive = isAlive(otherProcess.pid ?? 0);
    otherProcess.kill();

    expect(rows).toEqual([{ one: 1 }]);
    expect(isOtherAlive).toBe(true);
  });

  test('ends a server that still runs on the same data, and takes over', async () => {
    const leftover = await startPostgres({ dataDir });
    await query(leftover.url, 'CREATE TABLE kept_at_takeover AS SELECT 9 AS answer');
    const server = await startPostgres({ dataDir });
    await leftover.ended;
    const rows = await query(server.url, 'SELECT answer FROM kept_at_takeover');
    await server.stop();
    expect(rows).toEqual([{ answer: 9 }]);
  });

  test('ends when the process that started it is killed', async () => {
    const script = `require('esbuild-register/dist/node').register();
      require(${JSON.stringify(path.resolve(__dirname, '../src/index.ts'))})
        .startPostgres({ dataDir: ${JSON.stringify(dataDir)} })
        .then(() => console.log('started'));`;
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');
    const pid = await postmasterPid();
    parent.kill('SIGKILL');
    for (const end = Date.now() + 4000; isAlive(pid) && Date.now() < end;) await delay(20);
    expect(isAlive(pid)).toBe(false);
  });
});
