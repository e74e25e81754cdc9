import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { endWithParent } from '@firmlens/embedded';
import { recordLog, waitUntil } from '@firmlens/testkit';
import { appEntryPoint } from '../../src/app-entry-point';

export type AppName = 'api' | 'enrichment-worker' | 'webhook-worker';

interface Health {
  status: number;
  waitingFor: string[];
}

/** An app as operators run it: its own process, started from the build. */
export interface AppProcess {
  name: AppName;
  /** Every line of its output. */
  lines: readonly string[];
  /** Null while it does not respond. */
  health(): Promise<Health | null>;
  hasEnded(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** The exit code once it has exited. Null after SIGKILL. */
  ended: Promise<number | null>;
}

/** Starts an app and waits until it is healthy. */
export async function startApp(
  name: AppName,
  env: NodeJS.ProcessEnv,
  healthUrl: string,
): Promise<AppProcess> {
  const child = spawn(process.execPath, [appEntryPoint(name)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithParent(child, 'SIGKILL');
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      recordLog(`${line}\n`);
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const health = async (): Promise<Health | null> => {
    try {
      const response = await fetch(healthUrl, { signal: AbortSignal.timeout(5_000) });
      const body = (await response.json()) as { waiting_for?: string[] };
      return { status: response.status, waitingFor: body.waiting_for ?? [] };
    } catch {
      return null;
    }
  };
  await waitUntil(
    async () => {
      if (hasEnded()) throw new Error(`${name} ended: ${lines.slice(-5).join('\n')}`);
      return (await health())?.status === 200;
    },
    { what: `${name} to be healthy` },
  );
  return { name, lines, health, hasEnded, kill: (signal) => void child.kill(signal), ended };
}
