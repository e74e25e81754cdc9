import { once } from 'node:events';
import { styleText } from 'node:util';
import { CommanderError } from '@commander-js/extra-typings';
import type { Environment } from './environment';
import { EXIT_CODES, failureOf } from './failures';
import { jsonLine, printable } from './printable';
import { createProgram } from './program';

class InterruptedError extends Error {}

/** Rejects when the person presses Ctrl-C. */
async function interruption(interrupted: AbortSignal): Promise<never> {
  if (!interrupted.aborted) await once(interrupted, 'abort');
  throw new InterruptedError();
}

/** Runs the command and returns the exit code. A failure prints one line on standard error. */
export async function runCli(args: readonly string[], environment: Environment): Promise<number> {
  const { stderr, interrupted } = environment;
  let goesOn = '';
  try {
    const program = createProgram(environment, (what) => (goesOn = what));
    if (args.length === 0) program.outputHelp();
    else await Promise.race([program.parseAsync(args, { from: 'user' }), interruption(interrupted)]);
    return EXIT_CODES.done;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT_CODES.done;
    if (interrupted.aborted) {
      stderr.write(`\n${printable(goesOn)}${goesOn === '' ? '' : '\n'}`);
      return EXIT_CODES.interrupted;
    }
    const { line, json, code } = failureOf(error);
    const text = printable(line).replaceAll(/\s+/g, ' ').trim();
    const shown = environment.hasColors ? styleText('red', text, { validateStream: false }) : text;
    stderr.write(args.includes('--json') ? jsonLine(json) : `${shown}\n`);
    return code;
  }
}
