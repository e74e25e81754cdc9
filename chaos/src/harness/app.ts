import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from '@firmlens/embedded';
import {
  type FailPoint,
  type ProcessCommand,
  POINTS_VARIABLE,
  type Reached,
} from '../fail-points/fail-point';

export type AppName = 'api' | 'enrichment-worker' | 'webhook-worker';

/** A fail point that a process is expected to reach. */
interface ArmedPoint {
  /** The statement, command or path at which the process reached it. Null if it ended first. */
  reached: Promise<string | null>;
}

/** One of the service's processes as an operator runs it. It keeps its port across restarts. */
export interface App {
  name: AppName;
  /** The port of the API, or of a worker's health check. */
  port: number;
  /** Where it writes, also after a restart. */
  logFile: string;
  /** 0 if it is not running. */
  pid(): number;
  isRunning(): boolean;
  /** Whether its health check says that it can work at this moment. */
  isHealthy(): Promise<boolean>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when the current process has ended. */
  ended(): Promise<void>;
  /** Ends it gracefully, for good: nobody expects it back. */
  retire(): Promise<void>;
  /** Starts it if it is not running, and waits until it is healthy. */
  start(): Promise<void>;
  /** Arms a fail point in the current process. It is gone when the process ends. */
  arm(point: FailPoint): ArmedPoint;
  /** Arms these fail points at every start from the next one on. An empty list removes them. */
  startWith(points: readonly FailPoint[]): void;
  /** Shifts the wall clock of the current process by this many ms. Its timers are not affected. */
  shiftClock(offsetMs: number): void;
}

/** Returns the base URL of an API. */
export function baseUrlOf({ port }: App): string {
  return `http://127.0.0.1:${port}/api/v1`;
}

/** The folder of this checkout. */
export const REPOSITORY = path.resolve(__dirname, '../../..');
const FAIL_POINTS = path.join(REPOSITORY, 'chaos/dist/fail-points/preload.js');
/** The flags of each in docker/compose.yaml. */
const FLAGS: Record<AppName, readonly string[]> = {
  api: ['--max-semi-space-size=16', '--max-old-space-size=384'],
  'enrichment-worker': ['--max-semi-space-size=2', '--max-old-space-size=256'],
  'webhook-worker': [],
};
const HEALTHY_WITHIN_MS = 180_000;

export function createApp(
  name: AppName,
  {
    checkout,
    port,
    env,
    logFile,
    onUpset,
    onAway,
  }: {
    /** The folder of the built version to run. */
    checkout: string;
    port: number;
    env: NodeJS.ProcessEnv;
    logFile: string;
    /** Called each time the process dies or freezes with unfinished work. */
    onUpset: () => void;
    /**
     * Called when the process stops, is killed or dies. The returned function is called when it responds
     * again.
     */
    onAway: () => () => void;
  },
): App {
  let child: ChildProcess | undefined;
  let startPoints: readonly FailPoint[] = [];
  let points = 0;
  let exited: Promise<unknown> = Promise.resolve();
  let reportBack: (() => void) | undefined;
  /**
   * Callbacks by the number of the fail point: called when the process reaches it, or with null when it ends.
   */
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
    reportBack ??= onAway();
  }
  function isBack(): void {
    reportBack?.();
    reportBack = undefined;
  }

  function order(what: ProcessCommand): void {
    // A process that has ended meanwhile has nothing left to do.
    child?.send(what, () => undefined);
  }

  return {
    name,
    port,
    logFile,
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
    async retire() {
      leave();
      child?.kill('SIGTERM');
      await exited;
      isBack();
    },
    async start() {
      if (!isRunning()) {
        const log = openSync(logFile, 'a');
        child = spawn(process.execPath, [...FLAGS[name], path.join(checkout, 'apps', name, 'dist/main.js')], {
          env: {
            ...env,
            NODE_OPTIONS: `--require ${FAIL_POINTS}`,
            [POINTS_VARIABLE]: JSON.stringify(startPoints),
          },
          stdio: ['ignore', log, log, 'ipc'],
        });
        closeSync(log);
        endWithParent(child, 'SIGKILL');
        exited = once(child, 'exit');
        child.once('exit', (code) => {
          leave();
          if (code !== 0) onUpset();
        });
        child.on('message', ({ number, what }: Reached) => awaited.get(number)?.(what));
        // Not at its exit, which may be seen before its last message.
        child.once('disconnect', () => {
          for (const notify of awaited.values()) notify(null);
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
      const pointNumber = points;
      const reached = new Promise<string | null>((resolve) => {
        if (child?.connected) awaited.set(pointNumber, resolve);
        else resolve(null);
      });
      if (point.act === 'freeze') void reached.then((what) => what !== null && onUpset());
      order({ point, number: pointNumber });
      return { reached };
    },
    startWith(next) {
      startPoints = next;
    },
    shiftClock: (offsetMs) => order({ offsetMs }),
  };
}
