import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Ends `child` when this process ends without doing so itself, even by SIGKILL. A shell whose standard input
 * closes with this process sends the signal.
 */
export function endWithParent(child: ChildProcess, signal: NodeJS.Signals): void {
  const script = 'read -r line; kill -s "$1" "$2"';
  const guard = spawn('/bin/sh', ['-c', script, 'sh', signal.slice(3), String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.unref();
  child.once('exit', () => guard.kill('SIGKILL'));
}
