import { Argument, Command } from '@commander-js/extra-typings';
import { commandTree, completionScript, configureHelp, SHELLS } from '@firmlens/command-line';
import { migrate } from '@firmlens/domain';
import { databaseSettings, forSessions, loadSettings, VERSION } from '@firmlens/runtime';
import { COMMANDS } from './commands';
import { doctorCommand } from './commands/doctor';
import { helpEnd } from './help';
import { type CommandEnvironment, createRunner } from './runner';

/** The command that the completion defines, since `npm run -s admin --` cannot be completed. */
const COMMAND_NAME = 'firmlens-admin';

/** What every command takes. */
export const isShared = (option: string) => option === '--json';

const EXAMPLES = `
It works on the database and the Redis that DATABASE_URL and REDIS_URL name, with SECRETS_KEY as the service has it.
If none of the three is set, it works on the service that \`npm start\` runs on this machine.
Ids are numbers; those of batches begin with batch_. Times are in UTC, as in 2026-11-26T18:00:00.000Z.

Examples:
  npm run -s admin -- account create --email ops@firm.example --name Operations --plan starter
  npm run -s admin -- key create --help
  npm run -s admin -- account list --json
  npm run -s admin -- optout add --domain - < domains.txt

A command that fails prints one line on standard error. Its exit code is 1, or 2 if it was used wrongly.
docs/admin-command.md describes every command, docs/glossary.md the words.
`;

const COMPLETION_EXAMPLES = `
Examples:
  eval "$(npm run -s admin -- completion bash)"       # in ~/.bashrc
  eval "$(npm run -s admin -- completion zsh)"        # in ~/.zshrc, after compinit
  npm run -s admin -- completion fish | source        # in ~/.config/fish/config.fish
Then: ${COMMAND_NAME} account <Tab>. Run it where you run npm.
`;

async function runMigrate({ env, stdout }: CommandEnvironment): Promise<void> {
  const { database } = loadSettings({ database: databaseSettings }, env);
  const applied = await migrate(forSessions(database).url);
  if (applied === null) stdout.write('A newer version has migrated the database. It stays as it is.\n');
  else
    stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`);
}

/** Creates the parser with every command. Parse errors throw a `CommanderError`; only help is printed. */
export function createProgram(environment: CommandEnvironment) {
  const program = new Command('npm run -s admin --')
    .description('Operates a Firmlens installation. `COMMAND --help` shows the options of a command.')
    .option('--json', 'print the result as one JSON object, for scripts; never asks')
    .version(VERSION, '--version', 'print the version')
    .helpCommand(false)
    .addHelpText('after', EXAMPLES);
  const run = createRunner(environment, () => program.opts().json === true);
  for (const create of COMMANDS) program.addCommand(create(run).helpCommand(false));
  program.addCommand(doctorCommand(environment, () => program.opts().json === true));
  program
    .command('migrate')
    .helpGroup('Datasets and installation:')
    .description('Bring the database up to date: before the first start, and at each upgrade')
    .addHelpText(
      'after',
      helpEnd(
        'At an upgrade, stop the workers first; the API may keep running. It needs DATABASE_URL alone, and prints which\nmigrations it applied. If it is interrupted, run it again.',
      ),
    )
    .action(() => runMigrate(environment));
  program
    .command('completion')
    .helpGroup('Datasets and installation:')
    .description(`Print a script that defines the command ${COMMAND_NAME} and completes its words`)
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .addHelpText('after', COMPLETION_EXAMPLES)
    .action((shell) => {
      environment.stdout.write(
        completionScript(shell, commandTree(program, isShared), COMMAND_NAME, environment.main),
      );
    });
  configureHelp(program, isShared);
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap((noun) => noun.commands),
  ]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => environment.stdout.write(text),
      writeErr: () => undefined,
    });
  }
  return program;
}
