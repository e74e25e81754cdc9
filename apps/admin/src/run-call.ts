import { type Cache, openCache } from '@firmlens/cache';
import { ServiceError } from '@firmlens/contract';
import { databaseProblem, installationId, migrate, openDatabase } from '@firmlens/domain';
import { databaseSettings, loadSettings, SettingsError } from '@firmlens/runtime';
import { CommandError } from './command';
import { parseCall, usage } from './parse-call';
import { printable } from './print-result';
import { loadAdminSettings } from './settings';

/** How long Redis may take to be reached. */
const CACHE_TIMEOUT_MS = 3_000;

/** What a call finds around it: a process's own, or what stands for them. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

async function runMigrate({ env, stdout }: Surroundings): Promise<void> {
  const { database } = loadSettings({ database: databaseSettings }, env);
  const applied = await migrate(database.url);
  stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`);
}

async function runCommand(args: readonly string[], { env, stdout, stderr }: Surroundings): Promise<void> {
  const { command, flags, asJson } = parseCall(args);
  const settings = loadAdminSettings(env);
  const db = openDatabase({ url: settings.database.url, poolSize: 2, statementTimeoutMs: 600_000 });
  let cache: Cache | undefined;
  try {
    const unfit = await databaseProblem(db);
    if (unfit !== null) throw new CommandError(unfit);
    const deps = {
      db,
      secretsKey: settings.secrets.key,
      databaseUrl: settings.database.url,
      dataDir: env['DATA_DIR']?.trim() || '.firmlens',
      stderr,
      cache: async () => {
        cache ??= openCache({
          url: settings.redis.url,
          timeoutMs: CACHE_TIMEOUT_MS,
          installation: () => installationId(db),
        });
        await cache.ready();
        return cache;
      },
    };
    const { json, problem } = await command.run(deps, flags);
    stdout.write(`${asJson ? JSON.stringify(json) : printable(json)}\n`);
    if (problem !== undefined) throw new CommandError(problem);
  } finally {
    cache?.close();
    await db.$disconnect();
  }
}

/** Does what the operator typed and gives the exit code; what fails is told in one line. */
export async function runCall(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { stdout, stderr } = surroundings;
  try {
    if (args.length === 0 || args.includes('--help')) stdout.write(`${usage()}\n`);
    else if (args[0] === 'migrate') await runMigrate(surroundings);
    else await runCommand(args, surroundings);
    return 0;
  } catch (error) {
    const isExpected = [CommandError, ServiceError, SettingsError].some((kind) => error instanceof kind);
    const text = error instanceof Error ? error.message : String(error);
    stderr.write(`${(isExpected ? text : `failed: ${text}`).replaceAll(/\s+/g, ' ').trim()}\n`);
    return 1;
  }
}
