import path from 'node:path';
import { runCli } from './run-cli';

const { stdin, stdout, stderr, env } = process;
const isTerminal = { stdout: stdout.isTTY, stderr: stderr.isTTY && env['TERM'] !== 'dumb' };
const interrupted = new AbortController();
// The second time ends the process at once.
process.once('SIGINT', () => interrupted.abort());
process.once('SIGTERM', () => interrupted.abort());
// Whoever reads the results has enough of them, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

void runCli(process.argv.slice(2), {
  env,
  stdin,
  stdout,
  stderr,
  isTerminal,
  hasColors: isTerminal.stderr && (env['NO_COLOR'] ?? '') === '',
  interrupted: interrupted.signal,
  main: path.resolve(process.argv[1] ?? ''),
}).then((code) => {
  process.exitCode = code;
  // A request that is under way must not keep the process running.
  stdout.write('', () => process.exit());
});
