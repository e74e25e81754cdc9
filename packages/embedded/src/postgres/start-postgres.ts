import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port';
import { killLeftover } from '../kill-leftover';
import { startServer, type EmbeddedServer } from '../server-process';
import { postgresBinaries, type PostgresBinaries } from './binaries';
import { commandAs, runAs, type RunAs } from './run-as';

export interface PostgresOptions {
  /** Absolute folder for the cluster and a file with its password. Created if missing. */
  dataDir: string;
  /** Default: any free port. */
  port?: number;
  /** False if the data need not survive a crash of the machine, which is faster, for tests. Default: true. */
  durable?: boolean;
  /** Added to the environment of the server. */
  env?: NodeJS.ProcessEnv;
  /** Receives each line that the server writes. */
  log?: (line: string) => void;
}

const USER = 'firmlens';
/** The database that every new cluster has. */
const DATABASE = 'postgres';
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** The environment without PostgreSQL's variables, which would change what its programs do. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}

/** The superuser's password, created at the first start. */
function password(file: string, user: RunAs | null): string {
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (user !== null) chownSync(file, user.uid, user.gid);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Creates the cluster under another name first, so that a half-finished one is never started. */
function initialise(binaries: PostgresBinaries, user: RunAs | null, cluster: string, flags: string[]): void {
  const temporary = `${cluster}.new`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  if (user !== null) chownSync(temporary, user.uid, user.gid);
  const { file, args, ...ids } = commandAs(
    user,
    binaries.initdb,
    [
      `--pgdata=${temporary}`,
      `--username=${USER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...flags,
    ],
    temporary,
  );
  const done = spawnSync(file, args, { ...ids, env: cleanEnvironment(), cwd: '/', encoding: 'utf8' });
  if (done.status !== 0) {
    throw new Error(`initdb failed: ${done.error?.message ?? done.stderr.trim().replaceAll('\n', ' | ')}`);
  }
  renameSync(temporary, cluster);
}

/**
 * Starts PostgreSQL on 127.0.0.1 with its data under `dataDir`. Reuses the data of an earlier start, and
 * first ends a server that a killed run left running. The server ends with this process.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedServer> {
  const binaries = postgresBinaries();
  mkdirSync(options.dataDir, { recursive: true, mode: 0o711 });
  const cluster = path.join(options.dataDir, 'cluster');
  const user = runAs(cluster);
  const passwordFile = path.join(options.dataDir, 'password');
  const secret = password(passwordFile, user);
  const isDurable = options.durable ?? true;
  if (!existsSync(cluster)) {
    initialise(binaries, user, cluster, [`--pwfile=${passwordFile}`, ...(isDurable ? [] : ['--no-sync'])]);
  }
  await killLeftover(path.join(cluster, 'postmaster.pid'), cluster, 'SIGINT');

  const port = options.port ?? (await freePort());
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const server = await startServer({
    ...commandAs(
      user,
      binaries.postgres,
      [
        '-D',
        cluster,
        '-p',
        String(port),
        ...settings.flatMap((setting) => ['-c', setting]),
        ...(isDurable ? [] : NOT_DURABLE),
      ],
      cluster,
    ),
    env: { ...cleanEnvironment(), ...options.env },
    // A replica says "read-only connections".
    ready: 'database system is ready to accept',
    // Fast shutdown: ends sessions and writes everything.
    stopSignal: 'SIGINT',
    killSignal: 'SIGQUIT',
    log: options.log ?? (() => undefined),
  });
  return { ...server, url: `postgresql://${USER}:${secret}@127.0.0.1:${port}/${DATABASE}` };
}
