import { Command, CommanderError } from '@commander-js/extra-typings';
import { type Cache, openCache } from '@firmlens/cache';
import { ServiceError } from '@firmlens/contract';
import { databaseProblem, installationId, migrate, openDatabase } from '@firmlens/domain';
import { databaseSettings, loadSettings, SettingsError } from '@firmlens/runtime';
import { CommandError, type Runner, UsageError } from './command';
import { COMMANDS } from './commands';
import { formatResult } from './format-result';
import { loadAdminSettings } from './settings';
import { toSentence } from './to-sentence';

/** How long to wait for Redis. */
const CACHE_TIMEOUT_MS = 3_000;

/** The environment and output of a call: those of the process, or a test's. */
export interface CommandEnvironment {
  env: NodeJS.ProcessEnv;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

/** Runs commands against the configured database and Redis and prints their results. */
function createRunner({ env, stdout, stderr }: CommandEnvironment, isJson: () => boolean): Runner {
  return (work) =>
    async (...args) => {
      const settings = loadAdminSettings(env);
      const db = openDatabase({ url: settings.database.url, poolSize: 2, statementTimeoutMs: 600_000 });
      let cache: Cache | undefined;
      try {
        const databaseFault = await databaseProblem(db);
        if (databaseFault !== null) throw new CommandError(toSentence(databaseFault));
        const deps = {
          db,
          secretsKey: settings.secrets.key,
          publicBaseUrl: settings.address.publicBaseUrl,
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
        const { json, problem } = await work(deps, ...args);
        stdout.write(`${isJson() ? JSON.stringify(json) : formatResult(json)}\n`);
        if (problem !== undefined) throw new CommandError(problem);
      } finally {
        cache?.close();
        await db.$disconnect();
      }
    };
}

async function runMigrate({ env, stdout }: CommandEnvironment): Promise<void> {
  const { database } = loadSettings({ database: databaseSettings }, env);
  const applied = await migrate(database.url);
  stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`);
}

/** Creates the parser with every command. Parse errors throw a `CommanderError`; only help is printed. */
function createProgram(environment: CommandEnvironment) {
  const program = new Command('npm run -s admin --')
    .description('Operates a Firmlens installation. Give NOUN VERB --help for the options of a command.')
    .option('--json', 'print the result as one JSON object')
    .helpCommand(false);
  const run = createRunner(environment, () => program.opts().json === true);
  for (const create of COMMANDS) program.addCommand(create(run).helpCommand(false));
  program
    .command('migrate')
    .description('Bring the database up to date')
    .action(() => runMigrate(environment));
  // The help lists every command in full (`account create`), not just its noun.
  const leaves = program.commands.flatMap((noun) => (noun.commands.length > 0 ? noun.commands : [noun]));
  program.configureHelp({
    visibleCommands: (command) => (command.parent === null ? leaves : [...command.commands]),
    subcommandTerm: (command) =>
      command.parent === program ? command.name() : `${command.parent?.name()} ${command.name()}`,
  });
  for (const command of [program, ...program.commands, ...leaves]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => environment.stdout.write(text),
      writeErr: () => undefined,
    });
  }
  return program;
}

/** Returns the line for standard error and the exit code: 2 for wrong usage, 1 for any other failure. */
function failure(error: unknown, args: readonly string[]): { line: string; code: number } {
  if (error instanceof CommanderError) {
    // For a noun without a verb, the parser reports its help as an error.
    const isHelp = error.code === 'commander.help';
    return {
      line: isHelp
        ? `The verb is missing after \`${args.join(' ')}\`. Add --help to list the verbs.`
        : toSentence(error.message.replace(/^error: /, '')),
      code: 2,
    };
  }
  const line = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) return { line, code: 2 };
  if (error instanceof SettingsError) return { line: toSentence(line), code: 1 };
  const isExpected = [CommandError, ServiceError].some((kind) => error instanceof kind);
  return { line: isExpected ? line : toSentence(`failed: ${line}`), code: 1 };
}

/** Runs the operator's command and returns the exit code. A failure prints one line. */
export async function runAdmin(args: readonly string[], environment: CommandEnvironment): Promise<number> {
  try {
    const program = createProgram(environment);
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const { line, code } = failure(error, args);
    environment.stderr.write(`${line.replaceAll(/\s+/g, ' ').trim()}\n`);
    return code;
  }
}
