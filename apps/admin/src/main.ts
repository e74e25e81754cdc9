import path from 'node:path';
import { withLocalServers } from '@firmlens/runtime';
import { THIS_MACHINE } from './doctor/check-machine';
import { runAdmin } from './run-admin';

const { stdin, stdout, stderr } = process;
void runAdmin(process.argv.slice(2), {
  env: withLocalServers(process.env),
  stdin,
  stdout,
  stderr,
  machine: THIS_MACHINE,
  main: path.resolve(process.argv[1] ?? ''),
  isTerminal: stdin.isTTY && stdout.isTTY && stderr.isTTY,
}).then((code) => {
  process.exitCode = code;
  // A connection that was refused half-way must not keep the process running.
  process.stdout.write('', () => process.exit());
});
