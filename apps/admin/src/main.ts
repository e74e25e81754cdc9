import { type Cache, openCache } from '@firmlens/cache';
import { ServiceError } from '@firmlens/contract';
import { databaseProblem, migrate, openDatabase, installationId } from '@firmlens/domain';
import { databaseSettings, loadSettingsOrExit } from '@firmlens/runtime';
import { CommandError } from './command';
import { parseCall, usage } from './parse-call';
import { printable } from './print-result';
import { loadAdminSettings } from './settings';

/** How long Redis may take to be reached. */
const CACHE_TIMEOUT_MS = 3_000;

async function runMigrate(): Promise<void> {
  const { database } = loadSettingsOrExit({ database: databaseSettings });
  const applied = await migrate(database.url);
  process.stdout.write(
    applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`,
  );
}

async function runCommand(args: readonly string[]): Promise<void> {
  const { command, flags, asJson } = parseCall(args);
  const settings = loadAdminSettings();
  const db = openDatabase({ url: settings.database.url, poolSize: 2, statementTimeoutMs: 600_000 });
  let cache: Cache | undefined;
  try {
    const unfit = await databaseProblem(db);
    if (unfit !== null) throw new CommandError(unfit);
    const deps = {
      db,
      secretsKey: settings.secrets.key,
      databaseUrl: settings.database.url,
      dataDir: process.env['DATA_DIR']?.trim() || '.firmlens',
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
    const { json, failed, problem } = await command.run(deps, flags);
    process.stdout.write(`${asJson ? JSON.stringify(json) : printable(json)}\n`);
    if (problem !== undefined) throw new CommandError(problem);
    if (failed) process.exitCode = 1;
  } finally {
    cache?.close();
    await db.$disconnect();
  }
}

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help')) process.stdout.write(`${usage()}\n`);
  else if (args[0] === 'migrate') await runMigrate();
  else await runCommand(args);
}

main(process.argv.slice(2))
  .catch((error: unknown) => {
    const isExpected = error instanceof CommandError || error instanceof ServiceError;
    const text = isExpected
      ? error.message
      : `failed: ${error instanceof Error ? error.message : String(error)}`;
    process.stderr.write(`${text.replaceAll(/\s+/g, ' ').trim()}\n`);
    process.exitCode = 1;
  })
  .finally(() => {
    // A connection that was refused half-way must not keep the process.
    process.stdout.write('', () => process.exit());
  });
