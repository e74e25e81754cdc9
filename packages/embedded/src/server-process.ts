import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from './end-with-parent';

/** A database server that runs as a child of this process. */
export interface EmbeddedServer {
  /** Connection URL, password included. */
  url: string;
  /** The id of the server's main process. */
  pid: number;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  /** Asks the server to shut down, and kills it after ten seconds. */
  stop(): Promise<void>;
}

export interface ServerCommand {
  file: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Written to standard input, which keeps secrets off the command line. */
  input?: string;
  uid?: number;
  gid?: number;
  /** The line of output that says that the server accepts connections. */
  ready: string;
  stopSignal: NodeJS.Signals;
  killSignal: NodeJS.Signals;
  log: (line: string) => void;
}

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;

/**
 * Starts a server in its own session, so that Ctrl-C in the terminal reaches only this process, and waits
 * until it is ready.
 */
export async function startServer(command: ServerCommand): Promise<Omit<EmbeddedServer, 'url'>> {
  const { file, args, env, uid, gid } = command;
  const child = spawn(file, args, {
    env,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lastLines: string[] = [];
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      lastLines.push(error.message);
      resolve();
    });
  });
  const ready = new Promise<'ready'>((resolve) => {
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        command.log(line);
        if (lastLines.push(line) > 5) lastLines.shift();
        if (line.includes(command.ready)) resolve('ready');
      });
    }
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(command.input ?? '');
  if (child.pid !== undefined) endWithParent(child, command.stopSignal);

  const timeout = new AbortController();
  const outcome = await Promise.race([
    ready,
    ended.then(() => 'ended' as const),
    delay(READY_WITHIN_MS, 'late' as const, { signal: timeout.signal }),
  ]);
  timeout.abort();
  if (outcome !== 'ready') {
    child.kill('SIGKILL');
    throw new Error(`${file} did not start: ${lastLines.join(' | ')}`);
  }

  return {
    pid: Number(child.pid),
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(command.stopSignal);
      const killTimer = setTimeout(() => child.kill(command.killSignal), STOP_WITHIN_MS);
      await exited;
      clearTimeout(killTimer);
    },
  };
}
