import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from '@firmlens/embedded';
import { type FailPoint, type Order, POINTS_VARIABLE, type Reached } from '../fail-points/fail-point';

export type AppName = 'api' | 'enrichment-worker' | 'webhook-worker';

/** A point that a process is to come to. */
interface ArmedPoint {
  /** The statement, command or path at which it came there; null where it ended before. */
  reached: Promise<string | null>;
}

/** One of the service's processes as an operator runs it, at a port of its own that it keeps through restarts. */
export interface App {
  name: AppName;
  /** The port of the API, or of a worker's health check. */
  port: number;
  /** 0 while it does not run. */
  pid(): number;
  isRunning(): boolean;
  /** Whether its health check says at this moment that it can work. */
  isHealthy(): Promise<boolean>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when the process that runs now has ended. */
  ended(): Promise<void>;
  /** Starts it where it does not run, and waits until it is healthy. */
  start(): Promise<void>;
  /** Has the process that runs now do something at a point of its work; forgotten at its end. */
  arm(point: FailPoint): ArmedPoint;
  /** Has the process do these things from its next start on, at every start; none forgets them. */
  startWith(points: readonly FailPoint[]): void;
  /** Has the wall clock of the process that runs now go so many ms ahead, or behind; its timers go on. */
  shiftClock(offsetMs: number): void;
}

/** Where an API is asked. */
export function baseUrlOf({ port }: App): string {
  return `http://127.0.0.1:${port}/api/v1`;
}

const repository = path.resolve(__dirname, '../../..');
const FAIL_POINTS = path.resolve(__dirname, '../fail-points/preload.js');
/** How each is started by docker/docker-compose.yml. */
const FLAGS: Record<AppName, readonly string[]> = {
  api: ['--max-semi-space-size=64'],
  'enrichment-worker': ['--max-semi-space-size=2', '--max-old-space-size=256'],
  'webhook-worker': [],
};
const HEALTHY_WITHIN_MS = 180_000;

export function createApp(
  name: AppName,
  {
    port,
    env,
    logFile,
    onUpset,
    onAway,
  }: {
    port: number;
    env: NodeJS.ProcessEnv;
    logFile: string;
    /** Hears of each time that the process dies, or stands still, with what it has in hand. */
    onUpset: () => void;
    /** Hears of it when the process stops, is killed or dies of itself; the function returned, when it answers again. */
    onAway: () => () => void;
  },
): App {
  let child: ChildProcess | undefined;
  let startPoints: readonly FailPoint[] = [];
  let points = 0;
  let exited: Promise<unknown> = Promise.resolve();
  let comeBack: (() => void) | undefined;
  /** Told when the process comes to a point, by its number; null when it ends. */
  const awaited = new Map<number, (what: string | null) => void>();
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const healthUrl = `http://127.0.0.1:${port}${name === 'api' ? '/api/v1' : ''}/health`;

  async function isHealthy(): Promise<boolean> {
    try {
      return (await fetch(healthUrl, { signal: AbortSignal.timeout(2_000) })).status === 200;
    } catch {
      return false;
    }
  }

  function leave(): void {
    comeBack ??= onAway();
  }
  function isBack(): void {
    comeBack?.();
    comeBack = undefined;
  }

  function order(what: Order): void {
    // A process that ends meanwhile has nothing left to do.
    child?.send(what, () => undefined);
  }

  return {
    name,
    port,
    pid: () => (isRunning() ? (child?.pid ?? 0) : 0),
    isRunning,
    isHealthy,
    kill(signal) {
      if (signal === 'SIGSTOP') onUpset();
      if (signal === 'SIGCONT') isBack();
      else if (isRunning()) leave();
      child?.kill(signal);
    },
    async ended() {
      await exited;
    },
    async start() {
      if (!isRunning()) {
        const log = openSync(logFile, 'a');
        child = spawn(
          process.execPath,
          [...FLAGS[name], path.join(repository, 'apps', name, 'dist/main.js')],
          {
            env: {
              ...env,
              NODE_OPTIONS: `--require ${FAIL_POINTS}`,
              [POINTS_VARIABLE]: JSON.stringify(startPoints),
            },
            stdio: ['ignore', log, log, 'ipc'],
          },
        );
        closeSync(log);
        endWithParent(child, 'SIGKILL');
        exited = once(child, 'exit');
        child.once('exit', (code) => {
          leave();
          if (code !== 0) onUpset();
        });
        child.on('message', ({ number, what }: Reached) => awaited.get(number)?.(what));
        // Not at its exit, which may be seen before what it said last.
        child.once('disconnect', () => {
          for (const tell of awaited.values()) tell(null);
          awaited.clear();
        });
      }
      for (const end = performance.now() + HEALTHY_WITHIN_MS; !(await isHealthy()); await delay(50)) {
        if (!isRunning() || performance.now() > end)
          throw new Error(`${name} does not start: see ${logFile}`);
      }
      isBack();
    },
    arm(point) {
      points += 1;
      const number = points;
      const reached = new Promise<string | null>((resolve) => {
        if (child?.connected) awaited.set(number, resolve);
        else resolve(null);
      });
      if (point.act === 'freeze') void reached.then((what) => what !== null && onUpset());
      order({ point, number });
      return { reached };
    },
    startWith(next) {
      startPoints = next;
    },
    shiftClock: (offsetMs) => order({ offsetMs }),
  };
}
