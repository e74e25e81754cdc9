import { Argument, Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { commandTree, completionScript, configureHelp, SHELLS } from '@firmlens/command-line';
import { version } from '../package.json';
import { accountCommand } from './commands/account';
import { companyCommand, quoteCommand, signalsCommand } from './commands/company';
import { enrichCommand } from './commands/enrich';
import { listCommand } from './commands/list';
import { listenCommand } from './commands/listen';
import { verifyWebhookCommand } from './commands/verify-webhook';
import { watchCommand } from './commands/watch';
import type { Environment } from './environment';
import { createSession, type Runner } from './session';

const NAME = 'firmlens';

/** The options that every command takes. */
export const isShared = (option: string) => ['--json', '--key-file'].includes(option);

const NOTES = `
FIRMLENS_API_KEY holds the API key, and FIRMLENS_URL says where the service is (default http://localhost:3000/api/v1).
Results go to standard output, everything else to standard error. Progress and colours are for terminals; NO_COLOR turns
colours off.

Examples:
  firmlens enrich acme.example --modules team,signals
  firmlens list companies.csv --dry-run
  firmlens listen --forward http://localhost:8080/hook

Exit codes: 0 done; 1 there is no data, a list stopped, or a webhook is not genuine; 2 wrong use; 3 the service refused;
4 no connection; 5 it took longer than --timeout and goes on; 130 interrupted.
`;

const COMPLETION_NOTES = `
Examples:
  eval "$(firmlens completion bash)"         # in ~/.bashrc
  eval "$(firmlens completion zsh)"          # in ~/.zshrc, after compinit
  firmlens completion fish | source          # in ~/.config/fish/config.fish
`;

/** Every command, in the order of the help. */
const COMMANDS = [
  enrichCommand,
  companyCommand,
  signalsCommand,
  quoteCommand,
  listCommand,
  watchCommand,
  accountCommand,
  listenCommand,
  verifyWebhookCommand,
];

/** The places of the command line. Behind `list` and `watch`, their verb `create` may be left out. */
function placesOf(program: CommandUnknownOpts) {
  const places = commandTree(program, isShared);
  const optionsAt = (wanted: string) => places.find(({ path }) => path === wanted)?.options ?? [];
  return places.map((place) =>
    ['list', 'watch'].includes(place.path)
      ? { ...place, takesFile: true, options: optionsAt(`${place.path} create`) }
      : place,
  );
}

/** Creates the parser with every command. Parse errors throw a `CommanderError`; only help is printed. */
export function createProgram(environment: Environment, onGoesOn: (what: string) => void) {
  const program = new Command(NAME)
    .description('Company data and buying signals, with the source of every value')
    .option('--json', 'print the result as JSON, for scripts')
    .option('--key-file <file>', 'file with the API key, instead of FIRMLENS_API_KEY')
    .version(version, '--version', 'print the version')
    .helpCommand(false)
    .addHelpText('after', NOTES);
  const run: Runner =
    (work) =>
    (...args) =>
      work(createSession(environment, program.opts(), onGoesOn), ...args);
  for (const create of COMMANDS) program.addCommand(create(run).helpCommand(false));
  program
    .command('completion')
    .description('Print a script that completes the words of this command')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .addHelpText('after', COMPLETION_NOTES)
    .action((shell) => {
      environment.stdout.write(completionScript(shell, placesOf(program), NAME, environment.main));
    });
  configureHelp(program, isShared);
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap(({ commands }) => commands),
  ]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => environment.stdout.write(text),
      writeErr: () => undefined,
    });
  }
  return program;
}
