import { parseArgs } from 'node:util';
import { type Command, CommandError, type Flags } from './command';
import { COMMANDS } from './commands';

function usageOf({ name, required, optional, operand }: Command): string {
  const flag = (flagName: string) => `--${flagName} ${flagName.toUpperCase().replaceAll('-', '_')}`;
  return [
    name,
    ...required.map(flag),
    ...optional.map((flagName) => `[${flag(flagName)}]`),
    ...(operand === undefined ? [] : [operand.toUpperCase()]),
  ].join(' ');
}

/** One line for each command. */
export function usage(): string {
  return [
    'npm run -s admin -- NOUN VERB [--flags] [--json]',
    ...COMMANDS.map((command) => `  ${usageOf(command)}`),
  ].join('\n');
}

/** The command that was called and its flags. Throws `CommandError` with what is wrong with the call. */
export function parseCall(args: readonly string[]): { command: Command; flags: Flags; asJson: boolean } {
  const name = args.slice(0, 2).join(' ');
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw new CommandError(`there is no command "${name}"; --help lists them`);
  const names = [...command.required, ...command.optional];
  let values: Record<string, unknown>;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({
      args: args.slice(2),
      options: {
        json: { type: 'boolean' },
        ...Object.fromEntries(names.map((flag) => [flag, { type: 'string' as const }])),
      },
      strict: true,
      allowPositionals: command.operand !== undefined,
    }));
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CommandError(`${why} Usage: ${usageOf(command)}`);
  }
  const { json, ...texts } = values;
  const flags = new Map(Object.entries(texts).map(([flag, value]) => [flag, String(value)]));
  if (command.operand !== undefined) {
    const [operand, ...more] = positionals;
    if (operand === undefined || more.length > 0) {
      throw new CommandError(`one ${command.operand} is to be named. Usage: ${usageOf(command)}`);
    }
    flags.set(command.operand, operand);
  }
  const missing = command.required.find((flag) => !flags.has(flag));
  if (missing !== undefined) throw new CommandError(`--${missing} is missing. Usage: ${usageOf(command)}`);
  return { command, flags, asJson: json === true };
}
