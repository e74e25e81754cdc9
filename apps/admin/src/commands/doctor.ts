import { Command } from '@commander-js/extra-typings';
import { CommandError } from '../command';
import type { Check } from '../doctor/check';
import { runDoctor } from '../doctor/run-doctor';
import type { CommandEnvironment } from '../runner';

const COUNTED: readonly Check['status'][] = ['ok', 'warn', 'fail', 'skip'];

/** One line for each check: its outcome, what was found and what to change. */
function linesOf(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ check }) => check.length));
  const lines = checks.map(
    ({ check, status, found, change }) =>
      `${status.padEnd(4)}  ${check.padEnd(width)}  ${found}${change === null ? '' : `. ${change}`}.`,
  );
  const counts = COUNTED.map((status) => `${checks.filter((one) => one.status === status).length} ${status}`);
  return [...lines, counts.join(', ')].join('\n');
}

/** Unlike the other commands, it works without a database: what keeps it away is what it reports. */
export function doctorCommand(environment: CommandEnvironment, isJson: () => boolean) {
  return new Command('doctor')
    .helpGroup('Datasets and installation:')
    .description('Check settings, connections, versions, clocks, disk and network, and say what to change')
    .addHelpText(
      'after',
      '\nRun it where the service runs, with its settings. It changes nothing and prints no secret. Each line begins\nwith ok, warn, fail, or skip for what could not be checked. The exit code is 1 if a check fails.\n',
    )
    .action(async () => {
      const checks = await runDoctor(environment.env, environment.machine);
      environment.stdout.write(`${isJson() ? JSON.stringify({ checks }) : linesOf(checks)}\n`);
      const failed = checks.filter(({ status }) => status === 'fail').length;
      if (failed > 0) throw new CommandError(`${failed} of ${checks.length} checks failed.`);
    });
}
