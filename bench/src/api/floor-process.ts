import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@firmlens/embedded';
import { NODE_FLAGS } from './api-process';

/** The simplest program that does the work under measurement, in a process of its own as the API is. */
export interface FloorProcess {
  baseUrl: string;
  pid: number;
  stop: () => void;
}

/** Starts one of the floors in this folder with the API's flags. It says when it listens at `FLOOR_PORT`. */
export async function startFloorProcess(
  file: string,
  settings: Readonly<Record<string, string>>,
): Promise<FloorProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [...NODE_FLAGS, path.join(__dirname, file)], {
    env: { ...process.env, NODE_ENV: 'production', ...settings, FLOOR_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout !== null) await once(child.stdout, 'data');
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => void child.kill(),
  };
}
