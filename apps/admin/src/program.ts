import { Argument, Command } from '@commander-js/extra-typings';
import { migrate } from '@firmlens/domain';
import { databaseSettings, loadSettings, VERSION } from '@firmlens/runtime';
import { COMMANDS } from './commands';
import { doctorCommand } from './commands/doctor';
import { commandTree } from './completion/command-tree';
import { COMMAND_NAME, completionScript, SHELLS } from './completion/shell-scripts';
import { configureHelp } from './help';
import { type CommandEnvironment, createRunner } from './runner';

const EXAMPLES = `
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
  const applied = await migrate(database.url);
  stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`);
}

/** Creates the parser with every command. Parse errors throw a `CommanderError`; only help is printed. */
export function createProgram(environment: CommandEnvironment) {
  const program = new Command('npm run -s admin --')
    .description('Operates a Firmlens installation. `COMMAND --help` shows the options of a command.')
    .option('--json', 'print the result as one JSON object')
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
    .action(() => runMigrate(environment));
  program
    .command('completion')
    .helpGroup('Datasets and installation:')
    .description(`Print a script that defines the command ${COMMAND_NAME} and completes its words`)
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .addHelpText('after', COMPLETION_EXAMPLES)
    .action((shell) => {
      environment.stdout.write(completionScript(shell, commandTree(program), environment.main));
    });
  configureHelp(program);
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
