import { CommanderError } from '@commander-js/extra-typings';
import { toSentence } from '@firmlens/command-line';
import { ServiceError } from '@firmlens/contract';
import { SettingsError } from '@firmlens/runtime';
import { CommandError, UsageError } from './command';
import { createProgram } from './program';
import type { CommandEnvironment } from './runner';

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
