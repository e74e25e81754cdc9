import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from '@firmlens/embedded';
import type { Logger } from '@firmlens/runtime';

export interface SupervisedAppOptions {
  name: string;
  /** Node's flags and the program file. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Standard output and error are appended to it. */
  logFile: string;
  /** Responds with 200 once the app is ready. */
  healthUrl: string;
  logger: Logger;
  signal: AbortSignal;
  /** Called when the app has exited too often to be restarted. */
  onGiveUp: (reason: string) => void;
}

export interface SupervisedApp {
  /** Sends SIGTERM, and SIGKILL after ten seconds. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const RESTART_LIMITS = { most: 5, withinMs: 60_000, firstDelayMs: 500 };

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Returns the app's last log line, to explain why it does not run. */
function lastLine(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)?.slice(0, 500) ?? '';
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Spawns an app in its own session, so that Ctrl-C reaches only this process, which stops the apps in order.
 */
function spawnApp({ args, env, logFile }: SupervisedAppOptions): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  if (child.pid !== undefined) endWithParent(child, 'SIGTERM');
  return child;
}

/** Starts an app and waits until it is healthy. Restarts it when it exits, up to five times a minute. */
export async function startApp(app: SupervisedAppOptions): Promise<SupervisedApp> {
  let child = spawnApp(app);
  const stopping = new AbortController();
  const restarts: number[] = [];

  const watch = () => {
    child.once('exit', (code, signal) => void restart(code ?? signal));
  };
  async function restart(exitReason: number | string | null): Promise<void> {
    if (stopping.signal.aborted) return;
    const now = Date.now();
    restarts.push(now);
    const recent = restarts.filter((restartedAt) => now - restartedAt < RESTART_LIMITS.withinMs).length;
    app.logger.warn('app ended', { app: app.name, how: exitReason, restarts_within_a_minute: recent });
    if (recent > RESTART_LIMITS.most)
      return app.onGiveUp(`${app.name} exits repeatedly: ${lastLine(app.logFile)}`);
    const pause = RESTART_LIMITS.firstDelayMs * 2 ** (recent - 1);
    const shouldRestart = await delay(pause, true, { signal: stopping.signal }).catch(() => false);
    if (!shouldRestart) return;
    child = spawnApp(app);
    watch();
  }

  const stop = async () => {
    stopping.abort();
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(killTimer);
  };

  for (const end = Date.now() + START_TIMEOUT_MS; !(await isHealthy(app.healthUrl)); await delay(50)) {
    const reason = hasEnded(child) ? 'does not start' : Date.now() > end ? 'does not become healthy' : null;
    if (reason === null && !app.signal.aborted) continue;
    await stop();
    app.signal.throwIfAborted();
    throw new Error(`${app.name} ${reason ?? ''}: ${lastLine(app.logFile)}`);
  }
  watch();
  return { stop };
}
